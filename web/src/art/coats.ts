/** The coats of the players. Until people choose one, a coat belongs to a seat. */

/** A coat is the ink and the cut of a rank. */
export type Coat = (typeof SEAT_COATS)[number];

/** The coat of each seat: Spruce, Rowan, Ice, Dunes, Straw. */
const SEAT_COATS = [5, 12, 2, 10, 8] as const;

export function coatOf(seat: number): Coat {
  return SEAT_COATS[seat % SEAT_COATS.length] ?? SEAT_COATS[0];
}
