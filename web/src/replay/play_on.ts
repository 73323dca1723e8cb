/** A new table that begins at a moment of a finished game, with bots in the other places. */

import { ask, segment } from "../net/api";
import type { OpenedTable } from "../net/http_types";

/** The cards nobody could see: as they were, or dealt again. */
export type Unseen = "same" | "dealt";

export function playOn(
  game: string,
  seat: number,
  at: number,
  cards: Unseen,
): Promise<OpenedTable> {
  return ask<OpenedTable>("POST", `/games/${segment(game)}/play-on`, { seat, at, cards });
}
