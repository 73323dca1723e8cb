import { beforeAll, describe, expect, it, vi } from "vitest";

import { LANGUAGES, t, texts } from "../texts/texts.svelte";
import { lastScores, lastTitle } from "./prompt_words";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

const cast = { names: ["Ann", "Ben", "Cy"], you: 1 };

describe("the last cards", () => {
  it("say who wins", async () => {
    await texts.use("en");
    expect(lastTitle({ scores: [5, 12, -3], winners: [1] }, cast)).toBe("With this, you win!");
    expect(lastTitle({ scores: [15, 12, -3], winners: [0] }, cast)).toBe("With this, Ann wins");
    expect(lastTitle({ scores: [12, 12, -3], winners: [0, 1] }, cast)).toBe(
      "With this, a shared win: You and Ann",
    );
  });

  it("say all scores, the reader's first", async () => {
    await texts.use("en");
    expect(lastScores({ scores: [5, 12, -3], winners: [1] }, cast)).toBe("You +12, Cy −3, Ann +5");
  });
});

describe("taking and leaving", () => {
  it.each(LANGUAGES)("say both hands in %s", async (language) => {
    await texts.use(language);
    for (const id of ["take-then", "leave-then"]) {
      expect(t(id, { name: "Ben", count: 2, hand: 11 })).toMatch(/11.*Ben/);
      expect(t(`${id}-short`, { count: 2, hand: 11 })).toContain("11");
    }
    expect(t("take-then-short", { count: 2, hand: 11 })).toMatch(/11.*2/);
  });
});
