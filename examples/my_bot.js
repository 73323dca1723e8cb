// A bot for Node, without packages. Run it with: linko simulate --bot "exec:node my_bot.js"
"use strict";

const JOKER = 14;

/** Plays the largest set without jokers if there is one; draws the card it holds most of. */
function choose({ board, own }) {
  const held = (card) => own.hand.filter((other) => other === card).length;
  const worth = (move) => {
    if (board.phase === "play") {
      const cards = move.split("-");
      return cards.includes("X") ? 0 : cards.length;
    }
    if (!move.startsWith("row:")) return 0;
    const cards = move.slice("row:".length).split("+");
    return cards.reduce((sum, card) => sum + held(card === "X" ? JOKER : Number(card)), 0);
  };
  return own.legal_moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { view } = JSON.parse(line);
    console.log(JSON.stringify({ move: choose(view) }));
  });
