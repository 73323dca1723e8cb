/** Why a table is closed, in the reader's language and in the host's words. */

import { t } from "../texts/texts.svelte";
import type { TableData } from "../wire";

/** Reasons of the site's host begin with this. */
const HOST = "host_";

export function closedWords(
  table: Pick<TableData, "closed_because" | "closed_words"> | null,
): string {
  const reason = table?.closed_because;
  if (!reason?.startsWith(HOST)) return t("table-gone");
  const sentence = t(`closed-${reason.slice(HOST.length)}`);
  return table?.closed_words ? `${sentence} ${table.closed_words}` : sentence;
}
