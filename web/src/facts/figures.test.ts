import { describe, expect, it } from "vitest";
import { EDITIONS, JOKER } from "../constants";
import { seatRange } from "../lobby/terms";
import { aboveEqual, byEdition, columns, estimate, FACTS, spread, ticks } from "./figures";

describe("the figures", () => {
  it("cover every edition with every number of players", () => {
    const expected = Object.keys(EDITIONS).flatMap((edition) => {
      const [least, most] = seatRange(edition);
      return Array.from(
        { length: most - least + 1 },
        (_, at) => `${edition} ${String(least + at)}`,
      );
    });
    const found = FACTS.cells.map(({ edition, seats }) => `${edition} ${String(seats)}`);
    expect(found.sort()).toEqual(expected.sort());
  });

  it("come from as many games as they state", () => {
    expect(FACTS.games).toBeGreaterThanOrEqual(FACTS.each * FACTS.cells.length);
  });

  it("lie in their intervals", () => {
    const figures = FACTS.cells.flatMap(({ first, last, won }) =>
      won ? [first, last, won] : [first, last],
    );
    for (const [value, low, high] of [...figures, ...FACTS.cards]) {
      expect(low).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high);
    }
  });

  it("have a place for every card", () => {
    expect(FACTS.cards).toHaveLength(JOKER);
    for (const size of FACTS.snatched) expect(size).toHaveLength(JOKER);
  });

  it("count every score once", () => {
    for (const { all, winners } of FACTS.scores) {
      for (const parts of [all, winners]) {
        expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(1, 2);
      }
    }
  });
});

it("compares wins with an equal share", () => {
  expect(aboveEqual([0.5, 0.25, 0.75], 4)).toEqual([25, 0, 50]);
});

it("marks the middle half of a spread", () => {
  expect(spread([1, 2, 3, 4, 5])).toEqual({
    value: 3,
    low: 1,
    high: 5,
    half: [2, 4],
    ink: "spruce",
  });
  expect(estimate([2, 1, 3], "ember")).toEqual({ value: 2, low: 1, high: 3, ink: "ember" });
});

it("keeps the order of the editions", () => {
  const groups = byEdition(FACTS.cells);
  expect(groups.flat()).toEqual(FACTS.cells);
  for (const [first, ...rest] of groups) {
    expect(rest.every(({ edition }) => edition === first?.edition)).toBe(true);
  }
});

describe("the ticks", () => {
  it("are round and cover the range", () => {
    expect(ticks(0, 52)).toEqual([0, 20, 40, 60]);
    expect(ticks(-37, 41)).toEqual([-40, -20, 0, 20, 40, 60]);
    expect(ticks(-0.8, 2.1)).toEqual([-1, 0, 1, 2, 3]);
  });

  it("end where the range ends", () => {
    expect(ticks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  });
});

it("draws columns side by side", () => {
  expect(columns([0.5, 1], 10, 20)).toBe("M0 20V10.0H5.0V0.0H10.0V20Z");
});
