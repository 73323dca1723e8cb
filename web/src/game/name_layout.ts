/** Where an opponent's marks lie, so that the name has the width there is. */

import type { Layout } from "./layout";

/** Beside the name, or where a longer name needs its line: at the head, or with large text below. */
export type MarkPlace = "name" | "head" | "below";

export interface NamePlace {
  /** How wide head and name are beside the stack; 0 where they lie above it. */
  readonly side: number;
  readonly paw: MarkPlace;
  readonly eye: MarkPlace;
}

export interface Column {
  readonly width: number;
  readonly layout: Layout;
  /** Whether there is no room for more than the name. */
  readonly narrow: boolean;
  readonly large: boolean;
}

/** The sizes of the marks beside a name. */
export const marksFor = (small: boolean) => (small ? { paw: 20, eye: 27 } : { paw: 24, eye: 34 });

export const NAME_WEIGHT = 600;
const GAP = 6;
/** Between head and stack. */
const PADDING = 8;
/** The side gives way before a top set would be narrower: so many times a card. */
const LEAST_STACK = 2.5;

/** The place of a name so many pixels wide. */
export function namePlace(words: number, { width, layout, narrow, large }: Column): NamePlace {
  const small = layout.screen === "phone" || layout.screen === "landscape";
  const { paw, eye } = marksFor(small);
  const name = Math.ceil(words) + 1;
  const withPaw = name + GAP + paw;
  const withBoth = withPaw + GAP + eye;
  if (!layout.headBeside) {
    // On the head a paw would hide the number, which matters more than the end of a long name.
    const line = width - (small ? GAP : 14);
    const below = large && (narrow || withBoth > line);
    return { side: 0, paw: below ? "below" : "name", eye: narrow ? "head" : "name" };
  }
  const least = small ? layout.head + (width < 170 ? 24 : 40) : 122;
  const most = width - stackMargin(small, large) - LEAST_STACK * layout.top;
  const side = Math.max(least, Math.min((small ? withBoth : name) + PADDING, most));
  const line = side - PADDING;
  return {
    side,
    paw: !small ? "below" : withPaw > line ? "head" : "name",
    eye: !small ? "below" : withBoth > line ? "head" : "name",
  };
}

/** How wide a line beside the stack is. */
export const lineOf = ({ side }: NamePlace) => side - PADDING;

/** On two lines as drawn, smaller, or with broken words; a single word is cut instead. */
export type NameFit = "whole" | "smaller" | "broken" | "cut";

/** How a name keeps to two lines beside the stack; `widthOf` tells how wide words are as drawn. */
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

/** What a column leaves free around its stack. */
export const stackMargin = (small: boolean, large: boolean) => (small || large ? 14 : 30);
