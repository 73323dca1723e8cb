/** The sentences of the log. */

import { t } from "../texts/texts.svelte";
import { sentence, type Part } from "../texts/sentence";
import { namesOf, type Cast } from "./cast";
import { cardsOf, type LogItem } from "./log";

function who(cast: Cast, seat: number | undefined): "you" | "other" {
  return seat !== undefined && seat === cast.you ? "you" : "other";
}

/** The sentence of a log item. */
export function sentenceOf(item: LogItem, cast: Cast): readonly Part[] {
  const values = {
    who: who(cast, item.seat),
    whom: who(cast, item.victim),
    count: item.cards?.length ?? 0,
  };
  const names = {
    name: {
      name: values.who === "you" ? t("event-you") : (cast.names[item.seat ?? -1] ?? ""),
    },
    victim: { name: cast.names[item.victim ?? -1] ?? "" },
  };
  const cards = { cards: { cards: item.cards ?? [] } };
  switch (item.kind) {
    case "drew":
      return drew(item, names, values.who);
    case "laid": {
      const laid = sentence("event-laid", { ...names, ...cards }, values);
      if (item.few === undefined) return laid;
      return [...laid, { kind: "words", words: ` ${t("few-left", { count: item.few })}` }];
    }
    case "ended":
      return ended(item, cast);
    default:
      return sentence(`event-${item.kind.replaceAll("_", "-")}`, { ...names, ...cards }, values);
  }
}

/** One sentence for a draw from the row, the pile, or both. */
function drew(
  item: LogItem,
  names: Record<string, { name: string }>,
  drawer: string,
): readonly Part[] {
  const draws = item.draws ?? [];
  const pile = draws.filter((draw) => draw.from === "pile");
  const row = { cards: { cards: cardsOf(draws.filter((draw) => draw.from === "row")) } };
  const seen = cardsOf(pile);
  const count = pile.length - seen.length;
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

function ended(item: LogItem, cast: Cast): readonly Part[] {
  const winners = item.winners ?? [];
  const names = namesOf(cast, winners);
  const whoWon = winners.length === 1 && winners[0] === cast.you ? "you" : "other";
  return sentence(
    "event-game-ended",
    { name: { name: names } },
    { who: whoWon, count: winners.length },
  );
}

/** Sentences to be read aloud in a row, each ending with one full stop. */
export function inARow(sentences: readonly string[]): string {
  return sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(" ");
}
