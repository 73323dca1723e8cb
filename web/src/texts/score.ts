/** A score with its sign; the minus is a true minus sign. */
export function signed(score: number): string {
  if (score === 0) return "0";
  return score > 0 ? `+${String(score)}` : `−${String(-score)}`;
}
