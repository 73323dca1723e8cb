/** Sentences with highlighted names and drawn cards: text with marked places. */

import type { Cards } from "../art/cards";
import { aloud } from "./aloud";
import { t, type Values } from "./texts.svelte";

export type Part =
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "name"; readonly words: string }
  | { readonly kind: "cards"; readonly cards: Cards };

/** A name or cards to insert into a sentence. */
export type Marked = { readonly name: string } | { readonly cards: Cards };

const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000(\d+)\uE001/;

/** A formatted message whose names and cards can be recognised. */
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

/** Split a formatted message at its marks. */
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

/** The same for screen readers; cards are always objects in our sentences. */
export function spoken(sentenceParts: readonly Part[]): string {
  return sentenceParts
    .map((part) => (part.kind === "cards" ? aloud(part.cards, "object") : part.words))
    .join("");
}
