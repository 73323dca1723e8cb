/** Which cards of the hand are chosen. What may be laid, only the server's list of moves says. */

import { cardText, grouped, JOKER, type Card, type Cards } from "../art/cards";
import type { Own, Prey } from "../wire";

export interface Selection {
  readonly rank: Card | null;
  readonly copies: number;
  readonly jokers: number;
}

export const NOTHING: Selection = { rank: null, copies: 0, jokers: 0 };

/** Tapping a group chooses all of it, tapping again one copy less; jokers come one by one. */
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
  /** What stays in the hand of the cards it is made of. */
  readonly staying: readonly { readonly card: Card; readonly count: number }[];
}

/** The legal play that the chosen cards are, with what it would snatch; null if it is none. */
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
