/** A game in squares, one for each turn: on the screen coats, in a shared text colours. */

/** Squares in a line of the shared text. */
const IN_A_LINE = 8;

const COATS: Readonly<Record<string, number>> = { "-": 1, "1": 8, "2": 10, "3": 13, r: 3 };
const COLOURS: Readonly<Record<string, string>> = {
  "-": "⬜",
  "1": "🟨",
  "2": "🟧",
  "3": "🟥",
  r: "🟦",
};

/** The rank whose coat a square has. */
export function coatOfSquare(square: string): number {
  return COATS[square] ?? 1;
}

/** The squares as text, eight in a line. */
export function squaresText(squares: string): string {
  const all = [...squares].map((square) => COLOURS[square] ?? "⬜");
  const lines: string[] = [];
  for (let from = 0; from < all.length; from += IN_A_LINE) {
    lines.push(all.slice(from, from + IN_A_LINE).join(""));
  }
  return lines.join("\n");
}
