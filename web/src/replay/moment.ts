/** A moment of a replay in the address: whose view, which decision, open cards, the review. */

export interface Moment {
  readonly seat: number | null;
  readonly at: number;
  readonly open: boolean;
  /** Whether it is shown in the review. */
  readonly review: boolean;
}

/** The moment that an address names, kept within the game; without a decision, the deal. */
export function momentOf(search: string, seats: number, decisions: number): Moment {
  const given = new URLSearchParams(search);
  const seat = wholeNumber(given.get("seat"));
  return {
    seat: seat !== null && seat < seats ? seat : null,
    at: Math.min(wholeNumber(given.get("at")) ?? 0, decisions),
    open: given.has("open"),
    review: given.has("review"),
  };
}

/** The moment as the end of an address. */
export function searchOf({ seat, at, open, review }: Moment): string {
  const parts = [
    ...(seat === null ? [] : [`seat=${String(seat)}`]),
    `at=${String(at)}`,
    ...(open ? ["open"] : []),
    ...(review ? ["review"] : []),
  ];
  return `?${parts.join("&")}`;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
