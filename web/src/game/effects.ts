/**
 * What an event changes on the table that is shown: cards move, and counts and scores change with
 * them. `landed` goes forwards, `lifted` backwards.
 *
 * Nothing is decided here: the server's position replaces the result when the move is complete.
 */

import type { Card, Cards } from "../art/cards";
import type { Board, GameEvent, Own } from "../wire";

/** A position as it is shown to one person. */
export interface Shown {
  readonly board: Board;
  /** Null for spectators. */
  readonly own: Own | null;
}

/** The position after an event: only where cards lie, not who decides. */
export function landed(shown: Shown, event: GameEvent): Shown {
  switch (event.type) {
    case "laid":
      return onStack(inHand(shown, event.seat, event.cards, -1), event.seat, event.cards);
    case "took":
      return inHand(offStack(shown, event.victim), event.seat, event.cards, 1);
    case "picked_up":
      return inHand(offStack(shown, event.seat), event.seat, event.cards, 1);
    case "discarded": {
      const { board } = shown;
      const discard = [...board.discard, ...event.cards];
      return offStack(changed(shown, { discard }), event.seat);
    }
    case "drew_from_row": {
      const row = shown.board.row.filter((_, place) => place !== event.place);
      return inHand(changed(shown, { row }), event.seat, event.cards, 1);
    }
    case "drew_from_pile":
      return inHand(fromPile(shown, 1), event.seat, [event.card], 1);
    case "row_refilled": {
      const row = [...shown.board.row, ...event.cards.map((card) => [card])];
      return changed(fromPile(shown, event.cards.length), { row });
    }
    case "ghost_snatched": {
      const ghost = without(shown.board.ghost, event.cards);
      return inHand(changed(shown, { ghost }), event.seat, event.cards, 1);
    }
    case "ghost_received":
      return changed(fromPile(shown, 1), { ghost: sorted([...shown.board.ghost, event.card]) });
    case "bundled":
      return changed(fromPile(shown, 1), {
        row: at(shown.board.row, event.place, (entry) => [...entry, event.card]),
      });
    case "turn_began":
      return changed(shown, { turn: event.seat, turn_number: event.turn_number });
    case "snatched":
    case "left":
    case "passed":
    case "game_ended":
      return shown;
  }
}

/** The position before an event; the inverse of `landed`. */
export function lifted(shown: Shown, event: GameEvent): Shown {
  const { board } = shown;
  switch (event.type) {
    case "laid":
      return inHand(offStack(shown, event.seat), event.seat, event.cards, 1);
    case "took":
      return onStack(inHand(shown, event.seat, event.cards, -1), event.victim, event.cards);
    case "picked_up":
      return onStack(inHand(shown, event.seat, event.cards, -1), event.seat, event.cards);
    case "discarded": {
      const discard = board.discard.slice(0, board.discard.length - event.cards.length);
      return onStack(changed(shown, { discard }), event.seat, event.cards);
    }
    case "drew_from_row": {
      const row = board.row.toSpliced(event.place, 0, event.cards);
      return inHand(changed(shown, { row }), event.seat, event.cards, -1);
    }
    case "drew_from_pile":
      return inHand(fromPile(shown, -1), event.seat, [event.card], -1);
    case "row_refilled": {
      const row = board.row.slice(0, board.row.length - event.cards.length);
      return changed(fromPile(shown, -event.cards.length), { row });
    }
    case "ghost_snatched": {
      const ghost = sorted([...board.ghost, ...event.cards]);
      return inHand(changed(shown, { ghost }), event.seat, event.cards, -1);
    }
    case "ghost_received":
      return changed(fromPile(shown, -1), { ghost: without(board.ghost, [event.card]) });
    case "bundled":
      return changed(fromPile(shown, -1), {
        row: at(board.row, event.place, (entry) =>
          entry.toSpliced(entry.lastIndexOf(event.card), 1),
        ),
      });
    case "turn_began": {
      const seats = board.hand_counts.length;
      const turn = (event.seat + seats - 1) % seats;
      return changed(shown, { turn, turn_number: event.turn_number - 1 });
    }
    case "snatched":
    case "left":
    case "passed":
    case "game_ended":
      return shown;
  }
}

/** The position while nobody decides: nothing is asked and no set is marked. */
export function unasked(shown: Shown): Shown {
  const { board, own } = shown;
  return {
    board: { ...board, phase: "play", to_move: null, snatch: null, next_prey: [], draws_left: 0 },
    own: own && { ...own, legal_moves: [], prey: [] },
  };
}

/** The position with the marks of an event that has just become visible: a claw, a set left. */
export function marked(shown: Shown, event: GameEvent): Shown {
  if (event.type !== "snatched" && event.type !== "left") return shown;
  const { seat: attacker, victim, cards, type } = event;
  const isLeft = type === "left";
  const snatch = { attacker, victim, cards, pending: [], outcome: isLeft ? type : null };
  return changed(unasked(shown), { snatch, phase: isLeft ? "answer" : "take" });
}

function changed({ board, own }: Shown, parts: Partial<Board>): Shown {
  return { board: { ...board, ...parts }, own };
}

function fromPile(shown: Shown, count: number): Shown {
  return changed(shown, { pile_size: shown.board.pile_size - count });
}

/** Cards join a hand and lower the score by one point each, or leave it and raise the score. */
function inHand(
  { board, own }: Shown,
  seat: number,
  cards: readonly (Card | null)[],
  sign: 1 | -1,
): Shown {
  const count = sign * cards.length;
  const known = cards.filter((card) => card !== null);
  const hand = (held: Cards) => (sign > 0 ? sorted([...held, ...known]) : without(held, known));
  return {
    board: {
      ...board,
      hand_counts: at(board.hand_counts, seat, (held) => held + count),
      scores: at(board.scores, seat, (score) => score - count),
    },
    own: own?.seat === seat ? { ...own, hand: hand(own.hand) } : own,
  };
}

function onStack(shown: Shown, seat: number, cards: Cards): Shown {
  const { stacks, scores } = shown.board;
  return changed(shown, {
    stacks: at(stacks, seat, (sets) => [...sets, cards]),
    scores: at(scores, seat, (score) => score + cards.length),
  });
}

function offStack(shown: Shown, seat: number): Shown {
  const { stacks, scores } = shown.board;
  const count = stacks[seat]?.at(-1)?.length ?? 0;
  return changed(shown, {
    stacks: at(stacks, seat, (sets) => sets.slice(0, -1)),
    scores: at(scores, seat, (score) => score - count),
  });
}

function at<T>(all: readonly T[], place: number, change: (one: T) => T): readonly T[] {
  return all.map((one, index) => (index === place ? change(one) : one));
}

function sorted(cards: Cards): Cards {
  return cards.toSorted((a, b) => a - b);
}

function without(cards: Cards, fewer: Cards): Cards {
  const left = [...cards];
  for (const card of fewer) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
