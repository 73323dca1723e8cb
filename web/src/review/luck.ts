/** Luck and skill: from the average share to the result in four pieces. */

import type { Parts } from "../net/http_types";

export const PIECES = ["deal", "draws", "own", "others"] as const;
export type PieceName = (typeof PIECES)[number];

export interface Piece {
  readonly name: PieceName;
  /** In wins per 100 games; all pieces together lead from parity to the result. */
  readonly amount: number;
  /** Where it begins and ends, in wins per 100 games; a loss ends to the left of its start. */
  readonly from: number;
  readonly to: number;
  /** The line in which it is drawn; every change of direction begins a new line. */
  readonly line: number;
}

export interface Luck {
  readonly parity: number;
  readonly result: number;
  readonly pieces: readonly Piece[];
  readonly lines: number;
  /** The ends of the scale. */
  readonly least: number;
  readonly most: number;
}

export function luckOf(parts: Parts): Luck {
  const amounts = rounded(parts);
  const parity = Math.round(100 * parts.parity);
  const pieces: Piece[] = [];
  let at = parity;
  let line = 0;
  let forward = true;
  for (const name of PIECES) {
    const amount = amounts[name];
    if (amount !== 0 && amount > 0 !== forward) {
      forward = amount > 0;
      line += 1;
    }
    pieces.push({ name, amount, from: at, to: at + amount, line });
    at += amount;
  }
  const ends = [0, parity, ...pieces.map(({ to }) => to)];
  return {
    parity,
    result: at,
    pieces,
    lines: line + 1,
    least: Math.min(...ends),
    most: Math.max(...ends),
  };
}

/** The parts as whole numbers of wins in 100 games, rounded so that they still add up. */
function rounded(parts: Parts): Readonly<Record<PieceName, number>> {
  const exact = PIECES.map((name) => 100 * parts[name]);
  const parity = Math.round(100 * parts.parity);
  const result = Math.round(100 * parts.parity + exact.reduce((sum, one) => sum + one, 0));
  const whole = exact.map(Math.floor);
  let missing = result - parity - whole.reduce((sum, one) => sum + one, 0);
  const order = exact.map((one, place) => ({ place, part: one - Math.floor(one) }));
  order.sort((a, b) => b.part - a.part);
  for (const { place } of order) {
    if (missing <= 0) break;
    whole[place] = (whole[place] ?? 0) + 1;
    missing -= 1;
  }
  const [deal = 0, draws = 0, own = 0, others = 0] = whole;
  return { deal, draws, own, others };
}
