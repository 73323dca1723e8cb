import { describe, expect, it } from "vitest";

import { cardText } from "../art/cards";
import type { GameData, YouData } from "../wire";
import { asked, berthOf, rowMove } from "./asking";

const base = {
  turn: 1,
  stacks: [[[5, 5]], [[9, 9]]],
  ghost: [2, 2, 6],
  discard: [],
  draws_left: 0,
  snatch: null,
} as unknown as GameData;
const you = (...moves: string[]): YouData => ({ seat: 0, hand: [], legal_moves: moves, prey: [] });

describe("what is asked", () => {
  it("is nothing without moves", () => {
    expect(asked({ ...base, phase: "play" }, you())).toBeNull();
  });

  it("names the sets of the ghost that may be taken", () => {
    const question = asked({ ...base, phase: "ghost" }, you("ghost:2"));
    expect(question).toMatchObject({ kind: "ghost", sets: [{ move: "ghost:2", cards: [2, 2] }] });
    expect(berthOf(question)).toBe("upper");
  });

  it("knows whether the cards behind a draw were taken or discarded", () => {
    const snatch = { attacker: 1, victim: 0, cards: [5, 5], pending: [] };
    const drawing = { ...base, phase: "draw", snatch, draws_left: 1 } as GameData;
    expect(asked(drawing, you("pile"))).toMatchObject({ taken: true, total: 2 });
    const discarded = { ...drawing, discard: [5, 5] } as GameData;
    expect(asked(discarded, you("pile"))).toMatchObject({ taken: false });
  });

  it("writes entries of the row as the server does", () => {
    expect(rowMove([7], cardText)).toBe("row:7");
    expect(rowMove([2, 14, 13], cardText)).toBe("row:2+13+X");
  });
});
