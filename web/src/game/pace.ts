/** How fast the table is shown. */

export const PACES = ["calm", "normal", "quick"] as const;
export type Pace = (typeof PACES)[number];

/** Speed relative to normal. */
export const SPEEDS: Readonly<Record<Pace, number>> = { calm: 0.6, normal: 1, quick: 1.6 };

/** Number of first games in a browser that are calm if no pace was chosen. */
export const CALM_GAMES = 3;

/**
 * The pace of a game if none was chosen; a null game is the next one. `met` lists the first games
 * of this browser, oldest first.
 */
export function firstPace(met: readonly string[], game: string | null): Pace {
  const place = game === null ? met.length : met.indexOf(game);
  return place >= 0 && place < CALM_GAMES ? "calm" : "normal";
}
