import { beforeAll, describe, expect, it, vi } from "vitest";

import { LANGUAGES, texts } from "../texts/texts.svelte";
import { optionName, optionWords } from "./agreement";

const THIRTEEN = /13|dertien|trzynast/;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

describe("the rule of the 1s", () => {
  it.each(LANGUAGES)("names the highest rank of the deck (%s)", async (language) => {
    await texts.use(language);
    for (const say of [optionName, optionWords]) {
      expect(say("ones_beat_top", { ranks: 13 })).toMatch(THIRTEEN);
      const study = say("ones_beat_top", { ranks: 7 });
      expect(study).toContain("7");
      expect(study).not.toMatch(THIRTEEN);
    }
  });
});
