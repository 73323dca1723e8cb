import { describe, expect, it } from "vitest";

import type { Board } from "../wire";
import { showsAim, turnsPlayed } from "./newcomer";

const at = (turn_number: number, more: Partial<Board> = {}): Board =>
  ({
    starter: 1,
    turn: turn_number % 3,
    turn_number,
    hand_counts: [13, 13, 13],
    phase: "play",
    ...more,
  }) as unknown as Board;

describe("the turns of a seat", () => {
  it("are counted from the starter on", () => {
    const turns = [1, 2, 3, 4, 5, 6, 7].map((number) =>
      [0, 1, 2].map((seat) => turnsPlayed(at(number), seat)),
    );
    expect(turns).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
      [1, 2, 2],
      [2, 2, 2],
    ]);
  });
});

describe("the aim of the game", () => {
  it("is shown until the reader has played two turns", () => {
    expect([1, 4, 5].map((number) => showsAim(at(number), 1, true))).toEqual([true, true, false]);
  });

  it("is not shown to spectators, nor after the first game, nor at the end", () => {
    expect(showsAim(at(1), null, true)).toBe(false);
    expect(showsAim(at(1), 1, false)).toBe(false);
    expect(showsAim(at(1, { phase: "over" }), 1, true)).toBe(false);
  });
});
