/** Who sits at the table, by name. */

import { t } from "../texts/texts.svelte";
import type { TableData } from "../wire";

/** Who is who in sentences: names by seat, and which seat is the reader's. */
export interface Cast {
  readonly names: readonly string[];
  readonly you: number | null;
}

/** Everybody's name; a bot has that of its seat. */
export function castOf(table: TableData, you: number | null): Cast {
  const names = table.seats.map((seat, place) => (seat.bot === null ? seat.name : botName(place)));
  return { names, you };
}

/** What the bot on a seat is called. */
export function botName(place: number): string {
  return t(`bot-name-${String(place + 1)}`);
}

/** Who sits on a seat, or which seat it is. */
export function seatName(table: TableData, place: number): string {
  const seat = table.seats[place];
  if (seat?.bot != null) return botName(place);
  return seat?.name || t("seat-number", { number: place + 1 });
}

export function nameOf(cast: Cast, seat: number): string {
  return seat === cast.you ? t("you") : (cast.names[seat] ?? "");
}
