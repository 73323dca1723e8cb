/** Cards and names for screen readers, and in lists. */

import { cardText, grouped, JOKER, setText, type Cards } from "../art/cards";
import { t } from "./texts.svelte";

/** A list of words, joined as in the current language. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(words);
}

/** The role of cards in a sentence: named, or the object of a verb. */
export type Case = "named" | "object";

/** Cards as they are read aloud: "two 6s and one joker"; a single number stays as it is. */
export function aloud(cards: Cards, as: Case = "named"): string {
  const [first = JOKER] = cards;
  if (cards.length === 1 && first !== JOKER) return cardText(first);
  return listed(
    grouped(cards).map(({ card, count }) =>
      t("some-cards", { count, card: cardText(card), case: as }),
    ),
  );
}

/** Cards to be read aloud in a message that has its own words for a single card. */
export function forMessage(cards: Cards, as: Case = "named"): string {
  return cards.length === 1 ? setText(cards) : aloud(cards, as);
}
