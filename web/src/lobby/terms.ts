/** What a host can agree on, as far as the lobby must know it; the server checks the rest. */

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
/** All options of a game, whatever its edition is called. */
export type Options = Omit<AllOptions, "edition">;

/** The options an edition changes, and the fewest and the most players. */
interface Edition {
  readonly options: Partial<Options>;
  readonly seats: readonly [number, number];
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

/** The clock of a kind; one's own begins with what there was. */
export function clockOf(kind: ClockKind, before: Clock | null): Clock | null {
  if (kind === "none") return null;
  return kind === "own" ? (before ?? CLOCK_TERMS.calm) : CLOCK_TERMS[kind];
}

/** The edition with these options: by its name if it has one for so many seats. */
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

/** All options of an edition, by its name or by what a custom one changes. */
export function optionsOf(edition: Settings["edition"]): Options {
  const changed = typeof edition === "string" ? editions[edition]?.options : edition;
  return { ...OPTIONS, ...(changed as Partial<Options> | undefined) };
}

/** The options of a custom edition, as records write them. */
export function customOf(options: Options): Record<string, boolean | number> {
  const custom: Record<string, boolean | number> = {};
  for (const flag of FLAGS) if (options[flag]) custom[flag] = true;
  for (const size of SIZE_NAMES) custom[size] = options[size];
  return custom;
}

/** The settings after one option has changed: with the ghost there are two seats. */
export function withOption(
  options: Options,
  change: Partial<Options>,
  seats: number,
): Partial<Settings> {
  const changed = { ...options, ...change };
  const fitting = changed.ghost ? GHOST_SEATS : seats;
  return { edition: editionOf(changed, fitting), seats: fitting };
}

/** The fewest and the most players of an edition; a custom one is limited by its ghost only. */
export function seatRange(
  edition: string | null,
  options: Options = OPTIONS,
): readonly [number, number] {
  const ghost: readonly [number, number] = [GHOST_SEATS, GHOST_SEATS];
  const known = edition === null ? undefined : editions[edition]?.seats;
  return known ?? (options.ghost ? ghost : [FEWEST_SEATS, MOST_SEATS]);
}

/** Every number of players between the fewest and the most. */
export function seatCounts([least, most]: readonly [number, number]): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, place) => least + place);
}
