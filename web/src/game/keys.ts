/** The keyboard shortcuts of the table; the sheet under `?` lists them too. */

import { JOKER, type Card } from "../art/cards";

export type KeyWish =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "confirm" }
  | { readonly kind: "clear" }
  | { readonly kind: "move"; readonly move: string }
  | { readonly kind: "row"; readonly place: number }
  | { readonly kind: "again" }
  | { readonly kind: "sheet"; readonly sheet: "keys" | "rules" | "log" };

const RANKS = "1234567890jqk";
const MOVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  take: { t: "take", l: "leave" },
  answer: { u: "pickup", d: "discard" },
  draw: { p: "pile" },
  consolation: { p: "pile", s: "pass" },
};

export const KEYS = [
  ["1 … 9, 0, J, Q, K", "key-card"],
  ["X", "key-joker"],
  ["Enter", "key-lay"],
  ["Esc", "key-clear"],
  ["T / L", "key-take"],
  ["U / D", "key-answer"],
  ["1 … 6, P", "key-draw"],
  ["S", "key-pass"],
  ["1 … 9, 0, J, Q", "key-ghost"],
  ["A", "key-again"],
  ["G", "key-log"],
  ["R", "key-rules"],
  ["?", "key-keys"],
] as const;

/** The meaning of a key for the current question. */
export function keyOf(key: string, question: string | null): KeyWish | null {
  const small = key.toLowerCase();
  if (key === "?") return { kind: "sheet", sheet: "keys" };
  if (small === "r") return { kind: "sheet", sheet: "rules" };
  if (small === "g") return { kind: "sheet", sheet: "log" };
  if (small === "a") return { kind: "again" };
  if (question === null) return null;
  const move = MOVES[question]?.[small];
  if (move) return { kind: "move", move };
  if (question === "draw" || question === "consolation") {
    const place = "123456789".indexOf(small);
    return small.length === 1 && place >= 0 ? { kind: "row", place } : null;
  }
  const rank = small.length === 1 ? RANKS.indexOf(small) + 1 : 0;
  if (question === "ghost") return rank > 0 ? { kind: "move", move: `ghost:${rank}` } : null;
  if (question !== "play") return null;
  if (key === "Enter") return { kind: "confirm" };
  if (key === "Escape") return { kind: "clear" };
  if (small === "x") return { kind: "card", card: JOKER };
  return rank > 0 ? { kind: "card", card: rank } : null;
}
