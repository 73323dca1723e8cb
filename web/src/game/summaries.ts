/** Table summaries for lists. */

import type { GameSummary, SeatSummary, TableSummary } from "../net/http_types";
import { listed } from "../texts/aloud";
import { t } from "../texts/texts.svelte";

export function tableTitle(table: TableSummary): string {
  const host = table.seats.find((seat) => seat.person === table.host);
  return host ? t("table-of", { name: host.name }) : t("table");
}

export function castOfSummary(table: TableSummary): string {
  return t("players", { count: table.settings.seats });
}

/** What one of my tables is waiting for: players, my turn, or another player's. */
export function whoseTurn(table: TableSummary): string {
  if (table.status === "open") return t("free-seats", { count: freeSeats(table) });
  const other = table.seats.find((seat) => seat.person !== null && seat.person === table.to_move);
  if (table.your_turn || !other) return castOfSummary(table);
  return t("turn-of", { name: other.name });
}

/** The number of empty seats. */
export function freeSeats(table: TableSummary): number {
  return table.seats.filter((seat) => seat.person === null && seat.bot === null).length;
}

/** Who is not connected, in words; null if there is nobody. */
export function awayWords(absent: readonly { readonly name: string }[]): string | null {
  if (absent.length === 0) return null;
  return t("who-is-away", {
    names: listed(absent.map(({ name }) => name)),
    count: absent.length,
  });
}

/** The people at a table, except the reader, who are not connected. */
export function absentPeople(table: TableSummary, reader: string | null): readonly SeatSummary[] {
  return table.seats.filter(
    ({ person, present }) => person !== null && person !== reader && !present,
  );
}

/** Whether only bots play at this table besides the reader. */
export function isSolo(table: TableSummary, reader: string): boolean {
  return (
    table.status === "running" &&
    !table.daily &&
    table.seats.every(({ person, bot }) => person === reader || bot !== null)
  );
}

/** The reader's place; winners share the first one. */
export function placeOf({ scores, winners, you }: GameSummary): number {
  if (winners.includes(you)) return 1;
  const own = scores[you] ?? 0;
  return 1 + scores.filter((score, seat) => score > own || winners.includes(seat)).length;
}
