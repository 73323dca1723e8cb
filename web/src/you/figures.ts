/** What the page makes of the figures: shares, lines, bars. */

import type { PeriodFigures, SnatchedValue, Tally } from "../net/http_types";

/** Minimum number of games for which a share of wins means anything. */
export const FEWEST = 10;

/** Number of games that each point of the line over time looks back on. */
export const WINDOW = 20;

export interface Point {
  readonly start: string;
  /** The share of wins in the last games up to this period. */
  readonly share: number;
  readonly chance: number;
  readonly games: number;
}

export function shareOf({ games, won }: Tally): number {
  return games === 0 ? 0 : won / games;
}

export function chanceOf({ games, chance }: Tally): number {
  return games === 0 ? 0 : chance / games;
}

/** The share of wins over time; each point looks back until it has seen enough games. */
export function line(periods: readonly PeriodFigures[], window = WINDOW): readonly Point[] {
  return periods.flatMap((period, place) => {
    let [games, won, chance] = [0, 0, 0];
    for (let at = place; at >= 0 && games < window; at--) {
      const tally = periods[at]?.tally;
      if (!tally) break;
      games += tally.games;
      won += tally.won;
      chance += tally.chance;
    }
    const isEnough = games >= Math.min(window, FEWEST);
    return isEnough
      ? [{ start: period.start, share: won / games, chance: chance / games, games }]
      : [];
  });
}

export interface Snatching {
  readonly sets: number;
  readonly taken: number;
  readonly cards: number;
  readonly lostSets: number;
  readonly lostCards: number;
}

export function snatching(values: readonly SnatchedValue[]): Snatching {
  const sum = (of: (one: SnatchedValue) => number) =>
    values.reduce((total, one) => total + of(one), 0);
  return {
    sets: sum((one) => one.sets),
    taken: sum((one) => one.taken),
    cards: sum((one) => one.cards),
    lostSets: sum((one) => one.lost_sets),
    lostCards: sum((one) => one.lost_cards),
  };
}

/** The heights of the bars of a game between 0.2 and 1: the best score is the highest. */
export function barHeights(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const least = Math.min(...scores);
  const LOWEST = 0.2;
  if (most === least) return scores.map(() => 1);
  return scores.map((score) => LOWEST + ((1 - LOWEST) * (score - least)) / (most - least));
}

/** The path of a line through points from left to right. */
export function pathThrough(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], place) => `${place === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}
