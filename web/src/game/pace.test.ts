import { expect, it } from "vitest";

import { firstPace } from "./pace";

it("is calm for the first three games of a browser", () => {
  const met = ["a", "b", "c", "d"];
  expect(met.map((game) => firstPace(met, game))).toEqual(["calm", "calm", "calm", "normal"]);
  expect(firstPace(met, "later")).toBe("normal");
  expect(firstPace(["a"], null)).toBe("calm");
  expect(firstPace(met, null)).toBe("normal");
});
