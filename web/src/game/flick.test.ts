import { describe, expect, it } from "vitest";

import { FAR, follow, pulled, type Point, type Pull } from "./flick";

const FROM: Point = { x: 200, y: 700 };

/** The pull after a pointer went through these points: distances right and up from the start. */
function through(...points: readonly (readonly [number, number])[]): Pull {
  return points.reduce<Pull>(
    (pull, [right, up]) => pulled(pull, FROM, { x: FROM.x + right, y: FROM.y - up }),
    "still",
  );
}

describe("a flick", () => {
  it("lays once the cards are pulled far enough upwards", () => {
    expect(through([0, 30], [2, FAR])).toBe("far");
    expect(through([0, 30], [30, FAR])).toBe("far");
  });

  it("lays nothing if it ends too early or comes back", () => {
    expect(through([0, FAR - 1])).toBe("pulled");
    expect(through([0, FAR + 20], [0, 20])).toBe("pulled");
    expect(through([0, FAR + 20], [0, 4])).toBe("pulled");
  });

  it("is a tap while the pointer hardly moves", () => {
    expect(through([3, -4], [-5, 6])).toBe("still");
  });

  it("is over for good when it goes sideways or down", () => {
    expect(through([25, 12])).toBe("astray");
    expect(through([-25, 12], [0, FAR])).toBe("astray");
    expect(through([0, -20], [0, FAR])).toBe("astray");
    expect(through([0, 30], [60, FAR + 10])).toBe("astray");
    expect(through([0, FAR + 10], [0, -15], [0, FAR])).toBe("astray");
  });

  it("takes the cards along, but never further than needed", () => {
    const up = (by: number): Point => ({ x: FROM.x, y: FROM.y - by });
    expect(follow("still", FROM, up(8))).toBe(0);
    expect(follow("pulled", FROM, up(30))).toBe(30);
    expect(follow("far", FROM, up(300))).toBe(FAR);
    expect(follow("astray", FROM, up(30))).toBe(0);
  });
});
