import { describe, expect, it } from "vitest";

import { flightOf, poseIn, walk, type Manner } from "./flights";

const STACK = { x: 100, y: 50, width: 64, height: 56 };
const HEAD = { x: 10, y: 10, width: 40, height: 46 };
const LOOK = { card: 7, turnsTo: null, shadow: true };

function flown(manner: Manner) {
  return flightOf(LOOK, poseIn(HEAD, "head:1"), poseIn(STACK, "stack:1"), { manner, delay: 0 });
}

describe("places", () => {
  it("of copies are spread over the box of their set", () => {
    expect(poseIn(STACK, "stack:1", 0, 3)).toMatchObject({ x: 100, y: 50, width: 40 });
    expect(poseIn(STACK, "stack:1", 1, 3).x).toBeCloseTo(112);
    expect(poseIn(STACK, "stack:1", 2, 3).x).toBeCloseTo(124);
  });

  it("in heads and in words make a card vanish", () => {
    expect(poseIn(HEAD, "head:1").vanishes).toBe(true);
    expect(poseIn({ ...HEAD, height: 20 }, "discard").vanishes).toBe(true);
    expect(poseIn(STACK, "stack:1").vanishes).toBe(false);
  });
});

describe("flights", () => {
  it.each(["lay", "travel", "leap", "fall"] as const)("move only by transform: %s", (manner) => {
    for (const frame of flown(manner).frames) {
      const names = Object.keys(frame).filter((name) => !["offset", "easing"].includes(name));
      expect(names).toEqual(["transform"]);
    }
  });

  it.each(["lay", "travel", "leap", "fall"] as const)("go from 0 to 1 in order: %s", (manner) => {
    const offsets = flown(manner).frames.map(({ offset }) => offset);
    expect(offsets.at(0)).toBe(0);
    expect(offsets.at(-1)).toBe(1);
    expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
  });

  it("squash when a card settles, and end where the card lies", () => {
    const { frames } = flown("lay");
    expect(frames.at(-2)?.transform).toContain("scale(1.060, 0.940)");
    expect(frames.at(-1)?.transform).toBe(
      "translate(100.0px, 50.0px) scale(1.000, 1.000) rotate(0deg)",
    );
  });

  it("are opaque on their way, and fade only close to a head", () => {
    const { fade } = flown("lay");
    expect(fade.slice(1, 3).map(({ opacity }) => opacity)).toEqual([1, 1]);
    const flat = poseIn(STACK, "stack:1");
    expect(flightOf(LOOK, flat, flat, { manner: "fall", delay: 0 }).fade).toEqual([]);
  });

  it("rise in an arc: 24 px when laid, 48 px with a turn of 8° when snatched", () => {
    expect(flown("lay").arc.map(({ transform }) => transform)).toContain(
      "translateY(-24.0px) rotate(0deg)",
    );
    expect(flown("leap").arc.map(({ transform }) => transform)).toContain(
      "translateY(-48.0px) rotate(8deg)",
    );
  });

  it("fall with a turn of 8°", () => {
    expect(flown("fall").frames.at(-1)?.transform).toContain("rotate(8deg)");
  });

  it("crouch before they leap", () => {
    expect(flown("leap").frames[1]?.transform).toMatch(/scale\(0\.\d+, 0\.\d+\)/);
  });
});

describe("the turn", () => {
  it("walks in three prints from head to head, in 360 ms, while the paw fades", () => {
    const paw = { x: 0, y: 0, width: 20, height: 20 };
    const [fading, ...prints] = walk(HEAD, STACK, paw, 100);
    expect(fading?.look).toBe("paw");
    expect(prints.map(({ look }) => look)).toEqual(["print", "print", "print"]);
    for (const { delay, duration } of prints) {
      expect(delay).toBeGreaterThanOrEqual(100);
      expect(delay + duration).toBeLessThanOrEqual(460);
    }
  });
});
