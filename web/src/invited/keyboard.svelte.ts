/** Whether the screen's keyboard covers a part of the page. */

/** The part of the page's height that is left while a keyboard is open. */
const LEFT = 0.75;

class ScreenKeyboard {
  isOpen = $state(false);

  constructor() {
    const shown = window.visualViewport;
    shown?.addEventListener("resize", () => {
      // Zooming in also makes the visible part smaller.
      this.isOpen = shown.height * shown.scale < LEFT * window.innerHeight;
    });
  }
}

export const keyboard = new ScreenKeyboard();
