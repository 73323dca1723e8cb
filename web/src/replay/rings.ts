/** The cards on a table that two moves are about, so that they can be ringed. */

import { JOKER, type Cards } from "../art/cards";
import type { Board } from "../wire";
import { shownMove } from "./moves";

/** Two moves of a decision: what was played, and what would have been better. */
export interface Compared {
  readonly played: string;
  readonly best: string;
}

/** A place of the table, and the number of its cards that are ringed; null for all. */
export interface Ring {
  readonly at: string;
  readonly copies: number | null;
}

/** The places that a move in notation is about. */
export function ringsOf(move: string, board: Board): readonly Ring[] {
  const { act, cards } = shownMove(move, board);
  switch (act) {
    case "lay":
      return inHand(cards);
    case "take":
    case "leave":
    case "pickup":
    case "discard":
      return board.snatch ? [{ at: `stack:${String(board.snatch.victim)}`, copies: null }] : [];
    case "row": {
      const place = board.row.findIndex((entry) => isSame(entry, cards));
      return place < 0 ? [] : [{ at: `row:${String(place)}`, copies: null }];
    }
    case "pile":
      return [{ at: "pile", copies: null }];
    case "ghost":
      return cards.slice(0, 1).map((card) => ({ at: `ghost:${String(card)}`, copies: null }));
    case "pass":
      return [];
  }
}

function inHand(cards: Cards): readonly Ring[] {
  const jokers = cards.filter((card) => card === JOKER).length;
  const rings: Ring[] = [];
  const [first] = cards;
  if (first !== undefined && first !== JOKER) {
    rings.push({ at: `hand:${String(first)}`, copies: cards.length - jokers });
  }
  if (jokers > 0) rings.push({ at: `hand:${String(JOKER)}`, copies: jokers });
  return rings;
}

function isSame(entry: Cards, cards: Cards): boolean {
  return [...entry].sort().join() === [...cards].sort().join();
}
