/** The chosen cards of the hand. Only the server's list of moves says which may be played. */

import { cardText, grouped, JOKER, type Card, type Cards } from "../art/cards";
import type { Own, Prey } from "../wire";

export interface Selection {
  readonly rank: Card | null;
  readonly copies: number;
  readonly jokers: number;
}

export const NOTHING: Selection = { rank: null, copies: 0, jokers: 0 };

/** A tap on a group chooses all of it, another tap one copy fewer; jokers are added one by one. */
export function tapped(selection: Selection, card: Card, hand: Cards): Selection {
  const held = hand.filter((one) => one === card).length;
  if (card === JOKER) {
    return { ...selection, jokers: selection.jokers < held ? selection.jokers + 1 : 0 };
  }
  if (selection.rank !== card) return { ...selection, rank: card, copies: held };
  const copies = selection.copies - 1;
  return copies > 0 ? { ...selection, copies } : { ...selection, rank: null, copies: 0 };
}

export function isEmpty(selection: Selection): boolean {
  return selection.copies + selection.jokers === 0;
}

/** The chosen cards, jokers last. */
export function chosen({ rank, copies, jokers }: Selection): Cards {
  const ranks = rank === null ? [] : Array<Card>(copies).fill(rank);
  return [...ranks, ...Array<Card>(jokers).fill(JOKER)];
}

export interface Play {
  readonly move: string;
  readonly cards: Cards;
  readonly prey: readonly Prey[];
  /** The cards of the same ranks that stay in the hand. */
  readonly staying: readonly { readonly card: Card; readonly count: number }[];
}

/** The legal play for the chosen cards, with its prey; null if there is none. */
export function playOf(selection: Selection, own: Own): Play | null {
  const cards = chosen(selection);
  const move = cards.map(cardText).join("-");
  const index = own.legal_moves.indexOf(move);
  if (cards.length === 0 || index < 0) return null;
  const staying = grouped(own.hand)
    .filter(({ card }) => cards.includes(card))
    .map(({ card, count }) => ({ card, count: count - cards.filter((c) => c === card).length }))
    .filter(({ count }) => count > 0);
  return { move, cards, prey: own.prey[index] ?? [], staying };
}
