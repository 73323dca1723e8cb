/** How the table is divided on a screen; the numbers are those of the drawings, in pixels. */

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
  /** On low phones the berth without a prompt folds away. */
  readonly folds: boolean;
}

const DESKTOP = 1280;
const LAPTOP = 1024;
const TABLET = 600;
const LOG = 344;
const LOW = 700;
const HIGH = 800;

export interface Table {
  readonly opponents: number;
  readonly berth: Berth;
  readonly ghost: boolean;
  /** A spectator has no hand; the stacks get its room. */
  readonly watching: boolean;
}

/** From this size on, in units of the usual one, text gets bands that grow with it. */
export const LARGE_TEXT = 1.25;

export function layout(width: number, height: number, table: Table): Layout {
  const played = playing(width, height, table);
  return table.watching ? withoutHand(played) : played;
}

/** The same table under a strip so high: the stacks across give their room to it. */
export function under(strip: number, whole: Layout): Layout {
  const lies = whole.screen === "landscape";
  return {
    ...whole,
    opponents: whole.opponents - strip,
    stack: whole.stack - strip,
    own: lies ? whole.own - strip : whole.own,
    ownStack: lies ? whole.ownStack - strip : whole.ownStack,
  };
}

/** Phones on which two answers have no room beside the own stack. */
export function isShort(width: number, height: number): boolean {
  return width < TABLET && height < HIGH;
}

function playing(width: number, height: number, { opponents, berth, ghost }: Table): Layout {
  if (width > height && height < 520 && width < LAPTOP) return landscape(width, height, opponents);
  if (width >= LAPTOP) return wide(width, height, ghost);
  if (width >= TABLET) return tablet(width, height, opponents, ghost);
  // Beside the ghost an opponent has no more room than one of three.
  return phone(width, height, ghost ? 3 : opponents, berth, ghost);
}

const WATCHING = 72;

function withoutHand(played: Layout): Layout {
  if (played.screen === "landscape") return played;
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
  opponents: number,
  berth: Berth,
  ghost: boolean,
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
  const headBeside = opponents <= 2;
  const used = bands.bar + bands.opponents + bands.upper + bands.row + bands.own + bands.you;
  return {
    screen: "phone",
    width,
    across: width,
    log: 0,
    ...bands,
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
    folds: low,
  };
}

function landscape(width: number, height: number, opponents: number): Layout {
  const hand = 92;
  return {
    screen: "landscape",
    width,
    across: width / 2,
    log: 0,
    bar: 36,
    opponents: height - 36 - hand,
    upper: 0,
    row: 74,
    own: height - 36 - hand - 74,
    you: 0,
    hand,
    headBeside: opponents <= 2,
    head: 32,
    top: opponents > 2 ? 40 : 50,
    covered: opponents > 2 ? 32 : 40,
    stack: height - 36 - hand - (opponents <= 2 ? 18 : 70),
    ownTop: 40,
    ownCovered: 32,
    ownStack: height - 36 - hand - 74 - 74,
    rowCard: 40,
    largestCard: 54,
    folds: false,
  };
}

function tablet(width: number, height: number, opponents: number, ghost: boolean): Layout {
  const bar = 58;
  const hand = 164;
  const row = height >= 1000 ? 208 : 150;
  const own = height >= 1000 ? 270 : 230;
  const across = Math.max(230, height - bar - row - own - hand);
  const headBeside = opponents <= 2;
  return {
    screen: "tablet",
    width,
    across: width,
    log: 0,
    bar,
    opponents: across,
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
