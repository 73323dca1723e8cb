/** Sizes of stacks and hands: how they fit into the available space. */

import { RATIO, type Card } from "../art/cards";
import { ALL_EDGES, EDGE, STEP, STRIP } from "../art/drawing";
import { setWidth } from "../art/sets";

export interface StackSize {
  /** The card widths of the top set and of covered sets. */
  readonly top: number;
  readonly covered: number;
  readonly height: number;
  /** The maximum width of a set. */
  readonly room: number;
  /** The maximum height of all page edges together. */
  readonly edges?: number;
}

export interface StackPlan {
  /** The number of oldest sets shown as page edges, and the height of each. */
  readonly hidden: number;
  readonly sliver: number;
  readonly strip: number;
}

/** How many times larger the top set may be. */
const LARGER = 1.3;

/** The card width of a top set with this many cards: larger while all sets below it fit too. */
export function topWidth(
  sets: number,
  cards: number,
  { top, covered, height, room }: StackSize,
): number {
  const high = (height - Math.max(0, sets - 1) * covered * STRIP) / RATIO;
  const wide = room / (1 + Math.max(0, cards - 1) * STEP);
  return Math.max(top, Math.min(top * LARGER, high, wide));
}

/** The layout of a stack with this many sets in a height: edges, strips, and the whole top set. */
export function stackPlan(
  sets: number,
  { top, covered, height, edges: allEdges = ALL_EDGES }: Omit<StackSize, "room">,
): StackPlan {
  const below = Math.max(0, sets - 1);
  const strip = covered * STRIP;
  const room = height - top * RATIO;
  if (below * strip <= room) return { hidden: 0, sliver: 0, strip };
  const edges = Math.max(0, Math.min(allEdges, room));
  const strips = Math.max(0, Math.floor((room - edges) / strip));
  const hidden = Math.max(0, below - strips);
  return { hidden, sliver: hidden ? Math.min(EDGE, edges / hidden) : 0, strip };
}

const LEAST_FIELD_CARD = 20;

/** The maximum card width with which sets of these sizes fit into a field, in several lines. */
export function fieldCard(
  sets: readonly number[],
  room: { readonly width: number; readonly height: number },
  gaps: { readonly across: number; readonly down: number },
  most: number,
): number {
  const fits = (card: number) => {
    let lines = 1;
    let used = 0;
    for (const count of sets) {
      const width = setWidth(count, card);
      if (used > 0 && used + gaps.across + width > room.width) {
        lines += 1;
        used = 0;
      }
      used += width + (used > 0 ? gaps.across : 0);
    }
    return lines * card * RATIO + (lines - 1) * gaps.down <= room.height;
  };
  let card = most;
  while (card > LEAST_FIELD_CARD && !fits(card)) card -= 1;
  return card;
}

export interface Group {
  readonly card: Card;
  readonly count: number;
}

export interface HandPlan {
  readonly lines: readonly (readonly Group[])[];
  readonly width: number;
  readonly step: number;
  readonly gap: number;
}

export interface HandRoom {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly most: 1 | 2;
}

const SMALLEST = 39;
/** Minimum card, step and gap of a hand on one line; if they do not fit, it takes two lines. */
const ONE_LINE = { card: 64, step: 0.24, gap: 8 };
const GAPS = { wide: 24, least: 5 };
const LEAST_STEP = 0.16;
export const LINE_GAP = 13;

/** The hand on at most two lines. To save space, first gaps, then steps, then sizes shrink. */
export function handPlan(groups: readonly Group[], room: HandRoom): HandPlan {
  const size = (lines: number) =>
    Math.max(
      SMALLEST,
      Math.min(room.largest, (room.height - (lines - 1) * LINE_GAP) / lines / RATIO),
    );
  const { step, gap } = ONE_LINE;
  const least = Math.min(ONE_LINE.card, size(1));
  const one = room.most === 1 || lineFits(groups, least, step, gap, room.width);
  return onLines(one ? [groups] : halved(groups), size(one ? 1 : 2), room);
}

/** These lines with the largest cards that fit, of at most this width. */
function onLines(lines: HandPlan["lines"], largest: number, room: HandRoom): HandPlan {
  const fits = (width: number, step: number, gap: number) =>
    lines.every((line) => lineFits(line, width, step, gap, room.width));
  let width = largest;
  for (let gap = GAPS.wide; gap >= GAPS.least; gap -= 1) {
    if (fits(width, STEP, gap)) return { lines, width, step: STEP, gap };
  }
  // Large cards become smaller before their copies overlap more.
  while (width > ONE_LINE.card && !fits(width, STEP, ONE_LINE.gap)) {
    width = Math.max(ONE_LINE.card, width - 0.5);
  }
  if (fits(width, STEP, ONE_LINE.gap)) return { lines, width, step: STEP, gap: ONE_LINE.gap };
  for (let step: number = STEP; step >= LEAST_STEP; step -= 0.02) {
    if (fits(width, step, GAPS.least)) return { lines, width, step, gap: GAPS.least };
  }
  while (width > SMALLEST && !fits(width, LEAST_STEP, GAPS.least)) {
    width = Math.max(SMALLEST, width - 0.5);
  }
  // Hands can have thirty cards: copies then overlap even more, and a tag shows their number.
  let step = LEAST_STEP;
  while (step > 0.02 && !fits(width, step, GAPS.least)) step -= 0.02;
  return { lines, width, step, gap: GAPS.least };
}

function lineFits(line: readonly Group[], card: number, step: number, gap: number, room: number) {
  return lineWidth(line, card, step, gap) <= room;
}

export function lineWidth(line: readonly Group[], card: number, step: number, gap: number): number {
  const cards = line.reduce((sum, { count }) => sum + setWidth(count, card, Infinity, step), 0);
  return cards + Math.max(0, line.length - 1) * gap;
}

/** Two lines of nearly the same width, in order. */
function halved(groups: readonly Group[]): readonly (readonly Group[])[] {
  let best = 1;
  let least = Infinity;
  for (let cut = 1; cut < groups.length; cut += 1) {
    const wider = Math.max(
      lineWidth(groups.slice(0, cut), 1, STEP, 0.2),
      lineWidth(groups.slice(cut), 1, STEP, 0.2),
    );
    if (wider < least) {
      least = wider;
      best = cut;
    }
  }
  return groups.length < 2 ? [groups] : [groups.slice(0, best), groups.slice(best)];
}
