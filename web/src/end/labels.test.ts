import { expect, test } from "vitest";
import { labelHeights } from "./labels";

test("names far enough apart are at the ends of their lines", () => {
  expect(labelHeights([100, 20, 60], 18, 10, 230)).toEqual([100, 20, 60]);
});

test("names that would overlap move down, in the order of their lines", () => {
  expect(labelHeights([50, 52, 50], 18, 10, 230)).toEqual([50, 86, 68]);
});

test("no name leaves the chart at the bottom", () => {
  expect(labelHeights([220, 228, 225], 18, 10, 230)).toEqual([194, 230, 212]);
});
