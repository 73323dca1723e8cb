import { expect, it } from "vitest";
import type { Board } from "../wire";
import { shownMove, writtenCards } from "./moves";
import { ringsOf } from "./rings";

const snatch = { attacker: 0, victim: 1, cards: [3, 3], pending: [], outcome: null };
const board = { snatch, row: [[5], [2, 13], [2]] } as unknown as Board;

it("knows the cards of every kind of move", () => {
  expect(shownMove("6-6-X", board)).toEqual({ act: "lay", cards: [6, 6, 14] });
  expect(shownMove("X", board)).toEqual({ act: "lay", cards: [14] });
  for (const act of ["take", "leave", "pickup", "discard"] as const) {
    expect(shownMove(act, board)).toEqual({ act, cards: [3, 3] });
  }
  expect(shownMove("row:2+13", board)).toEqual({ act: "row", cards: [2, 13] });
  expect(shownMove("row:4+X", board)).toEqual({ act: "row", cards: [4, 14] });
  expect(shownMove("pile", board)).toEqual({ act: "pile", cards: [] });
  expect(shownMove("pass", board)).toEqual({ act: "pass", cards: [] });
  expect(shownMove("ghost:9", board)).toEqual({ act: "ghost", cards: [9] });
});

it("tells cards from other words", () => {
  expect(writtenCards("12-12-X")).toEqual([12, 12, 14]);
  expect(writtenCards("X")).toEqual([14]);
  expect(writtenCards("2+13")).toEqual([2, 13]);
  expect(writtenCards("Xaver")).toBeNull();
  expect(writtenCards("row:3")).toBeNull();
});

it("rings the cards where they lie", () => {
  expect(ringsOf("6-6-X", board)).toEqual([
    { at: "hand:6", copies: 2 },
    { at: "hand:14", copies: 1 },
  ]);
  expect(ringsOf("take", board)).toEqual([{ at: "stack:1", copies: null }]);
  expect(ringsOf("row:2+13", board)).toEqual([{ at: "row:1", copies: null }]);
  expect(ringsOf("row:2", board)).toEqual([{ at: "row:2", copies: null }]);
  expect(ringsOf("pile", board)).toEqual([{ at: "pile", copies: null }]);
  expect(ringsOf("pass", board)).toEqual([]);
});
