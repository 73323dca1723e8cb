import { describe, expect, it } from "vitest";

import type { Own } from "../wire";
import { chosen, isEmpty, NOTHING, playOf, tapped } from "./selection";

const HAND = [4, 7, 7, 7, 8, 14, 14];

function taps(...cards: number[]) {
  return cards.reduce((selection, card) => tapped(selection, card, HAND), NOTHING);
}

describe("choosing cards of the hand", () => {
  it("takes the whole group at the first tap", () => {
    expect(chosen(taps(7))).toEqual([7, 7, 7]);
  });

  it("removes one copy at every further tap, until none is chosen", () => {
    expect(chosen(taps(7, 7))).toEqual([7, 7]);
    expect(chosen(taps(7, 7, 7))).toEqual([7]);
    expect(isEmpty(taps(7, 7, 7, 7))).toBe(true);
  });

  it("adds jokers one by one and then none", () => {
    expect(chosen(taps(7, 14))).toEqual([7, 7, 7, 14]);
    expect(chosen(taps(7, 14, 14))).toEqual([7, 7, 7, 14, 14]);
    expect(chosen(taps(7, 14, 14, 14))).toEqual([7, 7, 7]);
  });

  it("keeps jokers when another rank is chosen", () => {
    expect(chosen(taps(7, 14, 4))).toEqual([4, 14]);
  });
});

describe("the play of the chosen cards", () => {
  const you: Own = {
    seat: 0,
    hand: HAND,
    legal_moves: ["4", "7-7-X"],
    prey: [[], [{ seat: 2, cards: [5, 5, 5] }]],
    last_play: null,
  };

  it("is one of the server's moves, with what it snatches and what stays", () => {
    const play = playOf(taps(7, 7, 14), you);
    expect(play?.move).toBe("7-7-X");
    expect(play?.prey).toEqual([{ seat: 2, cards: [5, 5, 5] }]);
    expect(play?.staying).toEqual([
      { card: 7, count: 1 },
      { card: 14, count: 1 },
    ]);
  });

  it("is none if the server does not list it", () => {
    expect(playOf(taps(8), you)).toBeNull();
    expect(playOf(NOTHING, you)).toBeNull();
  });
});
