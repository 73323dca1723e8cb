import { describe, expect, test } from "vitest";
import type { DailyResult } from "../net/http_types";
import { binOf, BINS, coatOfScore, hillsOf, pointsOf, standingsOf } from "./field";
import { squaresText } from "./squares";

const RESULT: DailyResult = {
  score: 9,
  counts: true,
  squares: "-1r",
  better_than: 50,
  scores: [
    { score: -20, people: 2 },
    { score: 9, people: 3 },
    { score: 60, people: 1 },
  ],
  bots: [
    { level: "greedy", score: 8 },
    { level: "search", score: 15 },
    { level: "kitten", score: 9 },
    { level: "random", score: 0 },
  ],
  streak: 1,
  longest_streak: 1,
  days: [],
};

describe("the field", () => {
  test("has bins of equal width, and the outer bins hold everything beyond them", () => {
    expect([-99, -4, -3, -2, 19, 20, 99].map(binOf)).toEqual([0, 0, 0, 1, 11, 12, 12]);
    expect(binOf(pointsOf(7))).toBe(7);
    expect(coatOfScore(99)).toBe(BINS);
  });

  test("counts everybody once", () => {
    const hills = hillsOf(RESULT);
    expect(hills).toHaveLength(BINS);
    expect(hills.reduce((sum, people) => sum + people, 0)).toBe(6);
    expect(hills[binOf(9)]).toBe(3);
  });

  test("shows at most four names, those of the reader and the strongest bots, without overlaps", () => {
    const order = ["search", "heuristic", "greedy", "kitten", "random"];
    const heads = standingsOf(RESULT, order, (bin) => 10 * bin, { head: 50, line: 30 });
    expect(heads.flatMap(({ levels }) => levels)).toEqual([null, "greedy", "kitten", "search"]);
    expect(heads.map(({ bin }) => bin)).toEqual([6, 9]);
    for (const { foot, names } of heads) expect(names).toBeGreaterThanOrEqual(foot + 50);
    const [first, second] = heads;
    expect(second?.names).toBeGreaterThanOrEqual((first?.names ?? 0) + 3 * 30);
  });
});

test("the shared text has eight squares in a line", () => {
  expect(squaresText("-123r----1")).toBe("⬜🟨🟧🟥🟦⬜⬜⬜\n⬜🟨");
});
