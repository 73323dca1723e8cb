/**
 * Whether the fonts of the page are loaded.
 *
 * Text measured before that is measured again: `textWidth` reads `fonts.loaded`.
 */

class Fonts {
  /** Counts finished loads, so that each of them is noticed. */
  loaded = $state(0);

  /**
   * Begin to load the fonts that every screen needs, and notice all fonts that are loaded later.
   */
  load(): void {
    document.fonts.addEventListener("loadingdone", () => (this.loaded += 1));
    void document.fonts.load('500 1rem "Bricolage Grotesque"');
    void document.fonts.load("400 1rem Fraunces");
  }
}

export const fonts = new Fonts();
