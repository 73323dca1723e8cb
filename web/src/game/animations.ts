/**
 * Animations in place: elements that hide while their cards fly, make room, lift, pop or turn up.
 */

import { TIMES } from "./acts";
import { OUT, type Box } from "./flights";

const SPRING = "cubic-bezier(.34,1.56,.64,1)";
/** Pixels by which a top set is lifted when it is compared, and by which a robbed head recoils. */
const LIFT = 6;
const RECOIL = 6;

export class Animations {
  /** Speed relative to normal. */
  speed = 1;
  #running: Animation[] = [];

  finish(): void {
    for (const animation of this.#running.splice(0)) animation.cancel();
  }

  /** Hide elements until the act has landed. */
  hide(elements: readonly Element[]): void {
    this.#animate(elements, [{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "both" });
  }

  /** Move an element to the place that it will have; it stays there until the act has landed. */
  makeRoom(element: Element, from: Box, to: Box, delay: number): void {
    const size = from.height > 0 ? to.height / from.height : 1;
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (Math.hypot(x, y) < 1 && Math.abs(size - 1) < 0.01) return;
    // The origin is the middle, so a change of size moves the corner.
    const right = x - ((1 - size) * from.width) / 2;
    const down = y - ((1 - size) * from.height) / 2;
    const transform = `translate(${right.toFixed(1)}px, ${down.toFixed(1)}px) scale(${size.toFixed(3)})`;
    this.#animate([element], [{ transform: "none" }, { transform }], {
      delay,
      duration: TIMES.room,
      fill: "both",
    });
  }

  /** Lift an element for a moment, as if to look at it. */
  lift(elements: readonly Element[], delay: number): void {
    const up = { transform: `translateY(${String(-LIFT)}px)` };
    const frames = [{ transform: "none" }, up, { transform: "none" }];
    this.#animate(elements, frames, { delay, duration: 2 * TIMES.lift });
  }

  /** Let a claw pop. */
  pop(elements: readonly Element[]): void {
    const frames = [
      { opacity: 0, transform: "scale(.6)" },
      { opacity: 1, transform: "scale(1)" },
    ];
    this.#animate(elements, frames, { duration: TIMES.pop, easing: SPRING });
  }

  /** Let a head shrink back from the player who robs it. */
  recoil(elements: readonly Element[], away: 1 | -1, delay: number): void {
    const back = { transform: `translateX(${String(away * RECOIL)}px)` };
    const frames = [{ transform: "none" }, back, { transform: "none" }];
    this.#animate(elements, frames, { delay, duration: TIMES.leap });
  }

  /** Turn an element up in its place. */
  turnUp(elements: readonly Element[], delay: number): void {
    const frames = [
      { opacity: 0, transform: "rotateY(90deg)" },
      { opacity: 1, transform: "none" },
    ];
    this.#animate(elements, frames, { delay, duration: TIMES.settle });
  }

  /** Move an element in from somewhere else. */
  enter(element: Element, x: number, y: number, delay: number, duration: number): void {
    const from = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(.8)`;
    const frames = [
      { opacity: 0, transform: from },
      { opacity: 1, transform: "none" },
    ];
    this.#animate([element], frames, { delay, duration });
  }

  /** Draw a band across, or let something fade in. */
  appear(elements: readonly Element[], from: Keyframe, duration: number): void {
    this.#animate(elements, [from, { opacity: 1, transform: "none" }], { duration });
  }

  #animate(elements: readonly Element[], frames: Keyframe[], how: KeyframeAnimationOptions): void {
    for (const element of elements) {
      const animation = element.animate(frames, { easing: OUT, fill: "backwards", ...how });
      animation.playbackRate = this.speed;
      animation.startTime = performance.now();
      this.#running.push(animation);
    }
  }
}
