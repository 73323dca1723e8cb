/** How a claw pill keeps within its room; sizes and edges are those of ClawPill's styles. */

/** As drawn, smaller with less around its words, those ending in an ellipsis, or the claw alone. */
export type PillLook = "whole" | "tight" | "cut" | "bare";

/** The size of its words in rem, and the pixels around them. */
const LOOKS = [
  ["whole", 0.8125, 39],
  ["tight", 0.75, 28],
] as const;

export const PILL_WEIGHT = 600;

/** The first look that fits a room; `widthAt` tells how wide its words are at a size in rem. */
export function pillLook(
  widthAt: (size: number) => number,
  room: number,
  squeezed: "bare" | "cut" = "bare",
): PillLook {
  return LOOKS.find(([, size, edges]) => widthAt(size) + edges <= room)?.[0] ?? squeezed;
}
