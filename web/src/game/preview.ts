/** Before a set is laid: whose top sets would go, in which order, and why the others stay. */

import { cardText, rankOf } from "../art/cards";
import { t } from "../texts/texts.svelte";
import type { GameData } from "../wire";
import type { Play } from "./selection";

export interface Marks {
  readonly claws: ReadonlyMap<number, string>;
  readonly notes: ReadonlyMap<number, string>;
}

const NONE: Marks = { claws: new Map(), notes: new Map() };

export function preyMarks(
  play: Play | null,
  game: GameData,
  others: readonly number[],
  own: number | null,
): Marks {
  if (!play || own === null || play.cards.length === game.hand_counts[own]) return NONE;
  const claws = new Map<number, string>();
  const notes = new Map<number, string>();
  const robbed = play.prey.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  for (const seat of others) {
    const order = robbed.indexOf(seat);
    const top = game.stacks[seat]?.at(-1);
    if (order >= 0) {
      claws.set(
        seat,
        robbed.length === 1 ? t("claw-only") : t(order === 0 ? "claw-first" : "claw-then"),
      );
    } else if (top && top.length !== play.cards.length) {
      notes.set(seat, t("note-count", { count: top.length }));
    } else if (top) {
      const same = rankOf(top) === rankOf(play.cards);
      notes.set(seat, t(same ? "note-equal" : "note-higher", { card: cardText(rankOf(top)) }));
    }
  }
  return { claws, notes };
}
