/** How wide words are before they are drawn. */

let pen: CanvasRenderingContext2D | null = null;

/** The width of words in the font of names, in pixels. */
export function textWidth(words: string, size: number, weight = 400): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `${String(weight)} ${String(size)}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(words).width;
}
