/**
 * Taps on the hand, and which of them lay cards at once.
 *
 * Two quick taps lay a group: the first chose it, the second came soon after, and no third followed.
 * Whoever taps on, to go down in copies, lays nothing; nor does anybody who goes on with slow taps.
 */

import { JOKER, type Card, type Cards } from "../art/cards";
import { NOTHING, tapped, type Selection } from "./selection";

/** How soon after each other taps are quick, in milliseconds. */
export const QUICK = 280;

export interface Tapping {
  readonly selection: Selection;
  readonly card: Card | null;
  readonly at: number;
  /** How many quick taps in a row, from the one that chose the group; 0 if they cannot lay it. */
  readonly run: 0 | 1 | 2;
}

export const UNTAPPED: Tapping = { selection: NOTHING, card: null, at: 0, run: 0 };

export interface Tap {
  readonly card: Card;
  readonly at: number;
  /** Whether it can be the first of two that lay a group. */
  readonly canBegin: boolean;
}

/** The taps with one more. `isPlay` says whether chosen cards may be laid. */
export function withTap(
  { selection, card, at, run }: Tapping,
  tap: Tap,
  hand: Cards,
  isPlay: (selection: Selection) => boolean,
): Tapping {
  const isQuick = tap.card === card && tap.at - at <= QUICK;
  const made = { card: tap.card, at: tap.at };
  if (isQuick && run === 1 && isPlay(selection)) return { ...made, selection, run: 2 };
  const next = tapped(selection, tap.card, hand);
  // The second tap took no copy away, as it might have laid them all.
  if (isQuick && run === 2) return { ...made, selection: tapped(next, tap.card, hand), run: 0 };
  const begins = tap.canBegin && tap.card !== JOKER && selection.rank !== tap.card;
  return { ...made, selection: next, run: begins ? 1 : 0 };
}

/** Whether these taps lay the group, unless another follows soon. */
export function isDouble(tapping: Tapping): boolean {
  return tapping.run === 2;
}
