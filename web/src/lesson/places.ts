/** Where on the table an aim of the learner is, and its key. */

import { cardText, JOKER } from "../art/cards";
import type { Board } from "../wire";
import type { Aim } from "./course";

const SHORTCUTS: Readonly<Record<string, string>> = {
  take: "t",
  leave: "l",
  pickup: "u",
  discard: "d",
  pass: "s",
};

/** The element of the table for an aim. */
export function selectorOf(aim: Aim): string {
  switch (aim.kind) {
    case "card":
      return `[data-at="hand:${aim.card === "X" ? String(JOKER) : aim.card}"]`;
    case "lay":
      return ".prompt button.main";
    case "choice": {
      const { move } = aim;
      if (move in SHORTCUTS) return `.prompt [aria-keyshortcuts="${SHORTCUTS[move] ?? ""}"]`;
      if (move === "pile") return '[data-at="pile"]';
      return move.startsWith("ghost:") ? `[data-at="${move}"]` : `[data-move="${move}"]`;
    }
  }
}

/** The key that does what is aimed at. */
export function keyOfAim(aim: Aim, board: Board): string {
  switch (aim.kind) {
    case "card":
      return keyOfCard(aim.card);
    case "lay":
      return "Enter";
    case "choice": {
      const [kind = "", card = ""] = aim.move.split(":");
      if (kind === "pile") return "P";
      if (kind === "ghost") return keyOfCard(card);
      if (kind === "row") {
        return String(board.row.findIndex(([first]) => first && cardText(first) === card) + 1);
      }
      return (SHORTCUTS[kind] ?? "").toUpperCase();
    }
  }
}

function keyOfCard(card: string): string {
  const high: Readonly<Record<string, string>> = { 10: "0", 11: "J", 12: "Q", 13: "K" };
  return high[card] ?? card;
}
