/** The settings of a table, one sentence each. */

import { duration } from "../game/time";
import { seatName } from "../game/cast";
import { t, texts } from "../texts/texts.svelte";
import type { Clock, Settings, TableData } from "../wire";
import { editionTitle, settingsEdition } from "../game/titles";
import { bookletStarter, clockKind, lengthKind, type Flag, type Options } from "./terms";

/** What is played, in a word or two. */
export function editionLine(settings: Settings): string {
  const edition = settingsEdition(settings);
  return edition === null ? t("own-rules") : editionTitle(edition);
}

export function lengthLine(settings: Settings): string {
  switch (lengthKind(settings)) {
    case "rounds":
      return t("line-rounds", { count: settings.rounds ?? 1 });
    case "target":
      return t("line-target", { points: settings.target ?? 0 });
    case "single":
      return t("line-single");
  }
}

export function clockLine(clock: Clock | null): string {
  const kind = clockKind(clock);
  if (clock === null || kind !== "own") return t(`line-clock-${kind}`);
  return t("line-clock-own", { each: duration(clock.per_decision, texts.language) });
}

export function starterLine(table: TableData): string {
  const { starter } = table.settings;
  if (starter === null) return t("line-starts-lot");
  return t("line-starts-seat", { name: seatName(table, starter) });
}

export function comersLine(settings: Settings): string {
  return t(settings.public ? "line-comes-all" : "line-comes-link");
}

export function lengthWords(settings: Settings): string {
  switch (lengthKind(settings)) {
    case "rounds":
      return t("length-rounds-about", {
        count: settings.rounds ?? 1,
        games: (settings.rounds ?? 1) * settings.seats,
      });
    case "target":
      return t("length-target-about", { points: settings.target ?? 0 });
    case "single":
      return t("length-single-about");
  }
}

export function clockWords(clock: Clock | null): string {
  if (clock === null) return t("clock-none-about");
  const each = duration(clock.per_decision, texts.language);
  if (clock.bank === 0) return t("clock-each-about", { each });
  return t("clock-bank-about", { each, bank: duration(clock.bank, texts.language) });
}

/** Who starts at this table, and who does according to the booklet of its edition. */
export function starterWords(table: TableData): string {
  const { starter, edition } = table.settings;
  const here =
    starter === null
      ? t("starts-lot-about")
      : t("starts-seat-about", { name: seatName(table, starter) });
  const booklet = bookletStarter(edition);
  return booklet === null ? here : `${here} ${t(`rules-start-${booklet}`)}`;
}

export function comersWords(settings: Settings): string {
  return t(settings.public ? "comes-all-about" : "comes-link-about");
}

export function talkWords(settings: Settings): string {
  return t(settings.free_text ? "said-text-about" : "said-phrases-about");
}

/** The name of a rule; in a study deck the highest rank may be lower. */
export function optionName(flag: Flag, options: Pick<Options, "ranks">): string {
  return t(`option-${flag.replaceAll("_", "-")}`, { ranks: options.ranks });
}

export function optionWords(flag: Flag, options: Pick<Options, "ranks">): string {
  return t(`option-${flag.replaceAll("_", "-")}-about`, { ranks: options.ranks });
}
