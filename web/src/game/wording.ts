/** Lines of the log as sentences. */

import { listed } from "../texts/aloud";
import { t } from "../texts/texts.svelte";
import { sentence, type Part } from "../texts/sentence";
import type { Said, TableData } from "../wire";
import type { Line } from "./log";

/** Who is who in sentences: names by seat, and which seat is the reader's. */
export interface Cast {
  readonly names: readonly string[];
  readonly you: number | null;
}

/** Everybody's name; a bot has that of its seat. */
export function castOf(table: TableData, you: number | null): Cast {
  const names = table.seats.map((seat, place) => (seat.bot === null ? seat.name : botName(place)));
  return { names, you };
}

/** What the bot on a seat is called. */
export function botName(place: number): string {
  return t(`bot-name-${String(place + 1)}`);
}

/** Who sits on a seat, or which seat it is. */
export function seatName(table: TableData, place: number): string {
  const seat = table.seats[place];
  if (seat?.bot != null) return botName(place);
  return seat?.name || t("seat-number", { number: place + 1 });
}

/** What somebody said last, in words. */
export function sayingOf(sayings: readonly Said[], person: string | null): string | null {
  const said = person === null ? undefined : sayings.findLast((one) => one.person === person);
  if (!said) return null;
  return said.text ?? (said.phrase ? t(`phrase-${said.phrase.replaceAll("_", "-")}`) : null);
}

export function nameOf(cast: Cast, seat: number): string {
  return seat === cast.you ? t("you") : (cast.names[seat] ?? "");
}

function who(cast: Cast, seat: number | undefined): "you" | "other" {
  return seat !== undefined && seat === cast.you ? "you" : "other";
}

/** A line of the log in words. */
export function worded(line: Line, cast: Cast): readonly Part[] {
  const values = {
    who: who(cast, line.seat),
    whom: who(cast, line.victim),
    count: line.cards?.length ?? 0,
  };
  const names = {
    name: {
      name: values.who === "you" ? t("event-you") : (cast.names[line.seat ?? -1] ?? ""),
    },
    victim: { name: cast.names[line.victim ?? -1] ?? "" },
  };
  const cards = { cards: { cards: line.cards ?? [] } };
  switch (line.kind) {
    case "drew":
      return drew(line, names, values.who);
    case "laid": {
      const laid = sentence("event-laid", { ...names, ...cards }, values);
      if (line.few === undefined) return laid;
      return [...laid, { kind: "words", words: ` ${t("few-left", { count: line.few })}` }];
    }
    case "ended":
      return ended(line, cast);
    default:
      return sentence(`event-${line.kind.replaceAll("_", "-")}`, { ...names, ...cards }, values);
  }
}

/** A draw in one sentence, whether it came from the row, the pile, or both. */
function drew(
  line: Line,
  names: Record<string, { name: string }>,
  drawer: string,
): readonly Part[] {
  const row = { cards: { cards: line.cards ?? [] } };
  const seen = line.fromPile ?? [];
  const count = line.unseen ?? 0;
  if (row.cards.cards.length === 0) {
    return seen.length > 0
      ? sentence("event-drew-from-pile-seen", { ...names, cards: { cards: seen } }, { who: drawer })
      : sentence("event-drew-from-pile", names, { who: drawer, count });
  }
  if (seen.length > 0) {
    return sentence(
      "event-drew-from-both-seen",
      { ...names, ...row, pile: { cards: seen } },
      { who: drawer },
    );
  }
  return count > 0
    ? sentence("event-drew-from-both", { ...names, ...row }, { who: drawer, count })
    : sentence("event-drew-from-row", { ...names, ...row }, { who: drawer });
}

function ended(line: Line, cast: Cast): readonly Part[] {
  const winners = line.winners ?? [];
  const names = listed(winners.map((seat) => nameOf(cast, seat)));
  const whoWon = winners.length === 1 && winners[0] === cast.you ? "you" : "other";
  return sentence(
    "event-game-ended",
    { name: { name: names } },
    { who: whoWon, count: winners.length },
  );
}

/** Lines read aloud one after the other, each closed by one full stop. */
export function inARow(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" ");
}

/** A score with its sign; the minus is a real one. */
export function signed(score: number): string {
  if (score === 0) return "0";
  return score > 0 ? `+${String(score)}` : `−${String(-score)}`;
}
