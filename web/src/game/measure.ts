/** Measures text before it is drawn. */

import { fonts } from "../styles/fonts.svelte";

let pen: CanvasRenderingContext2D | null = null;

/** The width of a text in pixels, in the font used for names. */
export function textWidth(words: string, size: number, weight = 400): number {
  void fonts.loaded; // so that text is measured again with another font
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `${String(weight)} ${String(size)}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(words).width;
}
