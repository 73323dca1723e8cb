/** Tables in lists. */

import type { TableSummary } from "../net/http_types";
import { t } from "../texts/texts.svelte";

export function tableTitle(table: TableSummary): string {
  const host = table.seats.find((seat) => seat.person === table.host);
  return host ? t("table-of", { name: host.name }) : t("table");
}

export function castOfSummary(table: TableSummary): string {
  return t("players", { count: table.settings.seats });
}

/** What a table of mine waits for: players, my turn, or somebody else's. */
export function whoseTurn(table: TableSummary): string {
  if (table.status === "open") return t("free-seats", { count: freeSeats(table) });
  const other = table.seats.find((seat) => seat.person !== null && seat.person === table.to_move);
  if (table.your_turn || !other) return castOfSummary(table);
  return t("turn-of", { name: other.name });
}

/** How many seats wait for somebody. */
export function freeSeats(table: TableSummary): number {
  return table.seats.filter((seat) => seat.person === null && seat.bot === null).length;
}
