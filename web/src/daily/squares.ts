/** A game as squares, one for each turn: coats on the screen, colours in a shared text. */

/** Number of squares in a line of the shared text. */
const IN_A_LINE = 8;

const COATS: Readonly<Record<string, number>> = { "-": 1, "1": 8, "2": 10, "3": 13, r: 3 };
const COLOURS: Readonly<Record<string, string>> = {
  "-": "⬜",
  "1": "🟨",
  "2": "🟧",
  "3": "🟥",
  r: "🟦",
};

/** The rank whose coat is used for a square. */
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
