import { describe, expect, it } from "vitest";

import { textSize } from "./text_size.svelte";

describe("the size of text", () => {
  it("counts as large from 125 % of the usual size", () => {
    for (const [rem, isLarge] of [
      [16, false],
      [19, false],
      [20, true],
      [32, true],
    ] as const) {
      textSize.rem = rem;
      expect(textSize.isLarge).toBe(isLarge);
    }
    expect(textSize.times).toBe(2);
  });
});
