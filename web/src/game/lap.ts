/** The last lap of a game, taken from the log: the position before the lap, and its events. */

import type { TableEvent } from "../wire";
import { gameEvents } from "./acts";
import { lifted, unasked, type Shown } from "./effects";

export interface Lap {
  /**
   * The position before the lap. Known cards in hand are left out: they became known only later.
   */
  readonly start: Shown;
  readonly events: readonly TableEvent[];
  /** The events before the lap, as far as they are in the log. */
  readonly earlier: readonly TableEvent[];
  /** Whether the lap begins with the deal. */
  readonly isWhole: boolean;
}

/** The last lap before this position; null if nothing has happened in it. */
export function lapOf(events: readonly TableEvent[], now: Shown): Lap | null {
  const from = lapStart(events, now);
  const lap = events.slice(from);
  const happened = gameEvents(lap);
  if (happened.length === 0 && !begins(lap)) return null;
  const start = unasked(happened.reduceRight(lifted, now));
  const { board } = start;
  return {
    start: {
      ...start,
      board: { ...board, known: board.known.map(() => []), ended_by: null, winners: [] },
    },
    events: lap,
    earlier: events.slice(0, from),
    isWhole: begins(lap),
  };
}

function begins(events: readonly TableEvent[]): boolean {
  return events.some(({ type }) => type === "started");
}

/** The index of the first event of the lap, which follows the event that began its first turn. */
function lapStart(events: readonly TableEvent[], { board }: Shown): number {
  const first = board.turn_number - board.hand_counts.length;
  const begun = events.findLastIndex((event) =>
    gameEvents([event]).some((one) => one.type === "turn_began" && one.turn_number <= first),
  );
  return begun >= 0 ? begun + 1 : Math.max(0, firstKnown(events));
}

/** The deal, or else the first event of the log. */
function firstKnown(events: readonly TableEvent[]): number {
  return events.findIndex(({ type }) => type === "started");
}
