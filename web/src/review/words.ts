/** What the review says about a decision. */

import { setText } from "../art/cards";
import type { Cast } from "../game/cast";
import { sentence, type Marked, type Part } from "../texts/sentence";
import { t, texts, type Values } from "../texts/texts.svelte";
import { shownMove, writtenCards, type Act } from "../replay/moves";
import type { ReviewReason } from "../net/http_types";
import type { Board } from "../wire";

/** Who a sentence is about: the reader, or somebody by name. */
export function about(cast: Cast, seat: number): { who: string; name: string } {
  return { who: seat === cast.you ? "you" : "other", name: cast.names[seat] ?? "" };
}

/** What was decided, by message. */
const DID: Readonly<Record<Act, string>> = {
  lay: "review-lay",
  take: "review-take",
  leave: "review-leave-cards",
  pickup: "review-pickup",
  discard: "review-discard",
  row: "review-row",
  pile: "review-pile",
  pass: "review-pass",
  ghost: "review-ghost",
};

/** The words for what is done, without its cards. */
export const WORD: Readonly<Record<Act, string>> = {
  lay: "review-word-lay",
  take: "review-word-take",
  leave: "review-word-leave",
  pickup: "review-word-pickup",
  discard: "review-word-discard",
  row: "review-word-row",
  pile: "review-word-pile",
  pass: "review-word-pass",
  ghost: "review-word-ghost",
};

/** "Turn 28: you laid 6-6-6". */
export function titleOf(
  turn: number,
  seat: number,
  move: string,
  board: Board,
  cast: Cast,
): string {
  const { act, cards } = shownMove(move, board);
  const did = t(DID[act], { ...about(cast, seat), cards: setText(cards) });
  return t("review-title", { number: turn, did });
}

/** Why a decision cost something; empty if the page has no words for it. */
export function reasonParts(
  reason: ReviewReason | null,
  seat: number,
  cast: Cast,
): readonly Part[] {
  if (!reason) return [];
  const id = `reason-${reason.code.replaceAll("_", "-")}`;
  const marked: Record<string, Marked> = {};
  const values: Record<string, Values[string]> = about(cast, seat);
  for (const [key, value] of Object.entries(reason.parameters)) {
    const cards = typeof value === "string" ? writtenCards(value) : null;
    if (cards) marked[key] = { cards };
    else if (key === "victim" && typeof value === "number")
      marked[key] = { name: cast.names[value] ?? "" };
    else values[key] = value;
  }
  return texts.find(id, values) === null ? [] : sentence(id, marked, values);
}
