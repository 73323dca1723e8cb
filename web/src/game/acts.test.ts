import { describe, expect, it } from "vitest";

import type { GameEvent, TableEvent } from "../wire";
import { actsOf, lengthOf, LONGEST_EVENT, LONGEST_TURN, rateOf } from "./acts";

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
  { type: "game_ended", reason: "out", scores: [1, 2], winners: [1] },
];

function moved(...events: GameEvent[]): readonly TableEvent[] {
  return [{ type: "moved", seat: 1, move: "", by: "bot", events } as unknown as TableEvent];
}

/** How long every update of a turn is shown, if all of them wait from the start. */
function shown(updates: readonly (readonly TableEvent[])[]): readonly number[] {
  let spent = 0;
  return updates.map((events, place) => {
    const pause = lengthOf(actsOf(events)) / rateOf(updates.slice(place), spent);
    spent += pause;
    return pause;
  });
}

const LAY = { type: "laid", seat: 1, cards: [7, 7, 7] } as const;
const SNATCH = { type: "snatched", seat: 1, victim: 2, cards: [5, 5, 5] } as const;
const TAKE = { type: "took", seat: 1, victim: 2, cards: [5, 5, 5] } as const;
const DRAW = { type: "drew_from_pile", seat: 2, card: null } as const;
const TURN = { type: "turn_began", seat: 2, turn_number: 9 } as const;

describe("the acts of a move", () => {
  it.each(EVERY_KIND)("never last longer than 0.6 s: $type", (event) => {
    const length = lengthOf(actsOf(moved(event)));
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(LONGEST_EVENT);
  });

  it("come in order: the claw pops when the set lies", () => {
    const [lay, snatch] = actsOf(moved(LAY, SNATCH));
    expect(snatch?.at).toBeGreaterThan(lay?.at ?? 0);
    expect(snatch?.at).toBeLessThanOrEqual(lay?.length ?? 0);
  });

  it("are none where nothing was moved", () => {
    expect(lengthOf(actsOf([]))).toBe(0);
  });
});

describe("the pace", () => {
  it("is as drawn for a simple turn", () => {
    expect(rateOf([moved(LAY, TURN)], 0)).toBe(1);
  });

  it("lets a bot's turn with two snatches and many draws end within 1.5 s", () => {
    const turn = [
      moved(LAY, SNATCH),
      moved(TAKE),
      ...Array.from({ length: 3 }, () => moved(DRAW)),
      moved(SNATCH),
      moved(TAKE),
      ...Array.from({ length: 3 }, () => moved(DRAW)),
      moved(DRAW, TURN),
    ];
    const pauses = shown(turn);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(LONGEST_TURN + 1);
    expect(Math.min(...pauses)).toBeGreaterThan(0);
  });

  it("does not hurry a turn for what comes after it", () => {
    const next = moved(LAY, TURN);
    expect(rateOf([moved(LAY, TURN), next, next], 0)).toBe(1);
  });

  it("shows however much waits within six seconds", () => {
    const updates = Array.from({ length: 100 }, () => moved(LAY, TURN));
    const rate = rateOf(updates, 0);
    const whole = updates.length * lengthOf(actsOf(moved(LAY, TURN)));
    expect(whole / rate).toBeLessThanOrEqual(6000);
  });
});
