import { describe, expect, it } from "vitest";

import { layout } from "./layout";
import { nameFit, namePlace } from "./name_layout";

const place = (words: number, width: number, opponents: number, large = false) => {
  const made = layout(width, width > 1000 ? 900 : 844, {
    opponents,
    berth: "none",
    ghost: false,
    watching: false,
    large,
  });
  const column = (made.across - 12) / opponents;
  return namePlace(words, {
    width: column,
    layout: made,
    narrow: !made.headBeside && column < 140,
    large,
  });
};

describe("an opponent's name", () => {
  it("has its marks beside it if it is short", () => {
    expect(place(30, 390, 1)).toMatchObject({ paw: "name", eye: "name" });
    expect(place(30, 390, 2)).toMatchObject({ paw: "name", eye: "head" });
    expect(place(30, 390, 4)).toMatchObject({ paw: "name", eye: "head" });
  });

  it("has its line to itself if it is long", () => {
    for (const opponents of [1, 2]) {
      expect(place(180, 390, opponents)).toMatchObject({ paw: "head", eye: "head" });
    }
  });

  it("leaves the number in the head alone", () => {
    for (const opponents of [3, 4]) {
      expect(place(180, 390, opponents)).toMatchObject({ paw: "name", eye: "head" });
    }
  });

  it("moves the stack aside where there is room for both", () => {
    expect(place(150, 390, 1).side).toBeGreaterThan(150);
    expect(place(150, 390, 2).side).toBe(92);
    expect(place(150, 1440, 2).side).toBeGreaterThan(150);
    expect(place(150, 1440, 4).side).toBeLessThan(150);
    expect(place(150, 1200, 4).side).toBe(122);
  });

  it("is narrower beside a stack whose copies could not be counted otherwise", () => {
    expect(place(150, 1040, 4).side).toBeLessThan(122);
    expect(place(150, 1040, 4).side).toBeGreaterThanOrEqual(92);
  });

  it("keeps its words whole on two lines, or smaller, before they break", () => {
    const fit = (name: string, line: number) =>
      nameFit(name, line, (words) => 10 * words.length, true);
    expect(fit("Ben", 84)).toBe("whole");
    expect(fit("Aunt Beth Carter", 100)).toBe("whole");
    expect(fit("Bartholomew", 110)).toBe("whole");
    expect(fit("Bartholomew", 100)).toBe("smaller");
    expect(fit("Bartholomew", 90)).toBe("cut");
    expect(fit("Bartholomew of Rohan", 90)).toBe("broken");
    expect(fit("Maxim of Ox Carter Lee", 100)).toBe("smaller");
  });

  it("lies above its paw where text is large and there is no room beside it", () => {
    expect(place(150, 390, 2, true)).toEqual({ side: 0, paw: "below", eye: "name" });
    expect(place(60, 390, 1, true)).toEqual({ side: 0, paw: "name", eye: "name" });
  });
});
