/** A flick: pulling the chosen cards upwards, by finger or mouse, lays them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The state of a pointer that was pressed on the chosen cards.
 *
 * `still` is a tap so far. Letting go lays the cards only if they are `far`; if they are merely
 * `pulled`, they sink back. A pointer that goes `astray`, sideways or down, never lays them.
 */
export type Pull = "still" | "pulled" | "far" | "astray";

/** Pixels that a finger may move during a tap. */
const SLACK = 10;
/** Pixels upwards from which letting go lays the cards. */
export const FAR = 48;
/** Maximum sideways movement, as a fraction of the upward movement: 35 degrees from straight up. */
const SIDEWAYS = 0.7;

/** The pull after a movement of the pointer; astray is final. */
export function pulled(before: Pull, from: Point, to: Point): Pull {
  if (before === "astray") return "astray";
  const up = from.y - to.y;
  const aside = Math.abs(to.x - from.x);
  if (before === "still" && Math.hypot(up, aside) <= SLACK) return "still";
  if (up < -SLACK || (aside > SLACK && aside > SIDEWAYS * up)) return "astray";
  return up >= FAR ? "far" : "pulled";
}

/** How many pixels the chosen cards follow the pointer. */
export function follow(pull: Pull, from: Point, to: Point): number {
  if (pull === "still" || pull === "astray") return 0;
  return Math.max(0, Math.min(FAR, from.y - to.y));
}
