/** Marks that replace motion if it is off; they stay at changed cards for a short time. */

import type { GameEvent } from "../wire";
import type { Box } from "./flights";

export interface Trace {
  readonly id: number;
  readonly kind: "ring" | "halo" | "claw";
  readonly box: Box;
}

/** Milliseconds for which a mark stays. */
export const TRACE_STAYS = 1500;

type Where = (at: string) => Box | undefined;
let next = 1;

/** A claw where cards were snatched, a ring around new cards, a halo around their receiver. */
export function tracesOf(
  events: readonly GameEvent[],
  now: Where,
  before: Where,
): readonly Trace[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case "took":
        return [
          ...trace("claw", before(`stack:${event.victim}`)),
          ...trace("halo", now(`head:${event.seat}`)),
        ];
      case "ghost_snatched":
        return trace("claw", before(`ghost:${event.cards[0] ?? 0}`));
      case "laid":
        return trace("ring", now(`stack:${event.seat}`));
      case "picked_up":
      case "drew_from_row":
      case "drew_from_pile":
        return trace("halo", now(`head:${event.seat}`));
      case "discarded":
        return trace("ring", now("discard"));
      default:
        return [];
    }
  });
}

function trace(kind: Trace["kind"], box: Box | undefined): readonly Trace[] {
  return box ? [{ id: next++, kind, box }] : [];
}
