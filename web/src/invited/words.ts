/** The sentences of the invitation. */

import { awayWords } from "../game/summaries";
import { duration } from "../game/time";
import { editionTitle, settingsEdition } from "../game/titles";
import { lengthKind } from "../lobby/terms";
import type { Invitation } from "../net/http_types";
import { listed } from "../texts/aloud";
import { t, texts } from "../texts/texts.svelte";
import type { Clock, Settings } from "../wire";

/**
 * What a visitor can do: sit down, only watch because the table is full, or watch the game or its
 * end.
 */
export type Welcome = "waiting" | "full" | "running" | "over";

export function welcomeOf({ status, seats }: Invitation): Welcome {
  if (status === "running") return "running";
  if (status !== "open") return "over";
  return seats.every((seat) => seat.name !== "" || seat.bot !== null) ? "full" : "waiting";
}

export function titleWords(invitation: Invitation): string {
  const host = invitation.seats.find((seat) => seat.host);
  if (!host) return t("invited-by-nobody");
  const isOver = ["running", "over"].includes(welcomeOf(invitation));
  return t(isOver ? "table-of" : "invited-title", { name: host.name });
}

/** The edition, the length and the clock in one line. */
export function termsWords(settings: Settings): string {
  const edition = editionTitle(settingsEdition(settings));
  return [edition, lengthWords(settings), clockWords(settings.clock)].join(" · ");
}

function lengthWords(settings: Settings): string {
  switch (lengthKind(settings)) {
    case "target":
      return t("invited-target", { points: settings.target ?? 0 });
    case "rounds":
      return t("invited-games", { games: (settings.rounds ?? 1) * settings.seats });
    case "single":
      return t("invited-games", { games: 1 });
  }
}

function clockWords(clock: Clock | null): string {
  if (clock === null) return t("invited-no-clock");
  return t("invited-clock", { each: duration(clock.per_decision, texts.language) });
}

/** Who else plays, and how many places are free. */
export function companyWords({ seats, status }: Invitation): string {
  const names = seats.filter((seat) => seat.bot === null && !seat.host && seat.name !== "");
  const bots = seats.filter((seat) => seat.bot !== null).length;
  const free = seats.length - names.length - bots - seats.filter((seat) => seat.host).length;
  const others = names.map((seat) => seat.name);
  if (bots > 0) others.push(t("invited-bots", { count: bots }));
  const parts: string[] = [];
  if (others.length > 0) parts.push(t("invited-with", { names: listed(others) }));
  if (status === "open" && free > 0) parts.push(t("free-seats", { count: free }));
  return parts.join(" · ");
}

/** Who is not connected; null if everybody is. */
export function absenceWords({ seats }: Invitation): string | null {
  return awayWords(seats.filter((seat) => seat.bot === null && seat.name !== "" && !seat.present));
}

/** Why a visitor cannot sit down here; null if that is possible. */
export function hindranceWords(invitation: Invitation): string | null {
  switch (welcomeOf(invitation)) {
    case "waiting":
      return null;
    case "full":
      return t("invited-full", { count: invitation.seats.length });
    case "running":
      return t("invited-running", { turn: invitation.turn ?? 0 });
    case "over":
      return t("deciding-over");
  }
}
