/**
 * The reader's text size.
 *
 * `App` measures it once; styles use `[data-text="large"]` on the root element.
 */

const USUAL = 16;

/**
 * Ratio to the usual size from which text counts as large; the layout's bands then grow with it.
 */
const LARGE = 1.25;

class TextSize {
  /** The root's font size in pixels. */
  rem = $state(USUAL);
  /** The ratio to the usual size. */
  readonly times = $derived(this.rem / USUAL);
  readonly isLarge = $derived(this.times >= LARGE);
}

export const textSize = new TextSize();
