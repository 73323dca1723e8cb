/** Who may swap seats with whom before the first deal; the server decides. */

import type { TableData } from "../wire";

/** The seats to swap with: any for the host, for others their own seat with a bot's. */
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
