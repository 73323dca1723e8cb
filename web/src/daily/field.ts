/** The results of all players in thirteen bins of equal width; their coats go from cold to hot. */

import type { DailyResult } from "../net/http_types";

export const BINS = 13;
/** Number of points that a bin covers; the first and the last bin also hold everything beyond. */
const WIDTH = 2;
/** The lowest score of the first bin. */
const LOWEST = -4;
/** With fewer players than this, only heads are shown. */
export const HILLS_FROM = 20;
/** Maximum number of heads that are shown. */
const HEADS = 4;

/** The bin of a score, from 0. */
export function binOf(score: number): number {
  return Math.min(BINS - 1, Math.max(0, Math.floor((score - LOWEST) / WIDTH)));
}

/** The lowest score of a bin. */
export function pointsOf(bin: number): number {
  return LOWEST + WIDTH * bin;
}

/** The rank whose coat is used for a score. */
export function coatOfScore(score: number): number {
  return binOf(score) + 1;
}

/** The number of people in each bin. */
export function hillsOf(result: DailyResult): readonly number[] {
  const hills = Array.from({ length: BINS }, () => 0);
  for (const { score, people } of result.scores) {
    const bin = binOf(score);
    hills[bin] = (hills[bin] ?? 0) + people;
  }
  return hills;
}

export interface Standing {
  readonly bin: number;
  /** Who stands there: the level of each bot, and null for the reader. */
  readonly levels: readonly (string | null)[];
  /** The height of the feet above the ground. */
  readonly foot: number;
  /** The height of the lowest line of names. */
  readonly names: number;
}

/** The sizes of a head and of a line of names. */
export interface Sizes {
  readonly head: number;
  readonly line: number;
}

/** Bins closer than this: their names would overlap, or a name and a head would. */
const NAMES_REACH = 4;
const HEADS_REACH = 3;

/**
 * The places of the reader and the strongest bots: one head for each bin, with the names above it
 * placed without overlaps.
 */
export function standingsOf(
  result: DailyResult,
  strongestFirst: readonly string[],
  high: (bin: number) => number,
  { head, line }: Sizes,
): Standing[] {
  const bots = strongestFirst
    .map((level) => result.bots.find((bot) => bot.level === level))
    .filter((bot) => bot !== undefined)
    .slice(0, HEADS - 1);
  const groups = new Map<number, (string | null)[]>();
  for (const { score, level } of [{ score: result.score, level: null }, ...bots]) {
    groups.set(binOf(score), [...(groups.get(binOf(score)) ?? []), level]);
  }
  const bins = [...groups.keys()].toSorted((a, b) => a - b);
  const placed: Standing[] = [];
  for (const bin of bins) {
    const levels = groups.get(bin) ?? [];
    const walls = [
      ...bins
        .filter((other) => Math.abs(other - bin) < HEADS_REACH)
        .map((other) => ({ from: high(other), to: high(other) + head })),
      ...placed
        .filter((other) => bin - other.bin < NAMES_REACH)
        .map(({ names, levels: named }) => ({ from: names, to: names + line * named.length })),
    ].toSorted((a, b) => a.from - b.from);
    let names = high(bin) + head;
    for (const { from, to } of walls) {
      if (names < to && names + line * levels.length > from) names = to;
    }
    placed.push({ bin, levels, foot: high(bin), names });
  }
  return placed;
}
