import { describe, expect, it } from "vitest";

import { TALK_LINES } from "../constants";
import type { SeatData, TableData, TalkLine, TableEvent } from "../wire";
import { talkAfter, withoutSaid } from "./talk";

const seat = (person: string | null, name: string, coat: number) =>
  ({ person, name, coat, bot: null }) as SeatData;
const table = { seats: [seat("a", "Ann", 0), seat("b", "Ben", 3)] } as unknown as TableData;
const said = (person: string, text: string): TableEvent => ({
  type: "said",
  person,
  phrase: null,
  text,
});
const sat = (id: string, name: string, at: number): TableEvent => ({
  type: "sat",
  seat: at,
  person: { id, name },
});
const after = (talk: readonly TalkLine[], ...events: TableEvent[]) =>
  talkAfter(talk, { events, at: 7 }, table);

describe("the talk", () => {
  it("keeps what was said with the speaker's name and coat", () => {
    expect(after([], said("b", "Hi"))).toEqual([
      { at: 7, person: "b", name: "Ben", coat: 3, phrase: null, text: "Hi" },
    ]);
  });

  it("says who sat down, but not who changed places", () => {
    expect(after([], sat("c", "Cy", 2)).map(({ name }) => name)).toEqual(["Cy"]);
    expect(after([], sat("a", "Ann", 2))).toEqual([]);
  });

  it("keeps only the last lines", () => {
    let talk: readonly TalkLine[] = [];
    for (let line = 0; line <= TALK_LINES; line += 1) talk = after(talk, said("a", String(line)));
    expect(talk).toHaveLength(TALK_LINES);
    expect(talk[0]?.text).toBe("1");
  });

  it("loses what a muted person said, but not that they sat down", () => {
    const talk = after([], sat("c", "Cy", 2), said("b", "Hi"));
    expect(withoutSaid(talk, "b").map(({ name }) => name)).toEqual(["Cy"]);
    expect(withoutSaid(talk, "c")).toEqual(talk);
  });
});
