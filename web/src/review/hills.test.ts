import { expect, it } from "vitest";
import { heightAt, hillsOf, labelPlaces, lineOf, type Point } from "./hills";

const ROWS = [
  [0.5, 0.3, 0.2],
  [0.25, 0.25, 0.5],
  [0, 1, 0],
];
const XS = [10, 50, 100];

function course(viewer: number, errors: readonly number[] = [0, 0, 0]) {
  return hillsOf({ rows: ROWS, errors, xs: XS, height: 200, viewer });
}

/** All numbers of a path. */
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

it("stacks everybody to the full height with the viewer lowest", () => {
  const { hills, edges } = course(1);
  expect(hills.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(edges[0]?.map(({ y }) => y)).toEqual([200, 200, 200, 200]);
  expect(edges[1]?.map(({ y }) => y)).toEqual([140, 140, 150, 0]);
  for (const { y } of edges.at(-1) ?? []) expect(y).toBeCloseTo(0);
});

it("begins at the left edge and ends with what is known", () => {
  const { edges } = course(0);
  expect(edges[1]?.map(({ x }) => x)).toEqual([0, 10, 50, 100]);
  const part = hillsOf({ rows: ROWS.slice(0, 2), errors: [0, 0], xs: XS, height: 200, viewer: 0 });
  expect(part.edges[1]?.at(-1)?.x).toBe(50);
});

it("draws the range around the viewer's line and never outside the picture", () => {
  const ys = numbers(course(0, [0.05, 0.05, 0.05]).range).filter((_, place) => place % 2 === 1);
  // Half of 200 pixels, plus and minus 1.96 errors.
  expect(Math.min(...ys.slice(0, 1))).toBeCloseTo(80.4);
  for (const y of ys) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(200);
  }
});

it("never swings above or below its points", () => {
  const points: Point[] = [10, 10, 90, 0, 100, 100].map((y, place) => ({ x: place * 10, y }));
  const ys = numbers(lineOf(points)).filter((_, place) => place % 2 === 1);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(100);
});

it("draws long games with no more points than can be seen, and keeps the last", () => {
  const rows = Array.from({ length: 3001 }, (_, row) => [row / 3000, 1 - row / 3000]);
  const xs = rows.map((_, row) => (row * 390) / 3000);
  const { edges } = hillsOf({ rows, errors: [], xs, height: 158, viewer: 0 });
  expect(edges[1]?.length).toBeLessThan(200);
  expect(edges[1]?.at(-1)).toEqual({ x: 390, y: 0 });
});

it("finds the height between two points", () => {
  const edge = [
    { x: 0, y: 100 },
    { x: 10, y: 50 },
  ];
  expect(heightAt(edge, 0)).toBe(100);
  expect(heightAt(edge, 4)).toBe(80);
  expect(heightAt(edge, 99)).toBe(50);
});

it("puts names only where a hill is high enough, and never over each other", () => {
  const flat = (y: number) => [
    { x: 0, y },
    { x: 400, y },
  ];
  const edges = [flat(200), flat(100), flat(90), flat(0)];
  const label = { width: 100, height: 28 };
  const [low, thin, high] = labelPlaces(edges, [label, label, label]);
  expect(low?.y).toBeGreaterThanOrEqual(100);
  expect(thin).toBeNull();
  expect(high?.y).toBeLessThanOrEqual(90 - 28);
});
