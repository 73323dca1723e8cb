/** What a replay says about its game. */

import { aloud } from "../texts/aloud";
import { namesOf, type Cast } from "../game/cast";
import { t, texts } from "../texts/texts.svelte";
import type { ReplayPlayer } from "./player.svelte";
import type { ReplayTurn } from "./turns";

/** Who won, and when. */
export function resultWords({ replay, frames }: ReplayPlayer, cast: Cast): string {
  const winners = frames.at(-1)?.board.winners ?? [];
  const won = t("won-by", {
    who: winners.length === 1 && winners[0] === cast.you ? "you" : "other",
    names: namesOf(cast, winners),
    count: winners.length,
  });
  if (replay.finished_at === null) return won;
  const day = new Date(replay.finished_at * 1000).toLocaleDateString(texts.locale, {
    dateStyle: "long",
  });
  return `${won}, ${day}`;
}

/** Where the replay is: at the deal, or in one of the turns. */
export function placeWords(player: ReplayPlayer): string {
  const { turns } = player;
  const turn = presentTurn(player);
  if (!turn) return t("replay-deal");
  return t("replay-place", { number: turn.number, count: turns.at(-1)?.number ?? 0 });
}

/** The current turn for screen readers: its number, who had it, and the set that was laid. */
export function turnWords(player: ReplayPlayer, cast: Cast): string {
  const where = placeWords(player);
  const turn = presentTurn(player);
  if (!turn) return where;
  const laid = turn.size > 0 ? aloud(Array<number>(turn.size).fill(turn.rank)) : "";
  return [where, cast.names[turn.seat] ?? "", laid].filter(Boolean).join(", ");
}

/** The turn that the position belongs to; the deal belongs to none. */
function presentTurn({ at, turn, turns }: ReplayPlayer): ReplayTurn | undefined {
  return at === 0 ? undefined : turns[turn];
}
