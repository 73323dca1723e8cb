/** A preview of a play: which top sets it would snatch, in which order, and why the others stay. */

import { cardText, rankOf } from "../art/cards";
import { t } from "../texts/texts.svelte";
import type { Board } from "../wire";
import type { Play } from "./selection";

export interface Preview {
  readonly claws: ReadonlyMap<number, string>;
  readonly notes: ReadonlyMap<number, string>;
}

const NONE: Preview = { claws: new Map(), notes: new Map() };

/** The claws and notes on the other players' top sets for the chosen play. */
export function previewOf(
  play: Play | null,
  board: Board,
  others: readonly number[],
  seat: number | null,
): Preview {
  if (!play || seat === null || play.cards.length === board.hand_counts[seat]) return NONE;
  const claws = new Map<number, string>();
  const notes = new Map<number, string>();
  const robbed = play.prey.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  for (const other of others) {
    const order = robbed.indexOf(other);
    const top = board.stacks[other]?.at(-1);
    if (order >= 0) {
      claws.set(
        other,
        robbed.length === 1 ? t("claw-only") : t(order === 0 ? "claw-first" : "claw-then"),
      );
    } else if (top && top.length !== play.cards.length) {
      notes.set(other, t("note-count", { count: top.length }));
    } else if (top) {
      const same = rankOf(top) === rankOf(play.cards);
      notes.set(other, t(same ? "note-equal" : "note-higher", { card: cardText(rankOf(top)) }));
    }
  }
  return { claws, notes };
}
