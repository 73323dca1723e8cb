/** The places of a table: who sits where, in words and in the order in which they are seen. */

import { seatName } from "../game/cast";
import { t } from "../texts/texts.svelte";
import type { SeatData, TableData } from "../wire";
import { optionsOf, seatRange } from "./terms";

export type Kind = "person" | "bot" | "away" | "free";

export function kindOf({ person, bot, present }: SeatData): Kind {
  if (bot !== null) return "bot";
  if (person === null) return "free";
  return present ? "person" : "away";
}

/** The places behind the row, clockwise from the reader's left; all of them for a spectator. */
export function placesBehind(seats: number, own: number | null): readonly number[] {
  if (own === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (own + 1 + step) % seats);
}

export function freePlaces(table: TableData): readonly number[] {
  return table.seats.flatMap((sitter, seat) => (kindOf(sitter) === "free" ? [seat] : []));
}

/** The name above a head. */
export function placeName(table: TableData, seat: number): string {
  const sitter = table.seats[seat];
  return sitter && kindOf(sitter) === "free" ? t("free") : seatName(table, seat);
}

/** What is said about the sitter of a place below the name. */
export function placeState(table: TableData, seat: number): string {
  const sitter = table.seats[seat];
  if (!sitter) return "";
  switch (kindOf(sitter)) {
    case "bot":
      return t("bot-strength", { strength: t(`strength-${sitter.bot ?? ""}`) });
    case "away":
      return t("is-away");
    case "person":
      return sitter.person === table.host ? t("host") : t("is-here");
    case "free":
      return "";
  }
}

/** A place for screen readers: its number, its sitter, what the sitter is. */
export function placeLabel(table: TableData, seat: number): string {
  const parts = [
    t("seat-number", { number: seat + 1 }),
    placeName(table, seat),
    placeState(table, seat),
  ];
  const sitter = table.seats[seat];
  if (sitter && kindOf(sitter) === "away" && sitter.person === table.host) parts.push(t("host"));
  return parts.filter(Boolean).join(", ");
}

/** What would happen at the deal. */
export interface Dealing {
  readonly players: number;
  readonly free: number;
  /** The smallest number of players of the edition. */
  readonly least: number;
}

export function dealingOf(table: TableData): Dealing {
  const { edition } = table.settings;
  const name = typeof edition === "string" ? edition : null;
  const free = freePlaces(table).length;
  const [least] = seatRange(name, optionsOf(edition));
  return { players: table.seats.length - free, free, least };
}

/** Who deals now: the host, or after a while the deputy of an absent host. */
export function dealerOf({ host, deputy }: TableData, now: number): string {
  return deputy !== null && now >= deputy.since ? deputy.person : host;
}

/** The name of a person who sits here. */
export function nameOfPerson(table: TableData, person: string): string | null {
  return table.seats.find((sitter) => sitter.person === person)?.name ?? null;
}
