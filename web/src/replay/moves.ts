/** A move as it is drawn: the cards it is about, and the word for what is done. */

import { JOKER, type Cards } from "../art/cards";
import type { Board } from "../wire";

/** The kinds of moves for which the texts have different words. */
export type Act =
  "lay" | "take" | "leave" | "pickup" | "discard" | "row" | "pile" | "pass" | "ghost";

export interface ShownMove {
  readonly act: Act;
  /** What is laid, taken, left, picked up, discarded or drawn; a card of the pile is unknown. */
  readonly cards: Cards;
}

/** A move in notation, made on a board. */
export function shownMove(move: string, { snatch }: Pick<Board, "snatch">): ShownMove {
  const [word = "", named = ""] = move.split(":");
  switch (word) {
    case "take":
    case "leave":
    case "pickup":
    case "discard":
      return { act: word, cards: snatch?.cards ?? [] };
    case "pile":
    case "pass":
      return { act: word, cards: [] };
    case "row":
      return { act: word, cards: cardsIn(named, "+") };
    case "ghost":
      return { act: word, cards: cardsIn(named, "+") };
    default:
      return { act: "lay", cards: cardsIn(move, "-") };
  }
}

function cardsIn(text: string, separator: string | RegExp): Cards {
  return text.split(separator).map((one) => (one === "X" ? JOKER : Number(one)));
}

/** Cards written as a set, a bundle or one card; null for any other text. */
export function writtenCards(text: string): Cards | null {
  return /^(\d{1,2}|X)([-+](\d{1,2}|X))*$/.test(text) ? cardsIn(text, /[-+]/) : null;
}
