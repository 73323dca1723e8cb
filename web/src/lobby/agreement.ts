/** What is agreed at a table, in a sentence each. */

import { duration } from "../game/time";
import { seatName } from "../game/cast";
import { t, texts } from "../texts/texts.svelte";
import type { Clock, Settings, TableData } from "../wire";
import { lengthKind, type Flag, type Options } from "./terms";

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

export function starterWords(table: TableData): string {
  const { starter } = table.settings;
  if (starter === null) return t("starts-lot-about");
  return t("starts-seat-about", { name: seatName(table, starter) });
}

export function comersWords(settings: Settings): string {
  return t(settings.public ? "comes-all-about" : "comes-link-about");
}

export function talkWords(settings: Settings): string {
  return t(settings.free_text ? "said-text-about" : "said-phrases-about");
}

/** A rule by its name; a study deck may end below the usual highest rank. */
export function optionName(flag: Flag, options: Pick<Options, "ranks">): string {
  return t(`option-${flag.replaceAll("_", "-")}`, { ranks: options.ranks });
}

export function optionWords(flag: Flag, options: Pick<Options, "ranks">): string {
  return t(`option-${flag.replaceAll("_", "-")}-about`, { ranks: options.ranks });
}
