/** How many cards can still be drawn, counted from the row and the pile that everybody sees. */

import type { Board } from "../wire";

type Supply = Pick<Board, "row" | "pile_size">;

/** Number of draws that row and pile still supply; a bundle is one draw. */
export function supplyOf({ row, pile_size }: Supply): number {
  return row.length + pile_size;
}

/** Number of cards that can be drawn of those wanted. */
export function drawable(wanted: number, supply: Supply): number {
  return Math.min(wanted, supplyOf(supply));
}

/** Whether a draw takes the last card of row and pile, which ends the game. */
export function emptiesSupply(wanted: number, supply: Supply): boolean {
  return wanted > 0 && wanted >= supplyOf(supply);
}
