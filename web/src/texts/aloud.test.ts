import { beforeAll, describe, expect, it, vi } from "vitest";

import { aloud, forMessage } from "./aloud";
import { LANGUAGES, texts } from "./texts.svelte";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

describe("cards read aloud", () => {
  it("are counted in words, and jokers are named", async () => {
    await texts.use("en");
    expect(aloud([7])).toBe("7");
    expect(aloud([14])).toBe("one joker");
    expect(aloud([6, 6, 14])).toBe("two 6s and one joker");
    expect(aloud([2, 13, 13, 14])).toBe("one 2, two 13s, and one joker");
  });

  it.each([
    ["de", "zwei 6er und ein Joker", "zwei 6er und einen Joker"],
    ["pl", "dwie 6 i jeden dżoker", "dwie 6 i jednego dżokera"],
  ] as const)("stand in the case of their sentence (%s)", async (language, named, object) => {
    await texts.use(language);
    expect(aloud([6, 6, 14])).toBe(named);
    expect(aloud([6, 6, 14], "object")).toBe(object);
  });

  it("stay a sign if a message has its own words for a single card", async () => {
    await texts.use("en");
    expect(forMessage([14])).toBe("X");
    expect(forMessage([6, 14])).toBe("one 6 and one joker");
  });

  it.each(LANGUAGES)("contain no signs (%s)", async (language) => {
    await texts.use(language);
    expect(aloud([5, 5, 5, 14, 14])).not.toMatch(/X|-/);
  });
});
