/** How things travel: from place to place as keyframes, of transform and opacity alone. */

import { RATIO, type Card } from "../art/cards";
import { TIMES } from "./acts";

export const OUT = "cubic-bezier(.2,.8,.2,1)";
const SNATCH = "cubic-bezier(.5,-.25,.2,1)";
const FALL = "cubic-bezier(.3,0,.6,1)";

/** Where a card lies: left, top, and its width. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Whether it vanishes into something there, as into a head. */
  readonly vanishes: boolean;
}

/** A card that travels; null is one that lies face down. `turnsTo` is what it shows its owner. */
export interface CardLook {
  readonly card: Card | null;
  readonly turnsTo: Card | null;
  /** A set has one shadow, that of its front card. */
  readonly shadow: boolean;
}

export type Look = CardLook | "print" | "paw";

export interface Flight {
  readonly id: number;
  readonly look: Look;
  readonly width: number;
  readonly frames: readonly Frame[];
  readonly delay: number;
  readonly duration: number;
}

export type Frame = {
  readonly transform: string;
  readonly opacity: number;
  readonly offset: number;
  readonly easing?: string;
};

export type Manner = "lay" | "travel" | "leap" | "fall";

const DURATIONS: Readonly<Record<Manner, number>> = {
  lay: TIMES.travel + TIMES.settle,
  travel: TIMES.travel + TIMES.settle,
  leap: TIMES.select + TIMES.travel,
  fall: TIMES.travel + TIMES.select,
};

let next = 1;

/** A card's flight from one pose to another. */
export function flightOf(
  look: CardLook,
  from: Pose,
  to: Pose,
  { manner, delay }: { readonly manner: Manner; readonly delay: number },
): Flight {
  const width = Math.max(from.width, to.width);
  const frames = framesOf(from, to, manner, width);
  return { id: next++, look, width, frames, delay, duration: DURATIONS[manner] };
}

export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** The pose of one of the copies in a box. */
export function poseIn(box: Box, at: string, copy = 0, count = 1): Pose {
  if (at.startsWith("head:")) {
    const width = box.width / 2;
    const y = box.y + box.height / 2 - width / 2;
    return { x: box.x + width / 2, y, width, vanishes: true };
  }
  const width = Math.min(box.width, box.height / RATIO);
  const pitch = count > 1 ? (box.width - width) / (count - 1) : 0;
  return { x: box.x + pitch * copy, y: box.y, width, vanishes: width < MIN_CARD };
}

/** A place lower than a card is a control in words; cards vanish into it. */
const MIN_CARD = 24;

/** The keyframes from one pose to another. */
function framesOf(from: Pose, to: Pose, manner: Manner, width: number): readonly Frame[] {
  const at = (pose: Pose, turn = 0, wide = 1, high = 1) => {
    const scale = pose.width / width;
    const x = pose.x - ((wide - 1) / 2) * pose.width;
    const y = pose.y + (1 - high) * pose.width * RATIO;
    return (
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ` +
      `scale(${(scale * wide).toFixed(3)}, ${(scale * high).toFixed(3)}) rotate(${String(turn)}deg)`
    );
  };
  const first = (easing: string): Frame => ({
    transform: at(from),
    opacity: from.vanishes ? 0.3 : 1,
    offset: 0,
    easing,
  });
  const last = (turn = 0): Frame => ({
    transform: at(to, turn),
    opacity: to.vanishes ? 0 : 1,
    offset: 1,
  });
  const { travel, settle, select } = TIMES;
  const arrived = (rest: number) => travel / (travel + rest);
  switch (manner) {
    case "lay":
      return [
        first(OUT),
        { transform: at(to), opacity: 1, offset: arrived(settle) },
        { transform: at(to, 0, 1.02, 0.98), opacity: 1, offset: (1 + arrived(settle)) / 2 },
        last(),
      ];
    case "travel":
      return [first(OUT), { transform: at(to), opacity: 1, offset: arrived(settle) }, last()];
    case "leap":
      return [
        first(OUT),
        { transform: at(from, 0, 1.04, 0.92), opacity: 1, offset: 1 - arrived(select) },
        {
          transform: at(from, 0, 1.04, 0.92),
          opacity: 1,
          offset: 1 - arrived(select),
          easing: SNATCH,
        },
        last(),
      ];
    case "fall":
      return [first(FALL), last(8)];
  }
}

const STEPS = 3;
const PRINT = 26;

/** The paw fades out, three prints walk to the next head. */
export function walk(from: Box, to: Box, paw: Box, delay: number): readonly Flight[] {
  const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [start, end] = [middle(from), middle(to)];
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const turn = (angle * 180) / Math.PI + 90;
  const prints = Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / (STEPS + 1);
    const side = (step % 2 === 0 ? 1 : -1) * 7;
    const x = start.x + (end.x - start.x) * part - Math.sin(angle) * side - PRINT / 2;
    const y = start.y + (end.y - start.y) * part + Math.cos(angle) * side - PRINT / 2;
    const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg)`;
    const frame = (opacity: number, offset: number) => ({ transform, opacity, offset });
    return {
      id: next++,
      look: "print" as const,
      width: PRINT,
      frames: [frame(0, 0), frame(0.7, 0.3), frame(0.7, 0.6), frame(0, 1)],
      delay: delay + TIMES.press * (step + 0.5),
      duration: TIMES.turn - TIMES.press * 2.5,
    };
  });
  const transform = `translate(${paw.x.toFixed(1)}px, ${paw.y.toFixed(1)}px)`;
  const fading: Flight = {
    id: next++,
    look: "paw",
    width: paw.width,
    frames: [
      { transform, opacity: 1, offset: 0 },
      { transform, opacity: 0, offset: 1 },
    ],
    delay,
    duration: TIMES.press,
  };
  return [fading, ...prints];
}
