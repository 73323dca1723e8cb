/** What the strong bot has found out about a game. */

/** A share of the win between 0 and 1, with the ends of its 95 % range. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Why a decision cost something: measured facts, put into words by the page. */
export interface Reason {
  readonly code: string;
  readonly parameters: Readonly<Record<string, number | string>>;
}

export interface ReviewedDecision {
  /** Number of decisions before it. */
  readonly number: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  /** Number of legal moves. */
  readonly options: number;
  readonly chance_played: Estimate;
  readonly chance_best: Estimate;
  readonly loss: number;
  readonly is_flagged: boolean;
  readonly reason: Reason | null;
}

/** Result minus parity, in four parts that add up. */
export interface Parts {
  readonly parity: number;
  readonly deal: number;
  readonly draws: number;
  readonly own: number;
  readonly others: number;
}

export interface Review {
  readonly seats: number;
  readonly decisions: readonly ReviewedDecision[];
  /** By viewing seat and number of decisions made, the chance of every seat. */
  readonly chances: readonly (readonly (readonly number[])[])[];
  /** By viewing seat and number of decisions made, the standard error of its own chance. */
  readonly errors: readonly (readonly number[])[];
  /** By seat; empty until the game is done. */
  readonly parts: readonly Parts[];
}

export type ReviewState = "none" | "waiting" | "running" | "done" | "failed";

export interface ReviewStatus {
  readonly state: ReviewState;
  readonly done: number;
  readonly of: number;
  readonly review: Review | null;
  /** The seat of the current user in this game. */
  readonly you?: number | null;
}
