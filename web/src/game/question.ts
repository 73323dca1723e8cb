/** The question for this person and its place; the answers are the server's legal moves. */

import type { Cards } from "../art/cards";
import type { Board, Outcome, Own } from "../wire";
import type { Berth } from "./layout";
import { drawable } from "./supply";

export type Question =
  | { readonly kind: "play" }
  | { readonly kind: "take"; readonly victim: number; readonly cards: Cards; readonly by: Cards }
  | { readonly kind: "answer"; readonly attacker: number; readonly cards: Cards }
  | {
      readonly kind: "draw";
      readonly attacker: number | null;
      readonly cards: Cards;
      /** The answer to the snatch that led to this draw. */
      readonly outcome: Outcome | null;
      /** Which card of the draw comes next, from 1. */
      readonly number: number;
      /** Number of cards of the whole draw; fewer than were snatched if the supply runs out. */
      readonly total: number;
    }
  | { readonly kind: "consolation" }
  | { readonly kind: "ghost"; readonly sets: readonly GhostSet[] };

export interface GhostSet {
  readonly move: string;
  readonly cards: Cards;
}

/** The question for this person's legal moves; null if somebody else decides. */
export function questionOf(board: Board, own: Own | null): Question | null {
  if (own === null || own.legal_moves.length === 0) return null;
  const snatch = board.snatch;
  const laid = board.stacks[board.turn]?.at(-1) ?? [];
  switch (board.phase) {
    case "play":
      return { kind: "play" };
    case "take":
      return snatch && { kind: "take", victim: snatch.victim, cards: snatch.cards, by: laid };
    case "answer":
      return snatch && { kind: "answer", attacker: snatch.attacker, cards: snatch.cards };
    case "draw": {
      const wanted = Math.max(snatch?.cards.length ?? 0, board.draws_left);
      const drawn = wanted - board.draws_left;
      return {
        kind: "draw",
        attacker: snatch?.attacker ?? null,
        cards: snatch?.cards ?? [],
        outcome: snatch?.outcome ?? null,
        number: drawn + 1,
        total: drawn + drawable(board.draws_left, board),
      };
    }
    case "consolation":
      return { kind: "consolation" };
    case "ghost":
      return { kind: "ghost", sets: own.legal_moves.map((move) => ghostSet(move, board)) };
    case "over":
      return null;
  }
}

function ghostSet(move: string, board: Board): GhostSet {
  const rank = Number(move.split(":")[1]);
  return { move, cards: board.ghost.filter((card) => card === rank) };
}

/** The berth that is nearer to the cards in question. */
export function berthOf(question: Question | null, isShort = false): Berth {
  if (!question) return "none";
  // On short phones two choices would cover the hand, so the question is above the row.
  if (question.kind === "answer") return isShort ? "upper" : "lower";
  return question.kind === "play" ? "lower" : "upper";
}

export const isDraw = (question: Question | null): boolean =>
  question?.kind === "draw" || question?.kind === "consolation";

/** The move that draws an entry of the row; entries with the same cards are the same choice. */
export function rowMove(entry: Cards, text: (card: number) => string): string {
  const [first = 0, ...others] = entry;
  return `row:${[first, ...[...others].sort((a, b) => a - b)].map(text).join("+")}`;
}
