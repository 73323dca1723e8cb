/** What a review says about the decisions of one seat. */

import type { Review, ReviewedDecision } from "../net/http_types";

/** The number of decisions that are shown as worth another look. */
const MOST = 3;

export interface Findings {
  /** All decisions of the seat, also those without a choice. */
  readonly all: readonly ReviewedDecision[];
  /** Those with a choice. */
  readonly choices: readonly ReviewedDecision[];
  /** Those that cost the most, the costliest first. */
  readonly costliest: readonly ReviewedDecision[];
  /** Number of choices that cost something. */
  readonly costly: number;
  /** Number of choices at which the strong bot would not have done better. */
  readonly agreed: number;
}

export function findingsOf(review: Review | null, seat: number): Findings {
  const all = (review?.decisions ?? []).filter((decision) => decision.seat === seat);
  const choices = all.filter(({ options }) => options > 1);
  const costly = choices.filter(({ is_flagged }) => is_flagged);
  return {
    all,
    choices,
    costliest: [...costly].sort((a, b) => b.loss - a.loss).slice(0, MOST),
    costly: costly.length,
    agreed: choices.length - costly.length,
  };
}

/** The decision that a moment belongs to: the seat's last one up to there, else its first. */
export function decisionAt({ all }: Findings, at: number): ReviewedDecision | null {
  return all.findLast(({ number }) => number <= at) ?? all[0] ?? null;
}

/** The next choice after a decision, or the one before it. */
export function neighbour(
  { choices }: Findings,
  number: number,
  by: 1 | -1,
): ReviewedDecision | null {
  const found =
    by > 0
      ? choices.find((one) => one.number > number)
      : choices.findLast((one) => one.number < number);
  return found ?? null;
}

/** How a decision compares with the strong bot's. */
export type Verdict = "only" | "same" | "also" | "costly";

export function verdictOf({ options, played, best, is_flagged }: ReviewedDecision): Verdict {
  if (options === 1) return "only";
  if (is_flagged) return "costly";
  return played === best ? "same" : "also";
}

/** How many more of 100 games would be won; a costly decision costs at least one. */
export function winsMore({ loss }: ReviewedDecision): number {
  return Math.max(1, Math.round(100 * loss));
}
