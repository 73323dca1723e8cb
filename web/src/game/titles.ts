/** The title of a table: its edition and the state of its match. */

import { t } from "../texts/texts.svelte";
import type { CurrentGame, Settings, TableData } from "../wire";

/** What is played: a deal of the day, or an edition. */
export function gameName(table: TableData, game: CurrentGame): string {
  if (!game.daily) return editionName(table);
  return t(game.daily.practice ? "daily-practice" : "daily");
}

export function editionName(table: TableData): string {
  return editionTitle(settingsEdition(table.settings));
}

export function editionTitle(edition: string | null): string {
  return t(`edition-${edition ?? "custom"}`);
}

export function settingsEdition(settings: Settings): string | null {
  return typeof settings.edition === "string" ? settings.edition : null;
}

/** The number of the game in its match; null if it is the only one. */
export function gameInMatch(table: TableData): string | null {
  const match = table.match;
  if (!match || (match.games === null && match.target === null)) return null;
  if (match.target !== null) {
    return t("game-to", { number: match.number, target: match.target });
  }
  if (match.games === 1) return null;
  return t("game-of", { number: match.number, games: match.games ?? 0 });
}

/** The address of the replay of a finished game, as a seat saw it. */
export function replayPath(game: string, seat: number | null): string {
  return `/game/${game}${seat === null ? "" : `?seat=${String(seat)}`}`;
}

/** The address of the review of a seat's decisions in a finished game. */
export function reviewPath(game: string, seat: number | null): string {
  return `/game/${game}?${seat === null ? "" : `seat=${String(seat)}&`}review`;
}
