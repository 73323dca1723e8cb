/** The server's HTTP API, as far as reviews use it. */

import { ask, segment } from "../net/api";
import type { GameReview } from "../net/http_types";

const of = (game: string) => `/games/${segment(game)}/review`;

export const reviews = {
  status: (game: string) => ask<GameReview>("GET", of(game)),
  /** Start the review of a game, or join it. */
  start: (game: string) => ask<GameReview>("POST", of(game)),
  /** Withdraw the current user's request. */
  stop: (game: string) => ask<unknown>("DELETE", of(game)),
};
