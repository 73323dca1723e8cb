/** Keyframes of things that move from place to place; only transform and opacity are used. */

import { RATIO, type Card } from "../art/cards";
import { TIMES } from "./acts";

/** The easing of things that arrive; the same as the token `--out`. */
export const OUT = "cubic-bezier(.2,.8,.2,1)";
const SNATCH = "cubic-bezier(.5,-.25,.2,1)";
const FALL = "cubic-bezier(.3,0,.6,1)";

/** The position of a card: left, top and width. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Whether the card disappears at this place, for example into a head. */
  readonly vanishes: boolean;
}

/** A moving card; null is face down. `turnsTo` is the card that its owner sees. */
export interface CardLook {
  readonly card: Card | null;
  readonly turnsTo: Card | null;
  /** A set has only one shadow, that of its front card. */
  readonly shadow: boolean;
}

export type Look = CardLook | "print" | "paw";

export interface Flight {
  readonly id: number;
  readonly look: Look;
  readonly width: number;
  readonly frames: readonly Frame[];
  /** The arc above the straight line; empty if there is none. */
  readonly arc: readonly Arc[];
  /** How it comes out of a head or disappears in one. */
  readonly fade: readonly Fade[];
  readonly delay: number;
  readonly duration: number;
  /** Whether it passes below the hand, so that no number in it is hidden. */
  readonly below: boolean;
}

export type Fade = { readonly opacity: number; readonly offset: number };

export type Arc = {
  readonly transform: string;
  readonly offset: number;
  readonly easing: string;
};

export type Frame = {
  readonly transform: string;
  readonly offset: number;
  readonly easing?: string;
};

export type Manner = "lay" | "travel" | "leap" | "fall";

const DURATIONS: Readonly<Record<Manner, number>> = {
  lay: TIMES.travel + TIMES.squash + TIMES.settle,
  travel: TIMES.travel,
  leap: TIMES.crouch + TIMES.leap + TIMES.settle,
  fall: TIMES.travel + TIMES.select,
};

/** How high cards rise above the straight line, in pixels, and how far they turn there. */
const ARCS: Readonly<Record<Manner, { readonly height: number; readonly turn: number }>> = {
  lay: { height: 24, turn: 0 },
  travel: { height: 0, turn: 0 },
  leap: { height: 48, turn: 8 },
  fall: { height: 0, turn: 0 },
};

let next = 1;

/** A card's flight from one pose to another. */
export function flightOf(
  look: CardLook,
  from: Pose,
  to: Pose,
  { manner, delay, below = false }: How,
): Flight {
  const width = Math.max(from.width, to.width);
  const frames = framesOf(from, to, manner, width);
  const arc = arcOf(manner, to.width / width);
  const fade = fadeOf(from, to);
  return { id: next++, look, width, frames, arc, fade, delay, duration: DURATIONS[manner], below };
}

/** A card is opaque on its way; it appears and vanishes only close to a head. */
function fadeOf(from: Pose, to: Pose): readonly Fade[] {
  if (!from.vanishes && !to.vanishes) return [];
  return [
    { opacity: from.vanishes ? 0.3 : 1, offset: 0 },
    { opacity: 1, offset: from.vanishes ? 0.15 : 0 },
    { opacity: 1, offset: to.vanishes ? 0.6 : 1 },
    { opacity: to.vanishes ? 0 : 1, offset: 1 },
  ];
}

interface How {
  readonly manner: Manner;
  readonly delay: number;
  readonly below?: boolean;
}

/** When the highest point, halfway, is reached: early or late depending on the easing. */
const APEX: Readonly<Record<Manner, number>> = { lay: 0.28, travel: 0.5, leap: 0.5, fall: 0.5 };

/** The arc of a flight; `scale` is the size at which it is drawn. */
function arcOf(manner: Manner, scale: number): readonly Arc[] {
  const { height, turn } = ARCS[manner];
  if (height === 0) return [];
  const whole = DURATIONS[manner];
  const start = manner === "leap" ? TIMES.crouch / whole : 0;
  const end = (whole - TIMES.settle - (manner === "lay" ? TIMES.squash : 0)) / whole;
  const up = (-height / scale).toFixed(1);
  return [
    { transform: "none", offset: 0, easing: "linear" },
    { transform: "none", offset: start, easing: "ease-out" },
    {
      transform: `translateY(${up}px) rotate(${String(turn)}deg)`,
      offset: start + (end - start) * APEX[manner],
      easing: "ease-in",
    },
    { transform: "none", offset: end, easing: "linear" },
    { transform: "none", offset: 1, easing: "linear" },
  ];
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

/** A place narrower than this cannot show a card; cards disappear into it. */
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
  const first = (easing: string): Frame => ({ transform: at(from), offset: 0, easing });
  const last = (turn = 0): Frame => ({ transform: at(to, turn), offset: 1 });
  const { travel, settle, squash, crouch, leap } = TIMES;
  switch (manner) {
    case "lay": {
      const whole = travel + squash + settle;
      return [
        first(OUT),
        { transform: at(to), offset: travel / whole },
        { transform: at(to, 0, 1.06, 0.94), offset: (travel + squash) / whole, easing: OUT },
        last(),
      ];
    }
    case "travel":
      return [first(OUT), last()];
    case "leap": {
      const whole = crouch + leap + settle;
      const crouched = { transform: at(from, 0, 1.04, 0.92), offset: crouch / whole };
      const arrived = { ...last(), offset: (crouch + leap) / whole };
      return [first(OUT), { ...crouched, easing: SNATCH }, arrived, last()];
    }
    case "fall":
      return [first(FALL), last(8)];
  }
}

/** Keyframes of something that stays where it is. */
function resting(transform: string): readonly Frame[] {
  return [
    { transform, offset: 0 },
    { transform, offset: 1 },
  ];
}

const STEPS = 3;
const PRINT = 26;

/** The paw fades out, and three prints walk to the next head. */
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
    const shown = (opacity: number, offset: number) => ({ opacity, offset });
    return {
      id: next++,
      look: "print" as const,
      width: PRINT,
      frames: resting(transform),
      fade: [shown(0, 0), shown(0.7, 0.3), shown(0.7, 0.6), shown(0, 1)],
      arc: [],
      below: false,
      delay: delay + TIMES.press * (step + 0.5),
      duration: TIMES.turn - TIMES.press * 2.5,
    };
  });
  const transform = `translate(${paw.x.toFixed(1)}px, ${paw.y.toFixed(1)}px)`;
  const fading: Flight = {
    id: next++,
    look: "paw",
    width: paw.width,
    frames: resting(transform),
    fade: [
      { opacity: 1, offset: 0 },
      { opacity: 0, offset: 1 },
    ],
    arc: [],
    below: false,
    delay,
    duration: TIMES.press,
  };
  return [fading, ...prints];
}
