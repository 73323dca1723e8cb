/** Tables in lists. */

import type { Summary } from "../net/api";
import { t } from "../texts/texts.svelte";

export function tableTitle(table: Summary): string {
  const host = table.seats.find((seat) => seat.person === table.host);
  return host ? t("table-of", { name: host.name }) : t("table");
}

export function castOfSummary(table: Summary): string {
  return t("players", { count: table.settings.seats });
}

/** How many seats wait for somebody. */
export function freeSeats(table: Summary): number {
  return table.seats.filter((seat) => seat.person === null && seat.bot === null).length;
}
