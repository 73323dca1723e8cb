import { describe, expect, it } from "vitest";

import { JOKER } from "../art/cards";
import { chosen, isEmpty, type Selection } from "./selection";
import { isDouble, QUICK, UNTAPPED, withTap, type Tapping } from "./taps";

const HAND = [4, 7, 7, 7, 7, 9, JOKER, JOKER];
const ANY = () => true;

/** Taps on cards, each so many milliseconds after the one before. */
function taps(
  steps: readonly (readonly [number, number])[],
  isPlay: (s: Selection) => boolean = ANY,
) {
  let at = 1000;
  return steps.reduce<Tapping>((tapping, [card, later]) => {
    at += later;
    return withTap(tapping, { card, at, canBegin: true }, HAND, isPlay);
  }, UNTAPPED);
}

describe("two quick taps", () => {
  it("lay the whole group that the first of them chose", () => {
    const tapping = taps([
      [7, 0],
      [7, 150],
    ]);
    expect(isDouble(tapping)).toBe(true);
    expect(chosen(tapping.selection)).toEqual([7, 7, 7, 7]);
  });

  it("lay a group with the jokers that were chosen before", () => {
    const tapping = taps([
      [JOKER, 0],
      [4, 900],
      [4, 150],
    ]);
    expect(isDouble(tapping)).toBe(true);
    expect(chosen(tapping.selection)).toEqual([4, JOKER]);
  });

  it("lay nothing when more follow: those go down in copies", () => {
    const steps = [0, 150, 150, 150, 150].map((later) => [7, later] as const);
    expect(chosen(taps(steps.slice(0, 3)).selection)).toEqual([7, 7]);
    expect(chosen(taps(steps.slice(0, 4)).selection)).toEqual([7]);
    expect(isEmpty(taps(steps).selection)).toBe(true);
    for (const count of [3, 4, 5]) expect(isDouble(taps(steps.slice(0, count)))).toBe(false);
  });

  it("lay nothing if the group was chosen before the first", () => {
    const tapping = taps([
      [7, 0],
      [7, 900],
      [7, 150],
    ]);
    expect(isDouble(tapping)).toBe(false);
    expect(chosen(tapping.selection)).toEqual([7, 7]);
  });

  it("are one less if they cannot be laid", () => {
    const tapping = taps(
      [
        [7, 0],
        [7, 150],
      ],
      () => false,
    );
    expect(isDouble(tapping)).toBe(false);
    expect(chosen(tapping.selection)).toEqual([7, 7, 7]);
  });

  it("on different groups, or on jokers, only choose", () => {
    expect(
      isDouble(
        taps([
          [7, 0],
          [4, 100],
        ]),
      ),
    ).toBe(false);
    expect(
      isDouble(
        taps([
          [JOKER, 0],
          [JOKER, 100],
        ]),
      ),
    ).toBe(false);
  });

  it("lay nothing when the first came too early to have been meant", () => {
    const first = withTap(UNTAPPED, { card: 7, at: 0, canBegin: false }, HAND, ANY);
    const second = withTap(first, { card: 7, at: 100, canBegin: true }, HAND, ANY);
    expect(isDouble(second)).toBe(false);
  });
});

describe("two slow taps", () => {
  it("take one copy less, as ever", () => {
    const tapping = taps([
      [7, 0],
      [7, QUICK + 1],
    ]);
    expect(isDouble(tapping)).toBe(false);
    expect(chosen(tapping.selection)).toEqual([7, 7, 7]);
  });
});
