import { beforeAll, describe, expect, it, vi } from "vitest";

import { spoken } from "../texts/sentence";
import { LANGUAGES, texts } from "../texts/texts.svelte";
import type { Line } from "./log";
import { inARow, worded } from "./wording";

const cast = { names: ["Ann", "Bruno"], you: 0 };
const said = (line: Line) => spoken(worded(line, cast));

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

describe("a draw in words", () => {
  const others: Line = { kind: "drew", seat: 1, cards: [9], fromPile: [], unseen: 2 };

  it("says what came from the row, the pile, or both", async () => {
    await texts.use("en");
    expect(said({ ...others, unseen: 0 })).toBe("Bruno drew 9 from the row");
    expect(said({ ...others, cards: [] })).toBe("Bruno drew 2 cards from the pile");
    expect(said(others)).toBe("Bruno drew 9 from the row and 2 cards from the pile");
    expect(said({ kind: "drew", seat: 0, fromPile: [7] })).toBe("You drew 7 from the pile");
    expect(said({ kind: "drew", seat: 0, cards: [9], fromPile: [7] })).toBe(
      "You drew 9 from the row and 7 from the pile",
    );
  });

  it.each(LANGUAGES)("names the player once (%s)", async (language) => {
    await texts.use(language);
    expect(said(others).split("Bruno")).toHaveLength(2);
  });
});

describe("lines read aloud", () => {
  it("end with one full stop each", () => {
    expect(inARow(["Cleo starts.", "Cleo laid 9", "one card left!"])).toBe(
      "Cleo starts. Cleo laid 9. one card left!",
    );
  });
});
