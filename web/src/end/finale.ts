/** The timing of the finale on the table: dim, count, fall, grow. */

/** Durations in milliseconds; `look` is the beat after the last cards have landed. */
export const FINALE = {
  look: 160,
  dim: 240,
  card: 30,
  fall: 280,
  grow: 320,
  hold: 600,
  slide: 280,
  /** How long the finished picture stays if motion is off. */
  still: 2400,
};

/** The cards of a player that the finale counts. */
export interface Count {
  readonly laid: number;
  readonly hand: number;
}

export interface Course {
  /** When the cards in hand begin to fall, when the winner's head grows, and when all is over. */
  readonly falls: number;
  readonly grows: number;
  readonly ends: number;
}

export function courseOf(counts: readonly Count[]): Course {
  const { dim, card, fall, grow, hold } = FINALE;
  const falls = dim + card * Math.max(0, ...counts.map(({ laid }) => laid));
  const most = Math.max(0, ...counts.map(({ hand }) => hand));
  const grows = falls + (most > 0 ? card * most + fall : 0);
  return { falls, grows, ends: grows + grow + hold };
}

/**
 * The points shown for a player after this many milliseconds: cards laid so far, minus cards
 * fallen.
 */
export function tallyAt({ laid, hand }: Count, { falls }: Course, time: number): number {
  const up = Math.min(laid, Math.max(0, Math.floor((time - FINALE.dim) / FINALE.card)));
  const down = Math.min(hand, Math.max(0, Math.floor((time - falls) / FINALE.card)));
  return up - down;
}
