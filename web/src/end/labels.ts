/** Places names beside the ends of lines: as near as possible, without overlaps. */

/** Heights of the labels for line ends at these heights, `gap` apart, from `top` to `bottom`. */
export function labelHeights(
  ends: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = ends.map((_, place) => place).toSorted((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const placed = new Array<number>(ends.length).fill(0);
  let next = top;
  for (const place of order) {
    placed[place] = Math.max(ends[place] ?? 0, next);
    next = (placed[place] ?? 0) + gap;
  }
  let last = bottom;
  for (const place of order.toReversed()) {
    placed[place] = Math.min(placed[place] ?? 0, last);
    last = (placed[place] ?? 0) - gap;
  }
  return placed;
}
