/** Fits a claw pill into the available width; its sizes are those of ClawPill's styles. */

/** Full size; smaller with less padding; with an ellipsis; or the claw alone. */
export type PillLook = "whole" | "tight" | "cut" | "bare";

/** The text size in rem, and the padding in pixels. */
const LOOKS = [
  ["whole", 0.8125, 39],
  ["tight", 0.75, 28],
] as const;

export const PILL_WEIGHT = 600;

/**
 * The first look that fits the available width; `widthAt` returns the width of the words at a size
 * in rem.
 */
export function pillLook(
  widthAt: (size: number) => number,
  room: number,
  squeezed: "bare" | "cut" = "bare",
): PillLook {
  return LOOKS.find(([, size, edges]) => widthAt(size) + edges <= room)?.[0] ?? squeezed;
}
