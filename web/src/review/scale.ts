/** The scale of both ranges of a decision, in percent. */

import type { Estimate } from "../net/http_types";

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

/** The minimum part of the scale that is shown, and the distance between its marks. */
const LEAST = 40;
const MARK = 10;

/** A scale on which all of these ranges can be seen and compared. */
export function scaleOf(ranges: readonly Estimate[]): Scale {
  const low = Math.floor(Math.min(...ranges.map((one) => 100 * one.low)) / MARK) * MARK;
  const high = Math.ceil(Math.max(...ranges.map((one) => 100 * one.high)) / MARK) * MARK;
  let [from, to] = [Math.max(0, low), Math.min(100, high)];
  while (to - from < LEAST) {
    if (to < 100) to += MARK;
    if (to - from < LEAST && from > 0) from -= MARK;
  }
  const marks = [];
  const step = to - from > 60 ? 2 * MARK : MARK;
  for (let mark = from; mark <= to; mark += step) marks.push(mark);
  return { from, to, marks };
}

/** Where a share of the win is on a scale, as a part of its length. */
export function partOf({ from, to }: Scale, share: number): number {
  return Math.min(1, Math.max(0, (100 * share - from) / (to - from)));
}

/** A share as a whole number of percent. */
export const percent = (share: number) => Math.round(100 * share);
