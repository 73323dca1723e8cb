/** The words of prompts about sets, for display and for screen readers. */

import { grouped, setText, type Card, type Cards } from "../art/cards";
import { forMessage } from "../texts/aloud";
import { signed } from "../texts/score";
import { t, type Values } from "../texts/texts.svelte";
import type { LastPlay } from "../wire";
import { nameOf, namesOf, type Cast } from "./cast";

export interface Words {
  readonly words: string;
  /** The words for screen readers, if they differ. */
  readonly aloud?: string | undefined;
}

/** A message about a set, optionally with the set that snatched it. */
export function about(id: string, cards: Cards, values: Values = {}, by: Cards = []): Words {
  return {
    words: t(id, { ...values, by: setText(by), cards: setText(cards) }),
    aloud: t(id, { ...values, by: forMessage(by), cards: forMessage(cards, "object") }),
  };
}

/** The same message as the title of a prompt. */
export function titled(...of: Parameters<typeof about>): {
  title: string;
  aloud?: string | undefined;
} {
  const { words, aloud } = about(...of);
  return { title: words, aloud };
}

/** "it" or "them"; in some languages a joker and a rank differ in gender. */
export function these(cards: Cards): { count: number; cards: string } {
  return { count: cards.length, cards: setText(cards) };
}

/** "the three 5s": the cards of a set in words. */
export function inWords(cards: Cards): string {
  const groups = grouped(cards);
  const first = groups[0];
  if (groups.length === 1 && first) {
    return t("the-cards", { count: first.count, card: setText([first.card]) });
  }
  return setText(cards);
}

/**
 * What remains in the hand after a play: the number of cards, and the cards of the play's ranks.
 */
export function staying(
  laid: { readonly cards: Cards; readonly staying: readonly { card: Card; count: number }[] },
  hand: Cards,
): string {
  if (laid.cards.length === hand.length) return t("lay-last");
  if (laid.staying.length === 0) {
    return t("stay-none", { count: hand.length - laid.cards.length });
  }
  return t("stay", {
    count: laid.staying.reduce((sum, { count }) => sum + count, 0),
    cards: laid.staying
      .map(({ card, count }) => t("some-cards", { count, card: setText([card]) }))
      .join(t("and")),
  });
}

/** Who wins if the whole hand is laid. */
export function lastTitle({ winners }: LastPlay, cast: Cast): string {
  const isYours = winners.length === 1 && winners[0] === cast.you;
  const who = isYours ? "you" : winners.length > 1 ? "shared" : "other";
  return t("last-set", { who, names: namesOf(cast, winners) });
}

/** Every final score, clockwise from the reader. */
export function lastScores({ scores }: LastPlay, cast: Cast): string {
  const seats = scores.map((_, place) => (place + (cast.you ?? 0)) % scores.length);
  return seats.map((seat) => `${nameOf(cast, seat)} ${signed(scores[seat] ?? 0)}`).join(", ");
}
