/** What happened as acts on a stage: when each begins, how long it lasts, how fast all is shown. */

import type { GameEvent, TableEvent } from "../wire";

/** The durations of the drawings, in milliseconds; those of styles/tokens.css among them. */
export const TIMES = { press: 90, select: 120, settle: 160, travel: 280, stagger: 45, turn: 360 };

/** No event lasts longer, nor do all events of a bot's turn together. */
export const LONGEST_EVENT = 600;
export const LONGEST_TURN = 1500;
/** However much waits, it is shown within this time. */
const LONGEST_WAIT = 6000;

export interface Act {
  readonly event: GameEvent;
  readonly at: number;
  readonly length: number;
}

/** The events of one move, each beginning when one can see it. */
export function actsOf(events: readonly TableEvent[]): readonly Act[] {
  const acts: Act[] = [];
  let at = 0;
  for (const event of events.flatMap((one) => (one.type === "moved" ? one.events : []))) {
    const { length, next } = timing(event);
    acts.push({ event, at, length });
    at += next;
  }
  return acts;
}

/** How long all of it takes. */
export function lengthOf(acts: readonly Act[]): number {
  return Math.max(0, ...acts.map(({ at, length }) => at + length));
}

/** How long after the first the last of so many cards moves; many cards move closer together. */
export function spread(count: number): number {
  return Math.min(TIMES.stagger * (count - 1), TIMES.settle);
}

function timing(event: GameEvent): { readonly length: number; readonly next: number } {
  const { select, settle, travel, stagger, turn } = TIMES;
  switch (event.type) {
    case "laid": {
      const arrived = travel + spread(event.cards.length);
      return { length: arrived + settle, next: arrived };
    }
    case "snatched":
      return { length: 2 * select, next: 2 * select };
    case "took":
    case "ghost_snatched":
      return { length: select + travel, next: select + travel };
    case "left":
    case "passed":
      return { length: settle, next: settle };
    case "picked_up":
    case "discarded":
      return { length: travel + select, next: travel };
    case "drew_from_row":
    case "drew_from_pile":
      return { length: travel + settle, next: travel };
    case "row_refilled":
      return { length: travel + spread(event.cards.length), next: stagger };
    case "ghost_received":
    case "bundled":
      return { length: travel, next: stagger };
    case "turn_began":
      return { length: turn, next: turn };
    case "game_ended":
      return { length: LONGEST_EVENT, next: LONGEST_EVENT };
  }
}

/**
 * How much faster than drawn the next update is shown, with those that wait behind it: so that a turn
 * that has held others up for `spent` milliseconds ends in time.
 */
export function rateOf(waiting: readonly (readonly TableEvent[])[], spent: number): number {
  const lengths = waiting.map((events) => lengthOf(actsOf(events)));
  const last = waiting.findIndex(endsTurn);
  const turn = sum(last < 0 ? lengths : lengths.slice(0, last + 1));
  return Math.max(1, turn / Math.max(1, LONGEST_TURN - spent), sum(lengths) / LONGEST_WAIT);
}

export function endsTurn(events: readonly TableEvent[]): boolean {
  return events.some(
    (event) =>
      event.type === "moved" &&
      event.events.some((one) => one.type === "turn_began" || one.type === "game_ended"),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
