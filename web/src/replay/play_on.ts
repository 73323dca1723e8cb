/** A new table that begins at a moment of a finished game, with bots in the other places. */

import { ask, segment } from "../net/api";
import type { OpenedTable } from "../net/http_types";

/** What happens to the cards that the seat had not seen: they stay, or they are dealt again. */
export type Deal = "as_it_was" | "unseen_again";

export function playOn(game: string, seat: number, at: number, deal: Deal): Promise<OpenedTable> {
  return ask<OpenedTable>("POST", `/games/${segment(game)}/play-on`, { seat, at, deal });
}
