/** The words of prompts about sets, for eyes and for ears. */

import { grouped, setText, type Card, type Cards } from "../art/cards";
import { forMessage } from "../texts/aloud";
import { t, type Values } from "../texts/texts.svelte";

export interface Words {
  readonly words: string;
  /** The words for ears, where they differ. */
  readonly aloud?: string | undefined;
}

/** A message about a set, perhaps with what snatched it. */
export function about(id: string, cards: Cards, values: Values = {}, by: Cards = []): Words {
  return {
    words: t(id, { ...values, by: setText(by), cards: setText(cards) }),
    aloud: t(id, { ...values, by: forMessage(by), cards: forMessage(cards, "object") }),
  };
}

/** The same as the title of a prompt. */
export function titled(...of: Parameters<typeof about>): {
  title: string;
  aloud?: string | undefined;
} {
  const { words, aloud } = about(...of);
  return { title: words, aloud };
}

/** "it" or "them": in some languages a joker has another gender than a rank. */
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

/** What of the hand stays when a set is laid: how many cards, and which of those it is made of. */
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
