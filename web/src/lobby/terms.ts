/** The settings that the lobby must know; the server checks the rest. */

import {
  EDITIONS,
  FEWEST_SEATS,
  FLAGS,
  GHOST_SEATS,
  MOST_SEATS,
  OPTIONS,
  SIZES,
} from "../constants";
import type { Clock, Options as AllOptions, Settings } from "../wire";

export const CLOCKS = ["none", "quick", "calm", "days", "own"] as const;
export const LENGTHS = ["single", "rounds", "target"] as const;

const USUAL_TARGET = 50;

export type Flag = (typeof FLAGS)[number];
export type Size = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];

export type ClockKind = (typeof CLOCKS)[number];
export type Length = (typeof LENGTHS)[number];
/** All options of a game without the name of its edition. */
export type Options = Omit<AllOptions, "edition">;

/** Who starts according to a booklet. */
export type BookletStarter = "youngest" | "lynx";

/** The options that an edition changes, how many play, and who starts. */
interface Edition {
  readonly options: Partial<Options>;
  readonly seats: readonly [number, number];
  readonly starter: BookletStarter;
}

const editions: Readonly<Record<string, Edition>> = EDITIONS;

const CLOCK_TERMS: Readonly<Record<Exclude<ClockKind, "none" | "own">, Clock>> = {
  quick: { per_decision: 10, bank: 60 },
  calm: { per_decision: 30, bank: 300 },
  days: { per_decision: 24 * 3600, bank: 0 },
};

export function lengthKind(settings: Settings): Length {
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

/** The clock of a preset; a custom clock starts with the previous one. */
export function clockOf(kind: ClockKind, before: Clock | null): Clock | null {
  if (kind === "none") return null;
  return kind === "own" ? (before ?? CLOCK_TERMS.calm) : CLOCK_TERMS[kind];
}

/** The edition with these options: its name if one exists for this number of seats. */
export function editionOf(
  options: Options,
  seats: number,
): string | Record<string, boolean | number> {
  for (const [name, edition] of Object.entries(editions)) {
    const [least, most] = edition.seats;
    const known = optionsOf(name);
    const same = [...FLAGS, ...SIZE_NAMES].every((one) => known[one] === options[one]);
    if (same && least <= seats && seats <= most) return name;
  }
  return customOf(options);
}

/** All options of an edition, given by its name or by the changes of a custom edition. */
export function optionsOf(edition: Settings["edition"]): Options {
  const changed = typeof edition === "string" ? editions[edition]?.options : edition;
  return { ...OPTIONS, ...(changed as Partial<Options> | undefined) };
}

/** Who starts according to an edition's booklet; null for a custom edition. */
export function bookletStarter(edition: Settings["edition"] | null): BookletStarter | null {
  return typeof edition === "string" ? (editions[edition]?.starter ?? null) : null;
}

/** The options of a custom edition in the format of records. */
export function customOf(options: Options): Record<string, boolean | number> {
  const custom: Record<string, boolean | number> = {};
  for (const flag of FLAGS) if (options[flag]) custom[flag] = true;
  for (const size of SIZE_NAMES) custom[size] = options[size];
  return custom;
}

/** The settings after a change of one option; the ghost requires two seats. */
export function withOption(
  options: Options,
  change: Partial<Options>,
  seats: number,
): Partial<Settings> {
  const changed = { ...options, ...change };
  const fitting = changed.ghost ? GHOST_SEATS : seats;
  return { edition: editionOf(changed, fitting), seats: fitting };
}

/** The minimum and maximum number of players; only the ghost limits a custom edition. */
export function seatRange(
  edition: string | null,
  options: Options = OPTIONS,
): readonly [number, number] {
  const ghost: readonly [number, number] = [GHOST_SEATS, GHOST_SEATS];
  const known = edition === null ? undefined : editions[edition]?.seats;
  return known ?? (options.ghost ? ghost : [FEWEST_SEATS, MOST_SEATS]);
}

/** All numbers of players from the minimum to the maximum. */
export function seatCounts([least, most]: readonly [number, number]): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, place) => least + place);
}

/** The number of cards of the whole deck. */
export function deckSize({ ranks, copies, jokers }: Options): number {
  return ranks * copies + jokers;
}

/** How many places must be added (or, negative, left out) before an edition can be chosen. */
export function missingPlaces(edition: string, seats: number): number {
  const [least, most] = seatRange(edition);
  if (seats < least) return least - seats;
  return seats > most ? most - seats : 0;
}
