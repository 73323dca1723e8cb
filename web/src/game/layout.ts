/** The layout of the table on a screen; all numbers are pixels. */

import { RATIO } from "../art/cards";
import { OPTIONS } from "../constants";

export type Screen = "phone" | "landscape" | "tablet" | "laptop" | "desktop";

/** The berth for the prompt: above or below the row. */
export type Berth = "upper" | "lower" | "none";

export interface Layout {
  readonly screen: Screen;
  /** The factor by which cards and gaps are larger than on a small screen. */
  readonly unit: number;
  /** The same factor for text, which grows less. */
  readonly text: number;
  /** The width without the log on the right. */
  readonly width: number;
  /** The width of the opponents' band: the full width, or half if the row is beside it. */
  readonly across: number;
  readonly log: number;
  readonly bar: number;
  readonly opponents: number;
  /** The part of the ghost's field that is reserved for a question about it. */
  readonly ghostBerth: number;
  readonly upper: number;
  readonly row: number;
  readonly own: number;
  readonly you: number;
  /** The height of the hand; on wide screens, of its cards within the reader's band. */
  readonly hand: number;
  readonly headBeside: boolean;
  readonly head: number;
  readonly top: number;
  readonly covered: number;
  readonly stack: number;
  readonly ownTop: number;
  readonly ownCovered: number;
  readonly ownStack: number;
  readonly rowCard: number;
  readonly largestCard: number;
  /**
   * Whether the reader's stack is in the reader's line: on low phones, or if a prompt needs room.
   */
  readonly folds: boolean;
}

/**
 * The width from which the log is a column beside the table; below this width, the log is a drawer.
 */
const DESKTOP = 1600;
const LAPTOP = 1024;
const TABLET = 600;
const LOW = 700;
const HIGH = 800;

/** The table size for which the sizes of wide screens are given, and how far they may grow. */
export const DRAWN = { width: 1096, height: 900 };
const MOST = { unit: 1.8, text: 1.5 };

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The unit of a table of this size: 1 up to the drawn size, then growing with it. */
export function unitOf(width: number, height: number): number {
  return clamp(1, Math.min(width / DRAWN.width, height / DRAWN.height), MOST.unit);
}

/** The inputs of the layout besides the window size. */
export interface LayoutInput {
  readonly opponents: number;
  readonly berth: Berth;
  readonly ghost: boolean;
  /** A spectator has no hand; the stacks use its room. */
  readonly watching: boolean;
  /**
   * Whether the reader uses larger text: names then have their own line, prompts the full width.
   */
  readonly large: boolean;
}

export function layout(width: number, height: number, input: LayoutInput): Layout {
  const played = playing(width, height, input);
  return input.watching ? withoutHand(played, input.opponents) : played;
}

/**
 * Space around a prompt in the upper berth, for its notch and a set that slides towards the reader;
 * under a strip there is less.
 */
const AROUND_PROMPT = 13;
const AROUND_LOST = 9;

/**
 * The same table with a strip and a prompt in the upper berth of these heights (0 if none).
 * To make room, the opponents' stacks become smaller, on phones also their cards; the row stays in
 * its place. In landscape the strip is in the bar.
 */
export function under(strip: number, prompt: number, whole: Layout): Layout {
  if (whole.screen === "landscape") return whole;
  if (whole.screen !== "phone") return strip === 0 ? whole : { ...whole, ...lower(whole, strip) };
  const around = strip > 0 ? AROUND_LOST : AROUND_PROMPT;
  const upper = prompt === 0 ? whole.upper : Math.max(whole.upper, prompt + around);
  if (strip === 0 && upper === whole.upper) return whole;
  const across = lower(whole, strip + upper - whole.upper);
  const top = Math.min(whole.top, Math.floor(across.stack / RATIO));
  return { ...whole, ...across, upper, top, covered: Math.min(whole.covered, top) };
}

function lower(whole: Layout, by: number): Pick<Layout, "opponents" | "stack"> {
  return { opponents: whole.opponents - by, stack: whole.stack - by };
}

/** The usual number of entries in the row. */
export const USUAL_ROW: number = OPTIONS.row_size;

export const ROW_GAP = 7;

/** Gaps in a row of the usual length: between entries, and beside pile and discard. */
export const ROW_GAPS = { entries: 14, ends: 24 };

/** The largest card with which pile, row and discard fit into a width. */
function rowCardIn(width: number, heaps: number): number {
  const cards = USUAL_ROW + heaps;
  const gaps = (cards - 1) * ROW_GAPS.entries + heaps * ROW_GAPS.ends;
  return Math.floor((width - gaps) / cards);
}

/** The width of the row's cards; they are smaller if there are more entries than usual. */
export function rowCardFor(whole: Layout, entries: number, hasHeap: boolean): number {
  if (entries <= USUAL_ROW) return whole.rowCard;
  const edges = whole.width < TABLET || whole.screen === "landscape" ? 40 : 280 * whole.unit;
  const cards = entries + (hasHeap ? 2 : 1);
  const fits = Math.floor((whole.across - edges - ROW_GAP * (cards - 1)) / cards);
  return Math.max(18, Math.min(whole.rowCard, fits));
}

/** Whether a phone has no room for two choices beside the reader's own stack. */
export function isShort(width: number, height: number): boolean {
  return width < TABLET && height < HIGH;
}

function playing(width: number, height: number, input: LayoutInput): Layout {
  const { opponents, berth, ghost, large } = input;
  const lies = width > height && height < 520 && width < LAPTOP;
  // Beside the ghost, an opponent on a phone has as much room as one of three opponents.
  const among = ghost ? 3 : opponents;
  if (lies && !large) return landscape(width, height, among, berth, ghost);
  if (width >= LAPTOP && !large) return wide(width, height, ghost);
  if (width >= TABLET) return tablet(width, height, opponents <= 2 && !large, ghost);
  return phone(width, height, { opponents: among, headBeside: among <= 2 && !large, berth, ghost });
}

/** The height of the words in place of a spectator's hand. */
const WATCHING = 72;

/**
 * How many times larger a spectator's stacks may be, and the space beside a stack in its column.
 */
const WATCHED = { larger: 1.4, beside: 156 };

function withoutHand(played: Layout, opponents: number): Layout {
  if (played.screen === "landscape") {
    const won = played.hand + played.you;
    return {
      ...played,
      opponents: played.opponents + won,
      stack: played.stack + won,
      own: played.own + played.hand,
      you: 0,
      hand: 0,
    };
  }
  const shared = played.screen === "laptop" || played.screen === "desktop";
  const watching = WATCHING * played.text;
  const won = (shared ? 0 : played.hand) + played.own + played.you - watching;
  const stack = played.stack + won;
  const room = played.across / opponents - WATCHED.beside * played.unit;
  const larger = shared
    ? clamp(1, Math.min(stack / played.stack, room / (1.6 * played.top)), WATCHED.larger)
    : 1;
  return {
    ...played,
    opponents: played.opponents + won,
    stack,
    top: Math.round(played.top * larger),
    covered: Math.round(played.covered * larger),
    own: watching,
    you: 0,
    hand: 0,
  };
}

const PHONE_CARDS = [
  [64, 50],
  [64, 50],
  [60, 47],
  [48, 38],
  [44, 35],
] as const;

function phone(
  width: number,
  height: number,
  {
    opponents,
    headBeside,
    berth,
    ghost,
  }: { opponents: number; headBeside: boolean; berth: Berth; ghost: boolean },
): Layout {
  const high = height >= HIGH;
  const low = height < LOW;
  const bands = high
    ? { bar: 44, opponents: 214, upper: 112, row: 98, own: 130, you: 42 }
    : low
      ? { bar: 40, opponents: 172, upper: 106, row: 82, own: 98, you: 38 }
      : { bar: 42, opponents: 184, upper: 106, row: 84, own: 104, you: 38 };
  if (low && berth !== "upper") bands.upper = 36;
  if (low && berth !== "lower") Object.assign(bands, { own: 0, you: 48 });
  if (ghost && !high) bands.row += 6;
  const [top, covered] = PHONE_CARDS[Math.min(4, opponents)] ?? PHONE_CARDS[4];
  const fit = high || low ? 1 : 0.955;
  const used = bands.bar + bands.opponents + bands.upper + bands.row + bands.own + bands.you;
  return {
    screen: "phone",
    unit: 1,
    text: 1,
    width,
    across: width,
    log: 0,
    ...bands,
    ghostBerth: 0,
    hand: Math.max(150, height - used),
    headBeside,
    head: headBeside ? (high ? 52 : 46) : 38,
    top: Math.round(top * fit),
    covered: Math.round(covered * fit),
    stack: bands.opponents - (headBeside ? 14 : 77),
    ownTop: high ? 46 : 42,
    ownCovered: high ? 35 : 34,
    ownStack: bands.own - (high ? 20 : 6),
    // Bundles rise above their place but stay below the row's label.
    rowCard: ghost
      ? high
        ? 36
        : 34
      : Math.max(34, Math.min(low ? 43 : 45, Math.round((width - 74) / 7))),
    largestCard: 64,
    folds: bands.own === 0,
  };
}

function landscape(
  width: number,
  height: number,
  opponents: number,
  berth: Berth,
  ghost: boolean,
): Layout {
  const bar = 36;
  const row = ghost ? 94 : 84;
  const you = 40;
  const hand = 84;
  const halves = height - bar - hand;
  const headBeside = opponents <= 2;
  return {
    screen: "landscape",
    unit: 1,
    text: 1,
    width,
    across: width / 2,
    log: 0,
    bar,
    opponents: halves - you,
    ghostBerth: 0,
    upper: 0,
    row,
    own: halves - row,
    you,
    hand,
    headBeside,
    head: 32,
    top: headBeside ? 50 : 40,
    covered: headBeside ? 40 : 32,
    // Below the top set there is room for a line of words.
    stack: halves - you - (headBeside ? 40 : 92),
    ownTop: 46,
    ownCovered: 36,
    ownStack: halves - row - 14,
    rowCard: ghost ? 32 : 37,
    largestCard: 54,
    folds: berth !== "none",
  };
}

/** Space between the row and the edges of a tablet's window. */
const TABLET_EDGE = 24;

function tablet(width: number, height: number, headBeside: boolean, ghost: boolean): Layout {
  const bar = 58;
  const high = height >= 1000;
  // The hand has two lines with cards 64 wide.
  const hand = high ? 228 : 164;
  const row = high ? (ghost ? 190 : 178) : 150;
  // The question about the ghost is in its field.
  const own = high ? (ghost ? 236 : 270) : 230;
  const across = Math.max(230, height - bar - row - own - hand);
  return {
    screen: "tablet",
    unit: 1,
    text: 1,
    width,
    across: width,
    log: 0,
    bar,
    opponents: across,
    ghostBerth: high ? 165 : 0,
    upper: 0,
    row,
    own,
    you: 0,
    hand,
    headBeside,
    head: 66,
    top: 76,
    covered: 56,
    stack: across - (headBeside ? 40 : 140),
    ownTop: 76,
    ownCovered: 56,
    ownStack: own - 30,
    // Beside bundles, the discard is shown as a word, not as a heap.
    rowCard: clamp(40, rowCardIn(width - 2 * TABLET_EDGE, ghost ? 1 : 2), 82),
    largestCard: 94,
    folds: false,
  };
}

/** The widths of the log, and of the words beside pile and discard, for a unit of 1. */
const LOG = 344;
const ROW_LABELS = 240;

/** Heights for a unit of 1. */
const BANDS = { bar: 58, row: 172, own: 304, leastOwn: 282, leastAcross: 200 };
/** The height of two lines of a hand with cards 64 wide, and of the gap between them. */
const TWO_LINES = 194;
/** The height above and below the hand, prompt included; less in a low window. */
const AROUND_HAND = { usual: 146, low: 122 };
/** Space above and below the row's cards, and below a stack for a note or a claw. */
const AROUND_ROW = 32;
const UNDER_STACK = 34;

function wide(width: number, height: number, ghost: boolean): Layout {
  const hasLog = width >= DESKTOP;
  const log = hasLog ? Math.round(LOG * unitOf(width - LOG, height)) : 0;
  const table = width - log;
  const unit = unitOf(table, height);
  const text = Math.min(unit, MOST.text);
  const bar = Math.round(height < LOW ? 48 : BANDS.bar * text);
  const isLow = height < DRAWN.height;
  const row = Math.round(
    Math.max(104, BANDS.row * unit - (isLow ? 12 + (DRAWN.height - height) * 0.28 : 0)),
  );
  const spare = Math.max(0, height - DRAWN.height * unit);
  const aroundHand = isLow ? AROUND_HAND.low : AROUND_HAND.usual * unit;
  const own = Math.round(
    Math.min(
      Math.max(TWO_LINES + aroundHand, isLow ? 0 : BANDS.own * unit) + spare / 3,
      Math.max(BANDS.leastOwn, height - bar - row - BANDS.leastAcross),
    ),
  );
  const across = Math.max(BANDS.leastAcross, height - bar - row - own);
  const size = (drawn: number) => Math.round(drawn * unit);
  return {
    screen: hasLog ? "desktop" : "laptop",
    unit,
    text,
    width: table,
    across: table,
    log,
    bar,
    opponents: across,
    ghostBerth: 0,
    upper: 0,
    row,
    own,
    you: 0,
    hand: own - aroundHand,
    headBeside: true,
    head: size(66),
    top: size(78),
    covered: size(54),
    stack: across - size(UNDER_STACK),
    ownTop: size(78),
    ownCovered: size(54),
    ownStack: own - size(isLow ? 28 : 34),
    // Bundles rise above their place but stay within the band.
    rowCard: ghost
      ? Math.floor((row - 14 * unit) / 2)
      : Math.min(
          Math.floor((row - AROUND_ROW * unit) / RATIO),
          rowCardIn(table - ROW_LABELS * text, 2),
        ),
    largestCard: size(94),
    folds: false,
  };
}
