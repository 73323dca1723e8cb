import { describe, expect, it } from "vitest";

import type { Board, GameEvent, Own } from "../wire";
import { landed, lifted, marked, unasked, type Shown } from "./effects";
import played from "./played_games.json";

interface Position {
  readonly board: Partial<Board>;
  readonly hand: readonly number[];
}

/** The server's positions and the events between them. */
const GAMES = played as unknown as readonly {
  readonly first: Position;
  readonly moves: readonly (Position & { readonly events: readonly GameEvent[] })[];
}[];

function shown({ board, hand }: Position): Shown {
  const own = { seat: 0, hand, legal_moves: [], prey: [], last_play: null } as Own;
  return { board: board as Board, own };
}

/** Where the cards lie; who must decide is not an effect of events. */
function cards({ board, own }: Shown) {
  const { hand_counts, stacks, pile_size, discard, ghost, scores, turn, turn_number } = board;
  const row = board.row.map(([first, ...others]) => [first, ...others.sort((a, b) => a - b)]);
  const rest = { hand_counts, stacks, pile_size, discard, ghost, scores, turn, turn_number };
  return { ...rest, row, hand: own?.hand };
}

describe("the effect of events", () => {
  it("is what the server says, move after move", () => {
    for (const { first, moves } of GAMES) {
      moves.forEach((move, place) => {
        const before = shown(moves[place - 1] ?? first);
        expect(cards(move.events.reduce(landed, before))).toEqual(cards(shown(move)));
      });
    }
  });

  it("can be taken back, to the beginning of the game", () => {
    for (const { first, moves } of GAMES) {
      const last = moves.at(-1);
      if (!last) throw new Error("no moves");
      const events = moves.flatMap((move) => move.events);
      expect(cards(events.reduceRight(lifted, shown(last)))).toEqual(cards(shown(first)));
    }
  });

  it("does not touch what lies elsewhere", () => {
    const before = shown(GAMES[0]?.first ?? { board: {}, hand: [] });
    const after = landed(before, { type: "drew_from_pile", seat: 1, card: null });
    expect(after.board.row).toBe(before.board.row);
    expect(after.board.stacks).toBe(before.board.stacks);
    expect(after.own).toBe(before.own);
  });
});

describe("between two acts", () => {
  const before = shown(GAMES[0]?.first ?? { board: {}, hand: [] });

  it("nobody is asked and nothing is marked", () => {
    const { board, own } = unasked(before);
    expect(board).toMatchObject({ to_move: null, snatch: null, next_prey: [] });
    expect(own?.legal_moves).toEqual([]);
  });

  it("a snatched set has its claw, and a set that was left says so", () => {
    const snatch = { seat: 1, victim: 2, cards: [5] };
    expect(marked(before, { type: "snatched", ...snatch }).board).toMatchObject({
      phase: "take",
      snatch: { attacker: 1, victim: 2 },
    });
    expect(marked(before, { type: "left", ...snatch }).board.phase).toBe("answer");
  });
});
