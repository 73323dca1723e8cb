/** The outcome of a game in words: who won and why, everybody's place, the last turn. */

import { TURN_LIMIT } from "../constants";
import { nameOf, namesOf, type Cast } from "../game/cast";
import { signed } from "../texts/score";
import { sentence, type Part } from "../texts/sentence";
import { t } from "../texts/texts.svelte";
import type { Board } from "../wire";

/** The seats from first to last place. */
export function placesOf(board: Board): readonly number[] {
  const { winners, scores } = board;
  return scores
    .map((_, seat) => seat)
    .toSorted(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) ||
        (scores[b] ?? 0) - (scores[a] ?? 0),
    );
}

/** The place of a seat; equal scores have the same place. */
export function placeOf(board: Board, seat: number): number {
  if (board.winners.includes(seat)) return 1;
  const own = board.scores[seat] ?? 0;
  const better = board.scores.filter(
    (score, other) => score > own || (board.winners.includes(other) && score === own),
  );
  return 1 + better.length;
}

export function titleOf(board: Board, cast: Cast): string {
  const { winners } = board;
  return t("end-title", {
    who: winners.length === 1 && winners[0] === cast.you ? "you" : "other",
    names: namesOf(cast, winners),
    count: winners.length,
  });
}

/**
 * Why this is the result: one sentence about the last turn, or how the game ended and who is ahead.
 */
export function whyOf(board: Board, cast: Cast): readonly Part[] {
  const [winner] = board.winners;
  const second = placesOf(board).find((seat) => !board.winners.includes(seat));
  const isOut = winner !== undefined && board.ended_by === "out" && outOf(board) === winner;
  const isAhead =
    winner !== undefined && second !== undefined && board.scores[winner] !== board.scores[second];
  if (isOut && isAhead && board.winners.length === 1) return lastTurn(board, cast, winner, second);
  return [{ kind: "words", words: `${endingOf(board, cast)} ${reasonOf(board)}` }];
}

/** The winner went out: the last set and both scores. */
function lastTurn(board: Board, cast: Cast, winner: number, second: number): readonly Part[] {
  const who = winner === cast.you ? "you" : "other";
  const whom = second === cast.you ? "you" : "other";
  return sentence(
    "last-turn",
    {
      winner: { name: cast.names[winner] ?? "" },
      name: { name: cast.names[second] ?? "" },
      cards: { cards: board.stacks[winner]?.at(-1) ?? [] },
    },
    { who, whom, points: plain(board.scores[winner]), less: plain(board.scores[second]) },
  );
}

/** The seat whose hand is empty, if there is exactly one. */
function outOf(board: Board): number | undefined {
  const out = board.hand_counts.flatMap((count, seat) => (count === 0 ? [seat] : []));
  return out.length === 1 ? out[0] : undefined;
}

function endingOf(board: Board, cast: Cast): string {
  if (board.ended_by === null) return "";
  const out = outOf(board);
  return t(`ended-${board.ended_by}`, {
    who: out === undefined ? "unknown" : out === cast.you ? "you" : "other",
    name: cast.names[out ?? -1] ?? "",
    turns: TURN_LIMIT,
  });
}

function reasonOf({ scores, winners, options }: Board): string {
  const best = Math.max(...scores);
  if (winners.length > 1) {
    return t(options.fewest_in_hand ? "reason-shared-fewest" : "reason-shared");
  }
  const isLevel = scores.filter((score) => score === best).length > 1;
  return isLevel ? t("reason-fewest") : t("reason-points", { points: signed(best) });
}

/**
 * The steps of the finale in words: everybody's cards and points from last to first, then the
 * title.
 */
export function stepsOf(board: Board, cast: Cast): readonly string[] {
  const counts = placesOf(board).map((seat) => {
    const hand = board.hand_counts[seat] ?? 0;
    const score = board.scores[seat] ?? 0;
    return `${nameOf(cast, seat)}: ${t("score-sum", { laid: score + hand, hand })}, ${signed(score)}.`;
  });
  return [...counts.toReversed(), titleOf(board, cast)];
}

/** A score in a sentence, without a plus sign. */
function plain(score = 0): string {
  return score < 0 ? signed(score) : String(score);
}
