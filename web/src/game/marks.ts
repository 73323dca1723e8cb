/** Where nothing may move: what stays a while at the cards that something happened to. */

import type { Act } from "./acts";
import type { Box } from "./flights";

export interface Mark {
  readonly id: number;
  readonly kind: "ring" | "halo" | "claw";
  readonly box: Box;
}

/** How long a mark stays. */
export const MARK_STAYS = 1500;

type Where = (at: string) => Box | undefined;
let next = 1;

/** A claw where cards were snatched, a ring where cards lie now, a halo around whom they went to. */
export function marksOf(acts: readonly Act[], now: Where, before: Where): readonly Mark[] {
  return acts.flatMap(({ event }) => {
    switch (event.type) {
      case "took":
        return [
          ...mark("claw", before(`stack:${event.victim}`)),
          ...mark("halo", now(`head:${event.seat}`)),
        ];
      case "ghost_snatched":
        return mark("claw", before(`ghost:${event.cards[0] ?? 0}`));
      case "laid":
        return mark("ring", now(`stack:${event.seat}`));
      case "picked_up":
      case "drew_from_row":
      case "drew_from_pile":
        return mark("halo", now(`head:${event.seat}`));
      case "discarded":
        return mark("ring", now("discard"));
      default:
        return [];
    }
  });
}

function mark(kind: Mark["kind"], box: Box | undefined): readonly Mark[] {
  return box ? [{ id: next++, kind, box }] : [];
}
