/** What the table explains only to newcomers. */

import type { Board } from "../wire";

/** Number of own turns during which the aim of the game is shown. */
export const TURNS_WITH_AIM = 2;

/** Number of turns that a seat has completed, counted from the turns of the whole table. */
export function turnsPlayed(
  board: Pick<Board, "starter" | "turn" | "turn_number" | "hand_counts">,
  seat: number,
): number {
  const seats = board.hand_counts.length;
  const before = board.turn_number - 1;
  const place = (seat - board.starter + seats) % seats;
  return Math.floor((before - place - 1) / seats) + 1;
}

/** Whether the aim of the game is shown: in the first turns of somebody's first game. */
export function showsAim(board: Board, seat: number | null, isFirst: boolean): boolean {
  if (seat === null || !isFirst || board.phase === "over") return false;
  return turnsPlayed(board, seat) < TURNS_WITH_AIM;
}
