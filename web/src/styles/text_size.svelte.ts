/**
 * How large the reader wants text.
 *
 * `App` measures it, once for all; styles ask `[data-text="large"]` of the root element.
 */

const USUAL = 16;

/** From so many times the usual size on text is large: it gets bands that grow with it. */
const LARGE = 1.25;

class TextSize {
  /** The root's font size in pixels. */
  rem = $state(USUAL);
  /** How many times as large as usual. */
  readonly times = $derived(this.rem / USUAL);
  readonly isLarge = $derived(this.times >= LARGE);
}

export const textSize = new TextSize();
