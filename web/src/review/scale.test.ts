import { expect, it } from "vitest";
import { partOf, scaleOf } from "./scale";

const range = (low: number, high: number) => ({ value: (low + high) / 2, low, high });

it("shows both ranges whole, in steps of ten", () => {
  const scale = scaleOf([range(0.78, 0.84), range(0.93, 0.96)]);
  expect(scale).toEqual({ from: 60, to: 100, marks: [60, 70, 80, 90, 100] });
  expect(partOf(scale, 0.8)).toBeCloseTo(0.5);
});

it("stays between nothing and everything", () => {
  for (const [low, high] of [
    [0, 0.01],
    [0.99, 1],
    [0.001, 0.999],
  ] as const) {
    const { from, to, marks } = scaleOf([range(low, high)]);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(100);
    expect(to - from).toBeGreaterThanOrEqual(40);
    expect(marks[0]).toBe(from);
  }
});
