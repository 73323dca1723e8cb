/** Players who are away, and who may let a bot play for them. */

import type { CurrentGame, SeatData, TableData } from "../wire";
import type { TableStore } from "./table.svelte";

/** With this many seconds per decision or more, players are expected to come and go. */
const SLOW = 60 * 60;

export function isAway(sitter: SeatData): boolean {
  return sitter.person !== null && !sitter.present && sitter.stand_in === null;
}

/** The absent player whom everybody is waiting for; null in a game that is played over days. */
export function absentDecider(table: TableData, game: CurrentGame): number | null {
  const seat = game.board.to_move;
  const sitter = seat === null ? undefined : table.seats[seat];
  if (!sitter || !isAway(sitter) || (game.clock?.per_decision ?? 0) >= SLOW) return null;
  return seat;
}

/** Whether the reader may let a bot play: the host, or while the host is away any seated player. */
export function mayHandOver(
  { isHost, seat }: Pick<TableStore, "isHost" | "seat">,
  { seats, host }: Pick<TableData, "seats" | "host">,
): boolean {
  if (isHost) return true;
  return seat !== null && seats.some(({ person, present }) => person === host && !present);
}
