/** Sizes of stacks and hands: how much of what there is fits where. */

import { RATIO, type Card } from "../art/cards";
import { ALL_EDGES, EDGE, STEP, STRIP } from "../art/drawing";
import { setWidth } from "../art/sets";

export interface StackSize {
  /** How wide the cards of the top set are, and those of covered sets. */
  readonly top: number;
  readonly covered: number;
  readonly height: number;
  /** How wide a set may be. */
  readonly room: number;
  /** How high all page edges together may be. */
  readonly edges?: number;
}

export interface StackPlan {
  /** How many of the oldest sets are page edges, and how high each is. */
  readonly hidden: number;
  readonly sliver: number;
  readonly strip: number;
}

/** How a stack of so many sets is laid out in a height: edges, strips, the top set whole. */
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

const LEAST_FIELD_CARD = 22;

/** How wide cards may be at most, so that sets of so many copies fit into a field, wrapped. */
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
const GAPS = { wide: 24, least: 5 };
const LEAST_STEP = 0.16;
export const LINE_GAP = 13;

/** The hand on at most two lines. Room is given up in this order: gaps, steps, size. */
export function handPlan(groups: readonly Group[], room: HandRoom): HandPlan {
  const one = room.most === 1 || lineFits(groups, room.largest, STEP, 12, room.width);
  const size = (lines: number) =>
    Math.max(
      SMALLEST,
      Math.min(room.largest, (room.height - (lines - 1) * LINE_GAP) / lines / RATIO),
    );
  const lines = one ? [groups] : halved(groups);
  const fits = (width: number, step: number, gap: number) =>
    lines.every((line) => lineFits(line, width, step, gap, room.width));
  let width = size(lines.length);
  for (let gap = GAPS.wide; gap >= GAPS.least; gap -= 1) {
    if (fits(width, STEP, gap)) return { lines, width, step: STEP, gap };
  }
  for (let step: number = STEP; step >= LEAST_STEP; step -= 0.02) {
    if (fits(width, step, GAPS.least)) return { lines, width, step, gap: GAPS.least };
  }
  while (width > SMALLEST && !fits(width, LEAST_STEP, GAPS.least)) {
    width = Math.max(SMALLEST, width - 0.5);
  }
  // Hands of thirty cards happen: copies then lie closer still, and their tag counts them.
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
