import { describe, expect, it } from "vitest";

import type { Settings } from "../wire";
import {
  clockKind,
  clockOf,
  editionOf,
  lengthOf,
  optionsOf,
  seatCounts,
  withLength,
  withOption,
  type Editions,
} from "./terms";

const usual = { ranks: 13, copies: 8, jokers: 5, hand_size: 13, row_size: 6, ghost_size: 13 };
const none = {
  consolation_draw: false,
  ones_beat_top: false,
  fewest_in_hand: false,
  ghost: false,
  ...usual,
};
const editions: Editions = {
  classic: { options: none, seats: [2, 5] },
  advanced: { options: { ...none, fewest_in_hand: true }, seats: [3, 5] },
  phantom: { options: { ...none, ghost: true }, seats: [2, 2] },
};
const settings = { rounds: null, target: null } as Settings;

describe("the terms of a table", () => {
  it("are a named edition where the options are its own", () => {
    const part = withOption(none, { fewest_in_hand: true }, 4, editions);
    expect(part).toEqual({ edition: "advanced", seats: 4 });
  });

  it("are custom where no edition has these options, or so many seats", () => {
    expect(withOption(none, { ones_beat_top: true }, 4, editions).edition).toEqual({
      ones_beat_top: true,
      ...usual,
    });
    expect(typeof editionOf({ ...none, fewest_in_hand: true }, 2, editions)).toBe("object");
    expect(withOption(none, { ranks: 9 }, 4, editions).edition).toEqual({ ...usual, ranks: 9 });
  });

  it("have all options, also those that a custom edition leaves out", () => {
    expect(optionsOf("phantom", editions)).toEqual({ ...none, ghost: true });
    expect(optionsOf({ ones_beat_top: true, ranks: 9 }, editions)).toEqual({
      ...none,
      ones_beat_top: true,
      ranks: 9,
    });
  });

  it("have two seats with the ghost", () => {
    expect(withOption(none, { ghost: true }, 5, editions)).toEqual({
      edition: "phantom",
      seats: 2,
    });
  });

  it("allow as many players as the edition", () => {
    expect(seatCounts("advanced", none, editions)).toEqual([3, 4, 5]);
    expect(seatCounts(null, none, editions)).toEqual([2, 3, 4, 5]);
    expect(seatCounts(null, { ...none, ghost: true }, editions)).toEqual([2]);
  });

  it("know how long is played", () => {
    for (const length of ["single", "rounds", "target"] as const) {
      expect(lengthOf({ ...settings, ...withLength(length) })).toBe(length);
    }
  });

  it("know which clock it is", () => {
    for (const kind of ["none", "quick", "calm", "days"] as const) {
      expect(clockKind(clockOf(kind, null))).toBe(kind);
    }
    const own = { bank: 7, per_decision: 3 };
    expect(clockKind(own)).toBe("own");
    expect(clockOf("own", own)).toBe(own);
    expect(clockOf("own", null)).toEqual(clockOf("calm", null));
  });
});
