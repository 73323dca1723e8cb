/** Names above heads: small enough that no word is broken, as long as they stay legible. */

import { textWidth } from "../game/measure";
import { textSize } from "../styles/text_size.svelte";

const WEIGHT = 600;
/** Pixels at the usual text size. */
const SMALL = 14;
const USUAL = 19;
const LEAST = 11;
/** Maximum factor by which the minimum size grows with the text size. */
const MOST_TIMES = 1.4;

/** The size in pixels at which the longest word of a name fits into a column. */
export function fittedSize(name: string, room: number, isSmall: boolean): number {
  const wanted = (isSmall ? SMALL : USUAL) * textSize.times;
  const longest = Math.max(...name.split(" ").map((word) => textWidth(word, wanted, WEIGHT)));
  if (longest <= room) return wanted;
  return Math.max(
    LEAST * Math.min(textSize.times, MOST_TIMES),
    Math.floor((wanted * room * 10) / longest) / 10,
  );
}
