/** What a host can agree on, as far as the lobby must know it; the server checks the rest. */

import type { Edition } from "../net/api";
import type { Clock, Settings, TableData } from "../wire";

export const FLAGS = ["consolation_draw", "ones_beat_top", "fewest_in_hand", "ghost"] as const;
export const SIZES = ["ranks", "copies", "jokers", "hand_size", "row_size", "ghost_size"] as const;
export const CLOCKS = ["none", "quick", "calm", "days", "own"] as const;
export const LENGTHS = ["single", "rounds", "target"] as const;

export const MOST_ROUNDS = 20;
export const HIGHEST_TARGET = 1000;
export const SHORTEST_DECISION = 1;
/** Two weeks. */
export const LONGEST_CLOCK = 14 * 24 * 3600;

const USUAL_TARGET = 50;
const GHOST_SEATS = 2;

export type Flag = (typeof FLAGS)[number];
export type Size = (typeof SIZES)[number];
export type ClockKind = (typeof CLOCKS)[number];
export type Length = (typeof LENGTHS)[number];
export type Options = TableData["options"];
export type Editions = Readonly<Record<string, Edition>>;

const CLOCK_TERMS: Readonly<Record<Exclude<ClockKind, "none" | "own">, Clock>> = {
  quick: { per_decision: 10, bank: 60 },
  calm: { per_decision: 30, bank: 300 },
  days: { per_decision: 24 * 3600, bank: 0 },
};

export function lengthOf(settings: Settings): Length {
  if (settings.rounds !== null) return "rounds";
  return settings.target !== null ? "target" : "single";
}

export function withLength(length: Length): Partial<Settings> {
  return {
    rounds: length === "rounds" ? 1 : null,
    target: length === "target" ? USUAL_TARGET : null,
  };
}

export function clockKind(clock: Clock | null): ClockKind {
  if (clock === null) return "none";
  for (const kind of ["quick", "calm", "days"] as const) {
    const terms = CLOCK_TERMS[kind];
    if (terms.bank === clock.bank && terms.per_decision === clock.per_decision) return kind;
  }
  return "own";
}

/** The clock of a kind; one's own begins with what there was. */
export function clockOf(kind: ClockKind, before: Clock | null): Clock | null {
  if (kind === "none") return null;
  return kind === "own" ? (before ?? CLOCK_TERMS.calm) : CLOCK_TERMS[kind];
}

/** The edition with these options: by its name if it has one for so many seats. */
export function editionOf(
  options: Options,
  seats: number,
  editions: Editions,
): string | Record<string, boolean | number> {
  for (const [name, edition] of Object.entries(editions)) {
    const [least, most] = edition.seats;
    const same = [...FLAGS, ...SIZES].every((one) => edition.options[one] === options[one]);
    if (same && least <= seats && seats <= most) return name;
  }
  return customOf(options);
}

/** All options of an edition; a custom one leaves out what is usual. */
export function optionsOf(edition: Settings["edition"], editions: Editions): Options {
  if (typeof edition === "string") return editions[edition]?.options ?? {};
  return { ...editions["classic"]?.options, ...edition };
}

/** The options of a custom edition, as records write them. */
export function customOf(options: Options): Record<string, boolean | number> {
  const custom: Record<string, boolean | number> = {};
  for (const flag of FLAGS) if (options[flag] === true) custom[flag] = true;
  for (const size of SIZES) custom[size] = Number(options[size]);
  return custom;
}

/** The settings after one option has changed: with the ghost there are two seats. */
export function withOption(
  options: Options,
  change: Readonly<Partial<Record<Flag | Size, boolean | number>>>,
  seats: number,
  editions: Editions,
): Partial<Settings> {
  const changed = { ...options, ...change };
  const fitting = changed["ghost"] === true ? GHOST_SEATS : seats;
  return { edition: editionOf(changed, fitting, editions), seats: fitting };
}

/** The numbers of players an edition allows; a custom one is limited by its ghost only. */
export function seatCounts(
  edition: string | null,
  options: Options,
  editions: Editions,
): readonly number[] {
  const ghost: readonly [number, number] = [GHOST_SEATS, GHOST_SEATS];
  const [least, most] =
    (edition !== null && editions[edition]?.seats) ||
    (options["ghost"] === true ? ghost : ([2, 5] as const));
  return Array.from({ length: most - least + 1 }, (_, place) => least + place);
}
