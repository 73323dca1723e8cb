/** A result among everybody's: in thirteen bins of equal width, the coats from cold to hot. */

import type { DailyResult } from "../net/http_types";

export const BINS = 13;
/** Points in a bin; the first and the last one also hold everything beyond. */
const WIDTH = 2;
/** The lowest points of the first bin. */
const LOWEST = -4;
/** With fewer players there are only heads. */
export const HILLS_FROM = 20;
/** The most heads that are shown. */
const HEADS = 4;

/** The bin of a score, from 0. */
export function binOf(score: number): number {
  return Math.min(BINS - 1, Math.max(0, Math.floor((score - LOWEST) / WIDTH)));
}

/** The lowest score of a bin. */
export function pointsOf(bin: number): number {
  return LOWEST + WIDTH * bin;
}

/** The rank whose coat a score has. */
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
  readonly score: number;
  readonly bin: number;
  /** The level of a bot; null for the reader. */
  readonly level: string | null;
  /** Lines by which the name is lifted, so that names do not overlap. */
  readonly lift: number;
}

/** The reader and the strongest bots, each on its bin, from left to right. */
export function standingsOf(result: DailyResult, strongestFirst: readonly string[]): Standing[] {
  const bots = strongestFirst
    .map((level) => result.bots.find((bot) => bot.level === level))
    .filter((bot) => bot !== undefined)
    .slice(0, HEADS - 1);
  const all = [{ score: result.score, level: null }, ...bots]
    .map(({ score, level }) => ({ score, level, bin: binOf(score) }))
    .toSorted((a, b) => a.bin - b.bin);
  const REACH = 3;
  const placed: Standing[] = [];
  for (const one of all) {
    const near = placed.filter((other) => one.bin - other.bin < REACH).map(({ lift }) => lift);
    let lift = 0;
    while (near.includes(lift)) lift += 1;
    placed.push({ ...one, lift });
  }
  return placed;
}
