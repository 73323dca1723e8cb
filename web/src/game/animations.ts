/** What moves in its own place: elements that hide until cards arrive, rise, pop or close up. */

import { TIMES } from "./acts";
import { OUT } from "./flights";

export class Animations {
  /** How much faster than drawn. */
  rate = 1;
  #running: Animation[] = [];

  finish(): void {
    for (const animation of this.#running.splice(0)) animation.cancel();
  }

  /** Let elements be unseen until cards have arrived there. */
  hide(elements: readonly Element[], until: number): void {
    this.#animate(elements, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  /** Let elements come up from somewhere near. */
  rise(elements: readonly Element[], delay: number, from: string, duration = TIMES.travel): void {
    this.#animate(
      elements,
      [
        { opacity: 0, transform: from },
        { opacity: 1, transform: "none" },
      ],
      { delay, duration },
    );
  }

  /** Let a band be drawn across. */
  draw(elements: readonly Element[], delay: number, duration: number): void {
    this.#animate(elements, [{ transform: "scaleX(0)" }, { transform: "none" }], {
      delay,
      duration,
    });
  }

  /** Let an element glide from where it was. */
  glide(element: Element, x: number, y: number): void {
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
    this.#animate([element], frames, { duration: TIMES.settle });
  }

  #animate(elements: readonly Element[], frames: Keyframe[], how: KeyframeAnimationOptions): void {
    for (const element of elements) {
      const animation = element.animate(frames, { easing: OUT, fill: "backwards", ...how });
      animation.playbackRate = this.rate;
      this.#running.push(animation);
    }
  }
}
