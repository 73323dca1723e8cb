/** What a replay says about its game. */

import { aloud } from "../texts/aloud";
import { namesOf, type Cast } from "../game/cast";
import { t, texts } from "../texts/texts.svelte";
import type { ReplayPlayer } from "./player.svelte";
import type { ReplayTurn } from "./turns";

/** Who won, and when. */
export function resultWords({ replay, frames }: ReplayPlayer, cast: Cast): string {
  const winners = frames.at(-1)?.board.winners ?? [];
  const won = t("won-by", { who: "other", names: namesOf(cast, winners), count: winners.length });
  if (replay.finished_at === null) return won;
  const day = new Date(replay.finished_at * 1000).toLocaleDateString(texts.locale, {
    dateStyle: "long",
  });
  return `${won}, ${day}`;
}

/** A turn for screen readers: its number, and the set that was laid. */
export function turnWords(
  turns: readonly ReplayTurn[],
  place: number,
  at: number,
  cast: Cast,
): string {
  const turn = turns[place];
  const count = turns.at(-1)?.number ?? 0;
  if (!turn || at === 0) return t("replay-deal");
  const where = t("replay-place", { number: turn.number, count });
  const laid = turn.size > 0 ? aloud(Array<number>(turn.size).fill(turn.rank)) : "";
  return [where, cast.names[turn.seat] ?? "", laid].filter(Boolean).join(", ");
}
