/** How wide sets lie. */

import { STEP } from "./drawing";

/** The width of a set of so many cards in the room there is. */
export function setWidth(
  count: number,
  width: number,
  room = Infinity,
  step: number = STEP,
): number {
  return Math.max(width, Math.min(room, width + (count - 1) * step * width));
}
