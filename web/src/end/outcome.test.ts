import { expect, test } from "vitest";
import type { Board } from "../wire";
import { placeOf, placesOf } from "./outcome";

function board(scores: readonly number[], winners: readonly number[]): Board {
  return { scores, winners } as unknown as Board;
}

test("the winner is first, the others follow by score", () => {
  expect(placesOf(board([3, 22, 8, 20], [1]))).toEqual([1, 3, 2, 0]);
});

test("a tie decided by fewer cards in hand puts its winner first", () => {
  const tied = board([9, 9, 4], [1]);
  expect(placesOf(tied)).toEqual([1, 0, 2]);
  expect([0, 1, 2].map((seat) => placeOf(tied, seat))).toEqual([2, 1, 3]);
});

test("equal scores have the same place", () => {
  const equal = board([5, 12, 5, -1], [1]);
  expect([0, 1, 2, 3].map((seat) => placeOf(equal, seat))).toEqual([2, 1, 2, 4]);
});

test("everybody who shares the win is first", () => {
  const shared = board([7, 7, 2], [0, 1]);
  expect([0, 1, 2].map((seat) => placeOf(shared, seat))).toEqual([1, 1, 3]);
});
