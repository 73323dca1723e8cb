import { describe, expect, it } from "vitest";

import { drawable, emptiesSupply, supplyOf } from "./supply";

const supply = { row: [[7], [2, 13, 14]], pile_size: 1 };

describe("the supply", () => {
  it("counts a bundle as one draw", () => {
    expect(supplyOf(supply)).toBe(3);
  });

  it("gives no more than there is", () => {
    expect(drawable(2, supply)).toBe(2);
    expect(drawable(5, supply)).toBe(3);
  });

  it("is emptied by a draw of its last card, even if no further card is wanted", () => {
    expect(emptiesSupply(2, supply)).toBe(false);
    expect(emptiesSupply(3, supply)).toBe(true);
    expect(emptiesSupply(4, supply)).toBe(true);
    expect(emptiesSupply(0, { row: [], pile_size: 0 })).toBe(false);
  });
});
