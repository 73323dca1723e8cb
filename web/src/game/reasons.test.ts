import { beforeAll, describe, expect, it, vi } from "vitest";

import { t, texts } from "../texts/texts.svelte";
import type { Board } from "../wire";
import type { Question } from "./question";
import { choosing, reasonFor, type Place, type Situation } from "./reasons";
import { NOTHING } from "./selection";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await texts.use("en");
});

const BOARD = {
  phase: "play",
  to_move: 1,
  hand_counts: [9, 7],
  stacks: [[[5, 5], [8]], []],
  scores: [-6, -7],
  options: { consolation_draw: false },
} as unknown as Board;

function told(kind: "hand" | "row" | "pile" | "ghost" | "lay", more: Partial<Situation> = {}) {
  return reasonFor({ kind }, now(more));
}

function now(more: Partial<Situation>): Situation {
  return {
    board: BOARD,
    cast: { names: ["Ann", "Ben"], you: 0 },
    question: null,
    connected: true,
    sent: false,
    newcomer: false,
    ...more,
  };
}

const draws = (to_move: number, kind: "draw" | "consolation" = "draw") => ({
  ...BOARD,
  phase: kind,
  to_move,
});
const drawing: Question = {
  kind: "draw",
  attacker: 1,
  cards: [4, 4],
  outcome: "taken",
  number: 2,
  total: 2,
};

describe("a card of the hand that cannot be chosen", () => {
  it("says whose decision it is", () => {
    expect(told("hand")).toBe("You lay cards on your turn. Now Ben decides.");
  });

  it("says what is asked instead", () => {
    expect(told("hand", { question: drawing })).toBe("You draw a card: 2 of 2.");
    expect(told("hand", { question: { kind: "consolation" } })).toBe(t("told-consolation"));
  });

  it("says nothing while a decision is on its way", () => {
    expect(told("hand", { sent: true })).toBeNull();
    expect(told("hand", { question: { kind: "play" } })).toBeNull();
  });

  it("says that the connection is lost, or the game over", () => {
    expect(told("hand", { connected: false })).toBe(t("connection-lost"));
    expect(told("hand", { board: { ...BOARD, phase: "over" } })).toBe("The game is over.");
  });
});

describe("row and pile without a draw", () => {
  it("explain themselves to newcomers and spectators", () => {
    expect(told("row", { newcomer: true })).toBe(t("why-row"));
    expect(told("pile", { cast: { names: ["Ann", "Ben"], you: null } })).toBe(t("why-row"));
  });

  it("say when cards are drawn, depending on the edition", () => {
    const options = { ...BOARD.options, consolation_draw: true };
    expect(told("row")).toBe("You cannot draw now: you draw when you lose a set.");
    expect(told("row", { board: { ...BOARD, options } })).toContain("snatches nothing");
  });

  it("say who draws instead", () => {
    expect(told("row", { board: draws(1) })).toBe("Ben draws now, not you.");
  });

  it("say that the pile is empty", () => {
    expect(told("pile", { board: draws(0), question: drawing })).toBe(t("why-pile"));
  });
});

describe("other places", () => {
  it("explain a score as cards laid minus cards in hand", () => {
    const place: Place = { kind: "seat", seat: 0 };
    expect(reasonFor(place, now({}))).toBe("You: 3 laid − 9 in hand = −6");
    expect(reasonFor(place, now({ connected: false }))).toContain("= −6");
  });

  it("say how to lay and how to snatch from the ghost", () => {
    expect(told("lay", { question: { kind: "play" } })).toBe(t("why-lay"));
    expect(told("ghost")).toBe(t("why-ghost"));
  });
});

describe("choosing cards", () => {
  const sevens = { rank: 7, copies: 2, jokers: 0 };

  it("of another rank replaces the first", () => {
    expect(choosing(sevens, { rank: 8, copies: 1, jokers: 0 })?.words).toBe(
      "A set has only one rank: 8 instead of 7.",
    );
    expect(choosing(NOTHING, sevens)).toBeNull();
    expect(choosing(sevens, { ...sevens, copies: 1 })).toBeNull();
  });

  it("explains jokers, and that no more are left", () => {
    expect(choosing(sevens, { ...sevens, jokers: 1 })?.id).toBe("why-joker");
    expect(choosing({ ...sevens, jokers: 1 }, sevens)?.id).toBe("why-jokers");
  });
});
