/** The lines of the talk, as the server keeps them for people who come later. */

import { TALK_LINES } from "../constants";
import { t } from "../texts/texts.svelte";
import type { Said, TableData, TalkLine, Update } from "../wire";

type Spoken = Pick<TalkLine, "phrase" | "text">;

/** The talk after an update; `before` is the table until then. */
export function talkAfter(
  talk: readonly TalkLine[],
  { events, at, table }: Pick<Update, "events" | "at" | "table">,
  before: TableData | null,
): readonly TalkLine[] {
  const known = table ?? before;
  const lines: TalkLine[] = [];
  for (const event of events) {
    if (event.type === "said") {
      const speaker = known?.seats.find(({ person }) => person === event.person);
      if (speaker) lines.push({ ...spoken(event), at, name: speaker.name, coat: speaker.coat });
    } else if (event.type === "sat") {
      const { id, name } = event.person;
      const isNew = !before?.seats.some(({ person }) => person === id);
      if (isNew) lines.push({ at, person: id, name, coat: event.seat, phrase: null, text: null });
    }
  }
  return lines.length === 0 ? talk : [...talk, ...lines].slice(-TALK_LINES);
}

function spoken({ person, phrase = null, text = null }: Said): Spoken & { person: string } {
  return { person, phrase, text };
}

/** The talk without what a person said. */
export function withoutSaid(talk: readonly TalkLine[], person: string): readonly TalkLine[] {
  return talk.filter((line) => line.person !== person || !isSaid(line));
}

/** Whether somebody said something; otherwise the person sat down. */
export function isSaid({ phrase, text }: TalkLine): boolean {
  return phrase !== null || text !== null;
}

/** What was said, in the reader's language. */
export function saidWords({ phrase, text }: Partial<Spoken>): string {
  return text ?? (phrase ? t(`phrase-${phrase.replaceAll("_", "-")}`) : "");
}

/** The time of a line on the reader's clock. */
export function timeOf({ at }: Pick<TalkLine, "at">, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", hourCycle: "h23" });
  return format.format(at * 1000);
}
