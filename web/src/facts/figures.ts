/** The figures of the game, as `tools/facts` measured them, and how the plots lay them out. */

import facts from "./facts.json";

/** An estimate with the ends of its 95 % interval. */
export type Figure = readonly [value: number, low: number, high: number];

/** The values that 5, 25, 50, 75 and 95 % of the games do not exceed. */
export type Quantiles = readonly [number, number, number, number, number];

/** The figures of an edition with one number of players; shares of its games are from 0 to 1. */
export interface Cell {
  readonly edition: string;
  readonly seats: number;
  readonly turns: Quantiles;
  /** The wins of the starter, and of the last player in the order of play. */
  readonly first: Figure;
  readonly last: Figure;
  /** The share of games that end when somebody plays the last card, and that player's wins. */
  readonly ended: number;
  readonly won: Figure | null;
}

/** How often each score occurs, in columns of several scores each. */
export interface Scores {
  readonly seats: number;
  readonly from: number;
  readonly step: number;
  readonly all: readonly number[];
  readonly winners: readonly number[];
}

/** The figures of the summary. */
export interface Short {
  readonly seats: number;
  readonly turns: number;
  readonly winner: number;
  readonly ahead: number;
  readonly starter: number;
  readonly ended: number;
  readonly won: number;
  readonly jokerPoints: number;
  readonly jokerWins: number;
  readonly snatches: number;
  readonly cards: number;
  readonly taken: number;
}

export interface Facts {
  /** Number of games: in total, and per edition and number of players. */
  readonly games: number;
  readonly each: number;
  readonly short: Short;
  readonly cells: readonly Cell[];
  readonly scores: readonly Scores[];
  /** How many points each card of an opening hand is worth; the last is the joker. */
  readonly cards: readonly Figure[];
  /** By size and value: the share of such sets that is snatched; null if too few were laid. */
  readonly snatched: readonly (readonly (number | null)[])[];
}

export const FACTS = facts as unknown as Facts;

/** The edition of the summary and of the plots that show only one. */
export const USUAL = "classic";

/** A line of a plot: an estimate with its interval, or how games spread. */
export interface Mark {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The middle half, if the mark shows how games spread. */
  readonly half?: readonly [number, number];
  readonly ink: "spruce" | "ember";
}

export interface Row {
  readonly label: string;
  readonly marks: readonly Mark[];
  /** The row in words, for screen readers. */
  readonly said: string;
  /** A word at the end of the row. */
  readonly end?: string;
}

/** Rows with a title above them. */
export interface Group {
  readonly title: string | null;
  readonly rows: readonly Row[];
}

export function estimate([value, low, high]: Figure, ink: Mark["ink"]): Mark {
  return { value, low, high, ink };
}

export function spread([low, quarter, middle, threeQuarters, high]: Quantiles): Mark {
  return { value: middle, low, high, half: [quarter, threeQuarters], ink: "spruce" };
}

/** Wins above an equal share, in 100 games. */
export function aboveEqual(wins: Figure, seats: number): Figure {
  const [value, low, high] = wins.map((share) => 100 * (share - 1 / seats));
  return [value ?? 0, low ?? 0, high ?? 0];
}

/** The cells grouped by edition, in their order. */
export function byEdition(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const editions = [...new Set(cells.map(({ edition }) => edition))];
  return editions.map((edition) => cells.filter((cell) => cell.edition === edition));
}

const STEPS = [1, 2, 5];

/** Round numbers that cover a range, with at most this many spaces between them. */
export function ticks(low: number, high: number, spaces = 5): readonly number[] {
  const least = (high - low) / spaces;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The outline of columns from the left to the right edge, closed at the foot. */
export function columns(heights: readonly number[], width: number, height: number): string {
  const each = width / heights.length;
  const tops = heights.map((part, at) => {
    const y = (height * (1 - part)).toFixed(1);
    return `V${y}H${((at + 1) * each).toFixed(1)}`;
  });
  return `M0 ${String(height)}${tops.join("")}V${String(height)}Z`;
}
