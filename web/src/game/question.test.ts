import { describe, expect, it } from "vitest";

import { cardText } from "../art/cards";
import type { Board, Outcome, Own } from "../wire";
import { berthOf, questionOf, rowMove } from "./question";

const board = {
  turn: 1,
  stacks: [[[5, 5]], [[9, 9]]],
  ghost: [2, 2, 6],
  discard: [],
  draws_left: 0,
  row: [[3], [4]],
  pile_size: 5,
  snatch: null,
} as unknown as Board;
const own = (...moves: string[]): Own => ({
  seat: 0,
  hand: [],
  legal_moves: moves,
  prey: [],
  last_play: null,
});

describe("what is asked", () => {
  it("is nothing without moves", () => {
    expect(questionOf({ ...board, phase: "play" }, own())).toBeNull();
    expect(questionOf({ ...board, phase: "play" }, null)).toBeNull();
  });

  it("names the sets of the ghost that may be taken", () => {
    const question = questionOf({ ...board, phase: "ghost" }, own("ghost:2"));
    expect(question).toMatchObject({ kind: "ghost", sets: [{ move: "ghost:2", cards: [2, 2] }] });
    expect(berthOf(question)).toBe("upper");
  });

  it.each<Outcome>(["taken", "discarded"])(
    "says that the snatched cards that led to a draw were %s, whatever is on the discard pile",
    (outcome) => {
      const snatch = { attacker: 1, victim: 0, cards: [11], pending: [], outcome };
      for (const discard of [[], [4, 11], [11, 4]]) {
        const drawing: Board = { ...board, phase: "draw", snatch, draws_left: 1, discard };
        expect(questionOf(drawing, own("pile"))).toMatchObject({ kind: "draw", outcome });
      }
    },
  );

  it("counts the cards to be drawn in total", () => {
    const snatch = {
      attacker: 1,
      victim: 0,
      cards: [5, 5],
      pending: [],
      outcome: "taken",
    } as const;
    const drawing: Board = { ...board, phase: "draw", snatch, draws_left: 1 };
    expect(questionOf(drawing, own("pile"))).toMatchObject({ number: 2, total: 2 });
  });

  it("promises no more cards than row and pile have", () => {
    const snatch = {
      attacker: 1,
      victim: 0,
      cards: [5, 5, 5, 5],
      pending: [],
      outcome: "taken",
    } as const;
    const drawing: Board = { ...board, phase: "draw", snatch, draws_left: 3, pile_size: 0 };
    expect(questionOf(drawing, own("row:3"))).toMatchObject({ number: 2, total: 3 });
  });

  it("writes entries of the row as the server does", () => {
    expect(rowMove([7], cardText)).toBe("row:7");
    expect(rowMove([2, 14, 13], cardText)).toBe("row:2+13+X");
  });
});
