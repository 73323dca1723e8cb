/** Cards and names for ears, and in a row. */

import { cardText, grouped, JOKER, setText, type Cards } from "../art/cards";
import { t } from "./texts.svelte";

/** Words in a row, as the language joins them. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(words);
}

/** How cards stand in a sentence: they are named, or something is done with them. */
export type Case = "named" | "object";

/** Cards as they are read aloud: "two 6s and one joker"; a single number is itself. */
export function aloud(cards: Cards, as: Case = "named"): string {
  const [first = JOKER] = cards;
  if (cards.length === 1 && first !== JOKER) return cardText(first);
  return listed(
    grouped(cards).map(({ card, count }) =>
      t("some-cards", { count, card: cardText(card), case: as }),
    ),
  );
}

/** Cards for the ears of a message that has its own words for a single card. */
export function forMessage(cards: Cards, as: Case = "named"): string {
  return cards.length === 1 ? setText(cards) : aloud(cards, as);
}
