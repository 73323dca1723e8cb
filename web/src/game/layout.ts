/** How the table is divided on a screen; the numbers are those of the drawings, in pixels. */

import { RATIO } from "../art/cards";
import { OPTIONS } from "../constants";

export type Screen = "phone" | "landscape" | "tablet" | "laptop" | "desktop";

/** Which of the two berths around the row holds the prompt. */
export type Berth = "upper" | "lower" | "none";

export interface Layout {
  readonly screen: Screen;
  /** The width without the log at the right. */
  readonly width: number;
  /** How wide the opponents' band is: all of it, or half where the row lies beside. */
  readonly across: number;
  readonly log: number;
  readonly bar: number;
  readonly opponents: number;
  /** How much of the ghost's field is kept for a question about it. */
  readonly ghostBerth: number;
  readonly upper: number;
  readonly row: number;
  readonly own: number;
  readonly you: number;
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
  /** Whether the own stack folds into the own line: on low phones, and where a prompt has its room. */
  readonly folds: boolean;
}

const DESKTOP = 1280;
const LAPTOP = 1024;
const TABLET = 600;
const LOG = 344;
const LOW = 700;
const HIGH = 800;

/** What the sizes depend on, beside those of the window. */
export interface LayoutInput {
  readonly opponents: number;
  readonly berth: Berth;
  readonly ghost: boolean;
  /** A spectator has no hand; the stacks get its room. */
  readonly watching: boolean;
  /** Whether the reader wants larger text: names then have a line, prompts the width to themselves. */
  readonly large: boolean;
}

export function layout(width: number, height: number, input: LayoutInput): Layout {
  const played = playing(width, height, input);
  return input.watching ? withoutHand(played) : played;
}

/** What a prompt in the upper berth keeps free around it: its notch, and a set that slides towards us. */
const AROUND_PROMPT = 13;

/** The same table under a strip so high, and over a prompt in the upper berth, if there is one: the
 * stacks across give them their room, and on phones their cards become smaller; the row stays.
 * In landscape the strip lies in the bar. */
export function under(strip: number, prompt: number, whole: Layout): Layout {
  if (whole.screen === "landscape" || strip === 0) return whole;
  if (whole.screen !== "phone") return { ...whole, ...lower(whole, strip) };
  const upper = prompt === 0 ? whole.upper : Math.max(whole.upper, prompt + AROUND_PROMPT);
  const across = lower(whole, strip + upper - whole.upper);
  const top = Math.min(whole.top, Math.floor(across.stack / RATIO));
  return { ...whole, ...across, upper, top, covered: Math.min(whole.covered, top) };
}

function lower(whole: Layout, by: number): Pick<Layout, "opponents" | "stack"> {
  return { opponents: whole.opponents - by, stack: whole.stack - by };
}

/** How many entries the row is drawn for. */
export const USUAL_ROW: number = OPTIONS.row_size;

export const ROW_GAP = 7;

/** The width of the row's cards; more entries than usual are smaller. */
export function rowCardFor(whole: Layout, entries: number, hasHeap: boolean): number {
  if (entries <= USUAL_ROW) return whole.rowCard;
  const edges = whole.width < TABLET || whole.screen === "landscape" ? 40 : 280;
  const cards = entries + (hasHeap ? 2 : 1);
  const fits = Math.floor((whole.across - edges - ROW_GAP * (cards - 1)) / cards);
  return Math.max(18, Math.min(whole.rowCard, fits));
}

/** Phones on which two choices have no room beside the own stack. */
export function isShort(width: number, height: number): boolean {
  return width < TABLET && height < HIGH;
}

function playing(width: number, height: number, input: LayoutInput): Layout {
  const { opponents, berth, ghost, large } = input;
  const lies = width > height && height < 520 && width < LAPTOP;
  // Beside the ghost an opponent has no more room on a phone than one of three.
  const among = ghost ? 3 : opponents;
  if (lies && !large) return landscape(width, height, among, berth, ghost);
  if (width >= LAPTOP && !large) return wide(width, height, ghost);
  if (width >= TABLET) return tablet(width, height, opponents <= 2 && !large, ghost);
  return phone(width, height, { opponents: among, headBeside: among <= 2 && !large, berth, ghost });
}

const WATCHING = 72;

function withoutHand(played: Layout): Layout {
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
  const won = (shared ? 0 : played.hand) + played.own + played.you - WATCHING;
  return {
    ...played,
    opponents: played.opponents + won,
    stack: played.stack + won,
    own: WATCHING,
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
    // Bundles rise above their place and stay below the row's label.
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

function tablet(width: number, height: number, headBeside: boolean, ghost: boolean): Layout {
  const bar = 58;
  const hand = 164;
  const high = height >= 1000;
  const row = high ? 208 : 150;
  const own = high ? 270 : 230;
  const across = Math.max(230, height - bar - row - own - hand);
  return {
    screen: "tablet",
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
    // Beside bundles the discard is a word, not a heap.
    rowCard: Math.max(40, Math.min(82, Math.floor((width - (ghost ? 180 : 240)) / 7))),
    largestCard: 94,
    folds: false,
  };
}

function wide(width: number, height: number, ghost: boolean): Layout {
  const desktop = width >= DESKTOP;
  const log = desktop ? LOG : 0;
  const bar = 58;
  const drawn = desktop ? 364 : 336;
  const row = height >= 780 ? (desktop ? 154 : 144) : 124;
  const least = 282;
  const across = Math.max(
    200,
    Math.min(drawn + Math.max(0, height - 900) / 2, height - bar - row - least),
  );
  const rest = Math.max(least, height - bar - row - across);
  const small = height < 780;
  return {
    screen: desktop ? "desktop" : "laptop",
    width: width - log,
    across: width - log,
    log,
    bar,
    opponents: across,
    ghostBerth: 0,
    upper: 0,
    row,
    own: rest,
    you: 0,
    hand: rest,
    headBeside: true,
    head: desktop ? 66 : 62,
    top: desktop ? 78 : 74,
    covered: desktop ? 54 : 52,
    // As drawn: six strips under the top set on a laptop, eight on a desktop.
    stack: across - (desktop ? 12 : 30),
    ownTop: desktop ? 78 : 74,
    ownCovered: desktop ? 54 : 52,
    ownStack: rest - 44,
    // Bundles rise above their place and stay within the band.
    rowCard: ghost ? Math.floor((row - 14) / 2) : small ? 66 : desktop ? 84 : 77,
    largestCard: desktop ? 94 : 84,
    folds: false,
  };
}
