/** How wide sets lie. */

/** How far a copy peeks out behind its neighbour, in widths of a card. */
export const STEP = 0.3;

/** From so many cards on a tag says how many, as ears get hard to count. */
export const TAGGED_FROM = 4;

/** The width of a set of so many cards in the room there is. */
export function setWidth(count: number, width: number, room = Infinity, step = STEP): number {
  return Math.max(width, Math.min(room, width + (count - 1) * step * width));
}
