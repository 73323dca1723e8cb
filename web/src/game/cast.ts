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
  const names = table.seats.map((sitter, seat) =>
    sitter.bot === null ? sitter.name : botName(seat),
  );
  return { names, you };
}

/** What the bot on a seat is called. */
export function botName(seat: number): string {
  return t(`bot-name-${String(seat + 1)}`);
}

/** Who sits on a seat, or which seat it is. */
export function seatName(table: TableData, seat: number): string {
  const sitter = table.seats[seat];
  if (sitter?.bot != null) return botName(seat);
  return sitter?.name || t("seat-number", { number: seat + 1 });
}

export function nameOf(cast: Cast, seat: number): string {
  return seat === cast.you ? t("you") : (cast.names[seat] ?? "");
}
