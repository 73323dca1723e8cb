/** The keyboard shortcuts of the lobby; the menu lists them too. */

export type LobbyWish =
  | { readonly kind: "deal" | "terms" | "copy" | "talk" }
  | { readonly kind: "place"; readonly seat: number };

export const LOBBY_KEYS = [
  ["D", "key-deal"],
  ["T", "key-terms"],
  ["C", "key-copy"],
  ["1 … 5", "key-place"],
  ["/", "key-talk"],
] as const;

/** The meaning of a key at a table with this many places. */
export function lobbyWish(key: string, seats: number): LobbyWish | null {
  switch (key.toLowerCase()) {
    case "d":
      return { kind: "deal" };
    case "t":
      return { kind: "terms" };
    case "c":
      return { kind: "copy" };
    case "/":
      return { kind: "talk" };
  }
  const seat = key.length === 1 ? "12345".indexOf(key) : -1;
  return seat >= 0 && seat < seats ? { kind: "place", seat } : null;
}
