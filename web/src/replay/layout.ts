/** The layout of a replay: the table above the controls, where no prompt ever needs room. */

import { RATIO } from "../art/cards";
import { layout, type Layout, type LayoutInput } from "../game/layout";

/** The minimum width at which the log is beside the table, and its width. */
const LOG_FROM = 1280;
const LOG = 344;
const PHONE = 600;

/**
 * The bands of a phone above the controls, and those of a low phone, without the viewer's stack.
 */
const HIGH = { least: 540, bar: 44, opponents: 192, row: 92, own: 104, you: 44 };
const LOW = { bar: 40, opponents: 164, row: 82, own: 0, you: 48 };
const HAND = 96;

/** How the controls are laid out; it depends only on the window. */
export type DockForm = "sheet" | "line" | "wide";

export function dockForm(width: number, height: number, large: boolean): DockForm {
  if (width > height && height < 520 && width < 1024 && !large) return "line";
  return width < 720 ? "sheet" : "wide";
}

/** The layout of the table in the height that the controls leave. */
export function arranged(width: number, height: number, input: LayoutInput): Layout {
  const log = width >= LOG_FROM && !input.large ? LOG : 0;
  const whole = besideGhost(layout(width - log, height, input), width - log, height, input);
  if (width < PHONE && whole.screen === "phone") return onPhone(whole, height, input);
  if (whole.screen === "laptop")
    return { ...lowered(whole, input), log, screen: log > 0 ? "desktop" : "laptop" };
  return whole;
}

/** Beside the ghost there is no room for the larger stacks of a spectator. */
function besideGhost(whole: Layout, width: number, height: number, input: LayoutInput): Layout {
  if (!input.ghost || !input.watching) return whole;
  const { top, covered } = layout(width, height, { ...input, watching: false });
  return { ...whole, top, covered };
}

/** The viewer's place on wide screens for a unit of 1: a story and one line of cards. */
const PLACE = 268;
const ONE_LINE = 150;

/** Without a prompt the viewer's place needs less height; the stacks above get the rest. */
function lowered(whole: Layout, { watching }: LayoutInput): Layout {
  const won = watching ? 0 : Math.max(0, whole.own - Math.round(PLACE * whole.unit));
  return {
    ...whole,
    own: whole.own - won,
    ownStack: whole.ownStack - won,
    opponents: whole.opponents + won,
    stack: whole.stack + won,
    hand: Math.min(whole.hand, ONE_LINE * whole.unit),
  };
}

function onPhone(whole: Layout, height: number, { watching }: LayoutInput): Layout {
  const bands = height >= HIGH.least ? HIGH : LOW;
  const own = watching ? 0 : bands.own;
  const you = watching ? 0 : bands.you;
  const used = bands.bar + bands.row + own + you;
  const spare = height - used - bands.opponents;
  // The hand has two lines at most; what is left is for the stacks.
  const hand = watching ? 0 : Math.max(HAND, Math.min(2 * HAND, spare));
  const opponents = Math.max(bands.opponents, height - used - hand - (watching ? 92 : 0));
  const stack = opponents - (whole.headBeside ? 14 : 77);
  const top = Math.min(whole.top, Math.floor(stack / RATIO));
  return {
    ...whole,
    ...bands,
    own,
    you,
    opponents,
    stack,
    top,
    covered: Math.min(whole.covered, top),
    upper: 0,
    hand,
    ownStack: own - 12,
    folds: own === 0,
  };
}
