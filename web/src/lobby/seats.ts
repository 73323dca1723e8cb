/** Who may change places with whom before the first deal; the server has the last word. */

import type { TableData } from "../wire";

/** The seats with which one may change places: the host any, others their own with a bot's. */
export function swapsWith(table: TableData, seat: number, person: string): readonly number[] {
  const isHost = table.host === person;
  const sitter = table.seats[seat];
  const isMine = sitter?.person === person;
  if (!isHost && !isMine) return [];
  return table.seats.flatMap((other, at) => {
    const isAllowed = isHost ? other.person !== null || other.bot !== null : other.bot !== null;
    return at !== seat && isAllowed ? [at] : [];
  });
}
