/** Places an opponent's marks so that the name gets the available width. */

import type { Layout } from "./layout";

/** Beside the name; at the head if the name is long; below with large text or on wide screens. */
export type MarkPlace = "name" | "head" | "below";

export interface NamePlace {
  /** The width of head and name beside the stack; 0 if they are above it. */
  readonly side: number;
  readonly paw: MarkPlace;
  readonly eye: MarkPlace;
}

export interface Column {
  readonly width: number;
  readonly layout: Layout;
  /** Whether there is only room for the name. */
  readonly narrow: boolean;
  readonly large: boolean;
}

/** The sizes of the marks beside a name. */
export const marksFor = (small: boolean) => (small ? { paw: 20, eye: 27 } : { paw: 24, eye: 34 });

export const NAME_WEIGHT = 600;
const GAP = 6;
/** Gap between head and stack. */
const PADDING = 8;
/** Minimum width of the stack in card widths; the side shrinks first. */
const LEAST_STACK = 2.5;
/** The width in which three copies can be counted; to keep it free, the side shrinks even more. */
const COUNTABLE = 1.6;
/** The minimum width of the side on wide screens: usually, and in narrow columns. */
const SIDE = 122;
const LEAST_SIDE = 92;

/** The place of a name that is this many pixels wide. */
export function namePlace(words: number, { width, layout, narrow, large }: Column): NamePlace {
  const small = layout.screen === "phone" || layout.screen === "landscape";
  const { paw, eye } = marksFor(small);
  const name = Math.ceil(words) + 1;
  const withPaw = name + GAP + paw;
  const withBoth = withPaw + GAP + eye;
  if (!layout.headBeside) {
    // A paw on the head would hide the number, which matters more than the end of a long name.
    const line = width - (small ? GAP : 14);
    const below = large && (narrow || withBoth > line);
    return { side: 0, paw: below ? "below" : "name", eye: narrow ? "head" : "name" };
  }
  const margin = stackMargin(small, large) * layout.unit;
  const least = small
    ? layout.head + (width < 170 ? 24 : 40)
    : Math.max(
        LEAST_SIDE * layout.unit,
        Math.min(SIDE * layout.unit, width - margin - COUNTABLE * layout.top),
      );
  const most = width - margin - LEAST_STACK * layout.top;
  const side = Math.max(least, Math.min((small ? withBoth : name) + PADDING, most));
  const line = side - PADDING;
  return {
    side,
    paw: !small ? "below" : withPaw > line ? "head" : "name",
    eye: !small ? "below" : withBoth > line ? "head" : "name",
  };
}

/** The width of a line beside the stack. */
export const lineOf = ({ side }: NamePlace) => side - PADDING;

/** Full size on two lines, smaller, or with broken words; a single long word is cut. */
export type NameFit = "whole" | "smaller" | "broken" | "cut";

/** How a name fits on two lines beside the stack; `widthOf` returns the width of words. */
export function nameFit(
  name: string,
  line: number,
  widthOf: (words: string) => number,
  small: boolean,
): NameFit {
  if (hasTwoLines(name, line, widthOf)) return "whole";
  const times = small ? 14 / 12 : 18 / 15;
  if (hasTwoLines(name, line * times, widthOf)) return "smaller";
  return name.includes(" ") ? "broken" : "cut";
}

function hasTwoLines(name: string, line: number, widthOf: (words: string) => number): boolean {
  const words = name.split(" ");
  return words.some(
    (_, place) =>
      widthOf(words.slice(0, place + 1).join(" ")) <= line &&
      widthOf(words.slice(place + 1).join(" ")) <= line,
  );
}

/** The space that a column leaves around its stack, for a unit of 1. */
export const stackMargin = (small: boolean, large: boolean) => (small || large ? 14 : 30);
