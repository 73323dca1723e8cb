import { beforeAll, describe, expect, it, vi } from "vitest";

import { spoken } from "../texts/sentence";
import { LANGUAGES, texts } from "../texts/texts.svelte";
import type { Draw, LogItem } from "./log";
import { inARow, sentenceOf } from "./log_text";

const cast = { names: ["Ann", "Bruno"], you: 0 };
const said = (item: LogItem) => spoken(sentenceOf(item, cast));

const hidden: Draw = { from: "pile", card: null };
const row: Draw = { from: "row", cards: [9] };
const pile: Draw = { from: "pile", card: 7 };
const drew = (seat: number, ...draws: Draw[]): LogItem => ({ kind: "drew", seat, draws });

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

describe("a draw in words", () => {
  it("says what came from the row, the pile, or both", async () => {
    await texts.use("en");
    expect(said(drew(1, row))).toBe("Bruno drew 9 from the row");
    expect(said(drew(1, hidden, hidden))).toBe("Bruno drew 2 cards from the pile");
    expect(said(drew(1, hidden, row, hidden))).toBe(
      "Bruno drew 9 from the row and 2 cards from the pile",
    );
    expect(said(drew(0, pile))).toBe("You drew 7 from the pile");
    expect(said(drew(0, pile, row))).toBe("You drew 9 from the row and 7 from the pile");
  });

  it.each(LANGUAGES)("names the player once (%s)", async (language) => {
    await texts.use(language);
    expect(said(drew(1, row, hidden)).split("Bruno")).toHaveLength(2);
  });
});

describe("sentences read aloud", () => {
  it("end with one full stop each", () => {
    expect(inARow(["Cleo starts.", "Cleo laid 9", "one card left!"])).toBe(
      "Cleo starts. Cleo laid 9. one card left!",
    );
  });
});
