/** The names of the people at the table. */

import { LEVELS } from "../constants";
import { listed } from "../texts/aloud";
import { t } from "../texts/texts.svelte";
import type { TableData } from "../wire";

/** Names for sentences: by seat, and which seat is the reader's. */
export interface Cast {
  readonly names: readonly string[];
  readonly you: number | null;
}

/** The names of all seats; a bot is named after its coat, which it keeps at the deal. */
export function castOf(table: TableData, you: number | null): Cast {
  const names = table.seats.map(({ bot, name, coat }) => (bot === null ? name : botName(coat)));
  return { names, you };
}

/** The level of a player in a record; null for a person. */
export function levelOf(name: string): (typeof LEVELS)[number] | null {
  return LEVELS.find((level) => level === name) ?? null;
}

/** The names of the players in a record, which names a bot by its level. */
export function namesFrom(players: readonly string[]): readonly string[] {
  return players.map((name, seat) => (levelOf(name) === null ? name : botName(seat)));
}

/** The name of the bot whose coat belongs to this seat. */
export function botName(seat: number): string {
  return t(`bot-name-${String(seat + 1)}`);
}

/** The name of the person or bot on a seat, or of the empty seat. */
export function seatName(table: TableData, seat: number): string {
  const sitter = table.seats[seat];
  if (sitter?.bot != null) return botName(sitter.coat);
  return sitter?.name || t("seat-number", { number: seat + 1 });
}

/** The names of several seats as a list, the reader's first. */
export function namesOf(cast: Cast, seats: readonly number[]): string {
  const first = seats.filter((seat) => seat === cast.you);
  const others = seats.filter((seat) => seat !== cast.you);
  return listed([...first, ...others].map((seat) => nameOf(cast, seat)));
}

export function nameOf(cast: Cast, seat: number): string {
  return seat === cast.you ? t("you") : (cast.names[seat] ?? "");
}
