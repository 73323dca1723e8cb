/** The places of turns and decisions from left to right, the same for hills and bars. */

import { turnAt, type ReplayTurn } from "./turns";

/** The free space at either side of the bars. */
export const EDGE = 10;

/**
 * The heights of bars: of an empty one, of the highest, and the set size from which they grow no
 * higher.
 */
const LEAST = 6;
export const HIGHEST = 58;
const LARGEST_SET = 8;

/** The height of a set's bar, given the height of the highest bar. */
export function barHeight(size: number, highest: number): number {
  return LEAST + ((highest - LEAST) * Math.min(size, LARGEST_SET)) / LARGEST_SET;
}

/** The height above a game's highest bar that no bar uses. */
export function spareHeight(turns: readonly ReplayTurn[]): number {
  return HIGHEST - barHeight(Math.max(0, ...turns.map(({ size }) => size)), HIGHEST);
}

/** The width that each turn has. */
export function pitchOf(width: number, turns: number): number {
  return (width - 2 * EDGE) / Math.max(1, turns);
}

/** The place of each position of a game, from the deal to the end; a decision is at its turn. */
export function placesOf(
  turns: readonly ReplayTurn[],
  decisions: number,
  width: number,
): readonly number[] {
  const pitch = pitchOf(width, turns.length);
  return Array.from({ length: decisions + 1 }, (_, at) => {
    if (at === decisions) return width;
    const place = turnAt(turns, at + 1);
    const { first, last } = turns[place] ?? { first: 1, last: 1 };
    const isLast = place === turns.length - 1;
    const part = (at + 1 - first) / (last - first + 1);
    return EDGE + pitch * (place + 0.5 + part * (isLast ? 0.5 : 1));
  });
}

/** The one of these decisions that is nearest to a place. */
export function nearest(numbers: readonly number[], xs: readonly number[], x: number): number {
  return numbers.reduce(
    (best, one) =>
      Math.abs((xs[one] ?? 0) - x) < Math.abs((xs[best] ?? Infinity) - x) ? one : best,
    numbers[0] ?? 0,
  );
}
