/** Why a place at the table does not react to a tap, as a short sentence. */

import { cardText, JOKER } from "../art/cards";
import { signed } from "../texts/score";
import { t } from "../texts/texts.svelte";
import type { Board } from "../wire";
import { nameOf, type Cast } from "./cast";
import { isDraw, type Question } from "./question";
import type { Selection } from "./selection";

/** A place that somebody may tap in vain. */
export type Place =
  | { readonly kind: "hand" | "row" | "pile" | "ghost" | "lay" }
  | { readonly kind: "seat"; readonly seat: number };

/** The state of the table when it was tapped. */
export interface Situation {
  readonly board: Board;
  readonly cast: Cast;
  readonly question: Question | null;
  readonly connected: boolean;
  /** Whether a decision was sent and not yet answered. */
  readonly sent: boolean;
  readonly newcomer: boolean;
}

/** The place that an element stands for; null if it always reacts, or is no place. */
export function placeOf(target: Element): { place: Place; element: Element } | null {
  const refused = target.closest('[aria-disabled="true"]');
  const at = refused?.getAttribute("data-at") ?? "";
  if (refused?.hasAttribute("data-why")) return { place: { kind: "lay" }, element: refused };
  if (refused && at === "pile") return { place: { kind: "pile" }, element: refused };
  for (const kind of ["hand", "row", "ghost"] as const) {
    if (refused && at.startsWith(`${kind}:`)) return { place: { kind }, element: refused };
  }
  const who = target.closest("[data-seat]");
  if (!who || target.closest("button, a")) return null;
  return { place: { kind: "seat", seat: Number(who.getAttribute("data-seat")) }, element: who };
}

/** Why this place does not react; null if there is nothing to say. */
export function reasonFor(place: Place, now: Situation): string | null {
  if (place.kind === "seat") return scoreWords(place.seat, now);
  if (!now.connected) return t("connection-lost");
  if (now.sent) return null;
  if (now.board.phase === "over") return t("deciding-over");
  switch (place.kind) {
    case "hand":
      return notNow(now);
    case "lay":
      return t("why-lay");
    case "ghost":
      return t("why-ghost");
    case "row":
    case "pile":
      return noDraw(place.kind, now);
  }
}

/** The score of a seat as a sum: cards laid minus cards in hand. */
function scoreWords(seat: number, { board, cast }: Situation): string {
  const hand = board.hand_counts[seat] ?? 0;
  const laid = (board.stacks[seat] ?? []).reduce((sum, set) => sum + set.length, 0);
  const score = signed(board.scores[seat] ?? 0);
  return t("why-score", { name: nameOf(cast, seat), laid, hand, score });
}

/** Why no card of the hand can be chosen: somebody else decides, or something else is asked. */
function notNow({ board, cast, question }: Situation): string | null {
  if (!question) {
    // While cards are dealt, nobody decides yet.
    if (board.to_move === null) return null;
    return t("why-turn", { name: cast.names[board.to_move] ?? "" });
  }
  if (question.kind === "play") return null;
  if (question.kind !== "draw") return t(`told-${question.kind}`);
  return t("told-draw", { number: question.number, total: question.total });
}

function noDraw(kind: "row" | "pile", now: Situation): string {
  const { board, cast, question } = now;
  if (isDraw(question) && kind === "pile") return t("why-pile");
  const draws = board.phase === "draw" || board.phase === "consolation";
  if (draws && board.to_move !== null && board.to_move !== cast.you) {
    return t("why-draw-other", { name: cast.names[board.to_move] ?? "" });
  }
  if (cast.you === null || now.newcomer) return t("why-row");
  return t("why-draw", { consolation: board.options.consolation_draw ? "yes" : "no" });
}

export interface Choosing {
  readonly id: "why-rank" | "why-joker" | "why-jokers";
  readonly card: number;
  readonly words: string;
}

/** What to tell newcomers about a change of the chosen cards. */
export function choosing(before: Selection, after: Selection): Choosing | null {
  if (before.rank !== null && after.rank !== null && after.rank !== before.rank) {
    const [card, old] = [cardText(after.rank), cardText(before.rank)];
    return { id: "why-rank", card: after.rank, words: t("why-rank", { card, before: old }) };
  }
  if (after.jokers > before.jokers) {
    return { id: "why-joker", card: JOKER, words: t("why-joker") };
  }
  if (before.jokers > 0 && after.jokers === 0 && after.rank === before.rank) {
    return { id: "why-jokers", card: JOKER, words: t("why-jokers") };
  }
  return null;
}
