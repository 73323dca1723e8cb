/** The deal of a game as it is shown: an empty table, then heads, row and hand in turn. */

import type { Own } from "../wire";
import type { Dealing } from "./acts";
import { unasked, type Shown } from "./effects";

/** The table before a deal: all cards are in the pile. */
export function undealt(dealt: Shown): Shown {
  const { board } = dealt;
  const counts = (lists: readonly (readonly unknown[])[]) =>
    lists.reduce((sum, list) => sum + list.length, 0);
  const heads = board.hand_counts.reduce((sum, count) => sum + count, 0);
  const none = board.hand_counts.map(() => 0);
  return {
    board: {
      ...unasked(dealt).board,
      hand_counts: none,
      scores: none,
      known: none.map(() => []),
      pile_size: board.pile_size + heads + counts(board.row) + board.ghost.length,
      row: [],
      ghost: [],
    },
    own: emptied(dealt.own),
  };
}

/** The table after a part of the deal. */
export function afterDealing(shown: Shown, { type, dealt }: Dealing): Shown {
  const { board, own } = unasked(dealt);
  switch (type) {
    case "dealt": {
      const { row, ghost } = shown.board;
      const up = board.row.reduce((sum, entry) => sum + entry.length, board.ghost.length);
      return {
        board: { ...board, row, ghost, pile_size: board.pile_size + up },
        own: emptied(own),
      };
    }
    case "row_turned":
      return { board, own: emptied(own) };
    case "hand_fanned":
      return { board, own };
  }
}

/** The parts of a deal that leads to this position. */
export function dealings(dealt: Shown): readonly Dealing[] {
  return (["dealt", "row_turned", "hand_fanned"] as const).map((type) => ({ type, dealt }));
}

function emptied(own: Own | null): Own | null {
  return own && { ...own, hand: [], legal_moves: [], prey: [] };
}

const DEALT = "linko-dealt";

/** Whether this tab has not shown the deal of this game before; it then counts as shown. */
export function isNews(game: string): boolean {
  const isNew = sessionStorage.getItem(DEALT) !== game;
  sessionStorage.setItem(DEALT, game);
  return isNew;
}
