/** Sentences in which names stand out and cards are drawn: words with marked places. */

import type { Cards } from "../art/cards";
import { aloud } from "./aloud";
import { t, type Values } from "./texts.svelte";

export type Part =
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "name"; readonly words: string }
  | { readonly kind: "cards"; readonly cards: Cards };

/** A name or some cards to be put into a sentence. */
export type Marked = { readonly name: string } | { readonly cards: Cards };

const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000(\d+)\uE001/;

/** A message whose names and cards remain recognisable. */
export function sentence(
  id: string,
  marked: Readonly<Record<string, Marked>>,
  values: Values = {},
): readonly Part[] {
  const kept: Marked[] = [];
  const places: Record<string, string> = {};
  for (const [key, value] of Object.entries(marked)) {
    places[key] = `${OPEN}${String(kept.length)}${CLOSE}`;
    kept.push(value);
  }
  return parts(t(id, { ...values, ...places }), kept);
}

/** Cut a worded message at its marks. */
export function parts(worded: string, kept: readonly Marked[]): readonly Part[] {
  return worded.split(MARK).flatMap((piece, place): Part[] => {
    if (place % 2 === 0) return piece ? [{ kind: "words", words: piece }] : [];
    const value = kept[Number(piece)];
    if (!value) return [];
    return "name" in value
      ? [{ kind: "name", words: value.name }]
      : [{ kind: "cards", cards: value.cards }];
  });
}

/** The same for ears alone; something is done with all cards of our sentences. */
export function spoken(sentenceParts: readonly Part[]): string {
  return sentenceParts
    .map((part) => (part.kind === "cards" ? aloud(part.cards, "object") : part.words))
    .join("");
}
