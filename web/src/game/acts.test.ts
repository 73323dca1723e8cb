import { describe, expect, it } from "vitest";

import type { Board, GameEvent, TableEvent } from "../wire";
import {
  actsOf,
  CLAW_STAYS,
  LONGEST_EVENT,
  LONGEST_TURN,
  PER_SNATCH,
  rateOf,
  timingOf,
  type Act,
} from "./acts";

const BOARD = { hand_counts: [9, 9, 9, 9, 9], turn: 1, snatch: null } as unknown as Board;
const AROUND = { before: BOARD, after: BOARD };
const READER = 0;

const EVERY_KIND: readonly GameEvent[] = [
  { type: "laid", seat: 1, cards: Array<number>(12).fill(7) },
  { type: "snatched", seat: 1, victim: 2, cards: [5, 5] },
  { type: "took", seat: 1, victim: 2, cards: [5, 5] },
  { type: "left", seat: 1, victim: 2, cards: [5, 5] },
  { type: "picked_up", seat: 2, cards: [5, 5] },
  { type: "discarded", seat: 2, cards: [5, 5] },
  { type: "drew_from_row", seat: 2, place: 1, cards: [9, 13] },
  { type: "drew_from_pile", seat: 2, card: null },
  { type: "row_refilled", cards: [1, 2, 3, 4, 5, 6] },
  { type: "ghost_snatched", seat: 1, cards: [3] },
  { type: "ghost_received", card: 4 },
  { type: "bundled", place: 2, card: 14 },
  { type: "passed", seat: 1 },
  { type: "turn_began", seat: 2, turn_number: 9 },
];

function moved(...events: GameEvent[]): readonly TableEvent[] {
  return [{ type: "moved", seat: 1, move: "", by: "bot", events } as unknown as TableEvent];
}

function acts(...events: GameEvent[]): readonly Act[] {
  return actsOf(moved(...events), AROUND);
}

/** How long it takes to show a turn whose acts are all waiting from the start. */
function shown(turn: readonly Act[]): number {
  let progress = { spent: 0, snatches: 0 };
  turn.forEach((act, place) => {
    const { length, hold } = timingOf(act, READER);
    const spent = progress.spent + length / rateOf(turn.slice(place), progress, READER) + hold;
    progress = { spent, snatches: progress.snatches + (act.type === "snatched" ? 1 : 0) };
  });
  return progress.spent;
}

const LAY = { type: "laid", seat: 1, cards: [7, 7, 7] } as const;
const SNATCH = { type: "snatched", seat: 1, victim: 3, cards: [5, 5, 5] } as const;
const TAKE = { type: "took", seat: 1, victim: 3, cards: [5, 5, 5] } as const;
const DRAW = { type: "drew_from_pile", seat: 3, card: null } as const;
const TURN = { type: "turn_began", seat: 2, turn_number: 9 } as const;

describe("the acts of a move", () => {
  it.each(EVERY_KIND)("never last longer than 0.6 s: $type", (event) => {
    for (const act of acts(event)) {
      const { length } = timingOf(act, READER);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(LONGEST_EVENT);
    }
  });

  it("compare clockwise from the attacker's left up to the robbed player", () => {
    expect(acts(LAY, SNATCH)).toEqual([LAY, { type: "compared", seats: [2, 3] }, SNATCH]);
  });

  it("continue comparing after the player who was robbed before", () => {
    const snatch = { attacker: 1, victim: 3, cards: [], pending: [], outcome: null };
    const again = { ...SNATCH, victim: 0 };
    const made = actsOf(moved(again), { before: { ...BOARD, snatch }, after: BOARD });
    expect(made).toEqual([{ type: "compared", seats: [4, 0] }, again]);
  });

  it("compare with everybody if nothing is snatched, and with nobody at the end", () => {
    expect(acts(LAY, TURN)).toEqual([LAY, { type: "compared", seats: [2, 3, 4, 0] }, TURN]);
    const end = { type: "game_ended", reason: "out", scores: [], winners: [] } as const;
    expect(acts(LAY, end)).toEqual([LAY, end]);
  });

  it("turn up all cards of the pile together", () => {
    const refill = { type: "row_refilled", cards: [3] } as const;
    const ghost = { type: "ghost_received", card: 4 } as const;
    expect(acts(ghost, ghost, refill)).toEqual([
      { type: "supplied", events: [ghost, ghost, refill] },
    ]);
  });

  it("are none if nothing was moved", () => {
    expect(actsOf([], AROUND)).toEqual([]);
  });

  it("show somebody else's claw for a while, but never delay a question to the reader", () => {
    const { length, hold } = timingOf(SNATCH, READER);
    expect(length + hold).toBe(CLAW_STAYS);
    expect(timingOf(SNATCH, SNATCH.seat).hold).toBe(0);
  });
});

describe("the pace", () => {
  it("is normal for a simple turn", () => {
    expect(rateOf(acts(LAY, TURN), { spent: 0, snatches: 0 }, READER)).toBe(1);
  });

  it.each([0, 1, 2, 3])("lets a bot's turn with %d snatches end in time", (snatches) => {
    const robbed = Array.from({ length: snatches }, () => [SNATCH, TAKE, DRAW, DRAW, DRAW]);
    const turn = acts(LAY, ...robbed.flat(), TURN);
    expect(shown(turn)).toBeLessThanOrEqual(LONGEST_TURN + PER_SNATCH * snatches);
    expect(shown(turn)).toBeGreaterThan(CLAW_STAYS * snatches);
  });

  it("does not hurry a turn for what comes after it", () => {
    const turn = acts(LAY, TURN);
    expect(rateOf([...turn, ...turn, ...turn], { spent: 0, snatches: 0 }, READER)).toBe(1);
  });

  it("shows everything that is waiting within twelve seconds", () => {
    const waiting = Array.from({ length: 100 }, () => acts(LAY, TURN)).flat();
    const whole = waiting.reduce((sum, act) => sum + timingOf(act, READER).length, 0);
    const rate = rateOf(waiting, { spent: 0, snatches: 0 }, READER);
    expect(whole / rate).toBeLessThanOrEqual(12_000);
  });
});
