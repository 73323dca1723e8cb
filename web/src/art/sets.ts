/** The width of sets. */

import { STEP } from "./drawing";

/** The width of a set with this many cards in the given room. */
export function setWidth(
  count: number,
  width: number,
  room = Infinity,
  step: number = STEP,
): number {
  return Math.max(width, Math.min(room, width + (count - 1) * step * width));
}
