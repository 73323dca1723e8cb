/**
 * The layout of the lesson: the opponent, the coach's band with or without the row, the learner's
 * place.
 */

import { RATIO } from "../art/cards";
import { layout, type Layout, type LayoutInput } from "../game/layout";

/** The heights of the bands on a high and on a low phone. */
const HIGH = { bar: 52, words: 104, row: 96, you: 86, foot: 166, hand: 132 };
const LOW = { bar: 48, words: 88, row: 84, you: 60, foot: 122, hand: 100 };
const HIGH_FROM = 760;
/** The largest cards on a phone: laid by Ben, by the learner, and in the hand. */
const CARDS = { top: 84, own: 52, hand: 84 };
/** On a phone in landscape: the height of Ben's head and score, above his stack beside a ghost. */
const HEAD_ABOVE = 80;
/** Space beside and below a laid set. */
const AROUND = 56;

/** The heights of wide screens, for a unit of 1. */
const WIDE = { bar: 76, words: 120, row: 150, own: 356 };
const WIDE_CARDS = { top: 108, own: 118, hand: 118 };

/** The layout of the table, and the heights of the coach's words and of the foot. */
export interface LessonLayout extends Layout {
  readonly words: number;
  readonly foot: number;
}

export function arranged(
  width: number,
  height: number,
  input: LayoutInput,
  row: boolean,
): LessonLayout {
  const whole = layout(width, height, { ...input, berth: "none" });
  if (whole.screen === "phone") return onPhone(whole, height, input, row);
  if (whole.screen === "landscape") return lying(whole, height, input, row);
  return onWide(whole, width, height, row);
}

function onPhone(
  whole: Layout,
  height: number,
  { ghost }: LayoutInput,
  row: boolean,
): LessonLayout {
  const bands = height >= HIGH_FROM ? HIGH : LOW;
  const { bar, words, you, foot, hand } = bands;
  const middle = row ? bands.row : 0;
  const opponents = Math.max(120, height - bar - words - middle - you - hand - foot);
  const stack = opponents - 14;
  const top = ghost ? whole.top : cardIn(stack - AROUND / 2, CARDS.top);
  return {
    ...whole,
    bar,
    words,
    row: middle,
    opponents,
    upper: 0,
    own: 0,
    you,
    hand,
    foot,
    stack,
    top,
    covered: Math.min(top, Math.round(top * 0.8)),
    ownTop: cardIn(you - 12, CARDS.own),
    ownCovered: cardIn(you - 12, CARDS.own * 0.8),
    ownStack: you - 8,
    largestCard: CARDS.hand,
    folds: false,
  };
}

function lying(whole: Layout, height: number, { ghost }: LayoutInput, row: boolean): LessonLayout {
  const bar = 44;
  const words = 84;
  const middle = row ? (ghost ? 94 : 84) : 0;
  const opponents = Math.max(90, height - bar - words - middle);
  const stack = opponents - (ghost ? HEAD_ABOVE : 14);
  const top = cardIn(stack - 26, 64);
  return {
    ...whole,
    bar,
    words,
    row: middle,
    opponents,
    own: 0,
    you: 64,
    hand: 96,
    foot: 96,
    stack,
    top,
    covered: top,
    ownTop: 40,
    ownCovered: 32,
    ownStack: 58,
    largestCard: 56,
    folds: false,
  };
}

function onWide(whole: Layout, width: number, height: number, row: boolean): LessonLayout {
  const { text } = whole;
  const unit = Math.min(whole.unit, height / 900, width / 1096);
  const size = (drawn: number) => Math.round(drawn * unit);
  const bar = size(WIDE.bar);
  const words = Math.round(Math.max(76, WIDE.words * (row ? 0.8 : 1) * unit));
  const middle = row ? size(WIDE.row) : 0;
  const own = Math.max(size(WIDE.own), 250);
  const opponents = Math.max(130, height - bar - words - middle - own);
  const top = cardIn(opponents - AROUND, size(WIDE_CARDS.top));
  return {
    ...whole,
    screen: whole.screen === "tablet" ? "tablet" : "laptop",
    width,
    across: width,
    log: 0,
    text,
    bar,
    words,
    row: middle,
    opponents,
    upper: 0,
    own,
    hand: own - 140,
    foot: 0,
    stack: opponents - 34,
    top,
    covered: Math.round(top * 0.75),
    ownTop: size(WIDE_CARDS.own),
    ownCovered: size(WIDE_CARDS.own * 0.75),
    ownStack: own - 40,
    rowCard: Math.min(whole.rowCard, Math.floor((middle - 34) / RATIO)),
    largestCard: size(WIDE_CARDS.hand),
    folds: false,
  };
}

/** The width of the largest card that fits into a height. */
function cardIn(height: number, largest: number): number {
  return Math.round(Math.min(largest, Math.max(24, height / RATIO)));
}
