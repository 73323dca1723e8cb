/** Where nothing may move: what stays a while at the cards that something happened to. */

import type { Act } from "./acts";
import type { Box } from "./flights";

export interface Trace {
  readonly id: number;
  readonly kind: "ring" | "halo" | "claw";
  readonly box: Box;
}

/** How long a trace stays. */
export const TRACE_STAYS = 1500;

type Where = (at: string) => Box | undefined;
let next = 1;

/** A claw where cards were snatched, a ring where cards lie now, a halo around whom they went to. */
export function tracesOf(acts: readonly Act[], now: Where, before: Where): readonly Trace[] {
  return acts.flatMap(({ event }) => {
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
