/** Cards as they are sent: ranks 1–13, and 14 for the joker. */

import { JOKER } from "../constants";
import { FEW, RATIO } from "./drawing";

export { FEW, JOKER, RATIO };
export type Card = number;
export type Cards = readonly Card[];

export function cardText(card: Card): string {
  return card === JOKER ? "X" : String(card);
}

/** A set in notation: `7-7-X`. */
export function setText(cards: Cards): string {
  return cards.map(cardText).join("-");
}

/** The rank of a set; the joker if it has only jokers. */
export function rankOf(cards: Cards): Card {
  return cards[0] ?? JOKER;
}

/** The number of each card, ascending, jokers last. */
export function grouped(cards: Cards): readonly { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([card, count]) => ({ card, count }));
}
