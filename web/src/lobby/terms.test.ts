import { describe, expect, it } from "vitest";

import { OPTIONS } from "../constants";
import type { Settings } from "../wire";
import {
  clockKind,
  clockOf,
  editionOf,
  deckSize,
  lengthKind,
  bookletStarter,
  missingPlaces,
  optionsOf,
  seatCounts,
  seatRange,
  withLength,
  withOption,
} from "./terms";

const custom = { ranks: 13, copies: 8, jokers: 5, hand_size: 13, row_size: 6, ghost_size: 13 };
const settings = { rounds: null, target: null } as Settings;

describe("the terms of a table", () => {
  it("are a named edition if the options match it", () => {
    const part = withOption(OPTIONS, { fewest_in_hand: true }, 4);
    expect(part).toEqual({ edition: "advanced", seats: 4 });
  });

  it("are custom if no edition has these options and this number of seats", () => {
    expect(withOption(OPTIONS, { ones_beat_top: true }, 4).edition).toEqual({
      ones_beat_top: true,
      ...custom,
    });
    expect(typeof editionOf({ ...OPTIONS, fewest_in_hand: true }, 2)).toBe("object");
    expect(withOption(OPTIONS, { ranks: 9 }, 4).edition).toEqual({ ...custom, ranks: 9 });
  });

  it("have all options, including those that a custom edition omits", () => {
    expect(optionsOf("phantom")).toEqual({ ...OPTIONS, ghost: true });
    expect(optionsOf({ ones_beat_top: true, ranks: 9 })).toEqual({
      ...OPTIONS,
      ones_beat_top: true,
      ranks: 9,
    });
  });

  it("have two seats with the ghost", () => {
    expect(withOption(OPTIONS, { ghost: true }, 5)).toEqual({
      edition: "phantom",
      seats: 2,
    });
  });

  it("allow as many players as the edition", () => {
    expect(seatCounts(seatRange("advanced"))).toEqual([3, 4, 5]);
    expect(seatCounts(seatRange(null))).toEqual([2, 3, 4, 5]);
    expect(seatCounts(seatRange(null, { ...OPTIONS, ghost: true }))).toEqual([2]);
  });

  it("say how many places must be added or left out for an edition", () => {
    expect(missingPlaces("duel", 5)).toBe(-3);
    expect(missingPlaces("basic", 2)).toBe(1);
    expect(missingPlaces("classic", 5)).toBe(0);
  });

  it("know the size of the deck", () => {
    expect(deckSize(OPTIONS)).toBe(109);
    expect(deckSize({ ...OPTIONS, ranks: 2, jokers: 0 })).toBe(16);
  });

  it("recognise the length of the match", () => {
    for (const length of ["single", "rounds", "target"] as const) {
      expect(lengthKind({ ...settings, ...withLength(length) })).toBe(length);
    }
  });

  it("recognise the preset of the clock", () => {
    for (const kind of ["none", "quick", "calm", "days"] as const) {
      expect(clockKind(clockOf(kind, null))).toBe(kind);
    }
    const own = { bank: 7, per_decision: 3 };
    expect(clockKind(own)).toBe("own");
    expect(clockOf("own", own)).toBe(own);
    expect(clockOf("own", null)).toEqual(clockOf("calm", null));
  });

  it("say who starts according to the booklet of an edition", () => {
    expect(bookletStarter("classic")).toBe("youngest");
    expect(bookletStarter("phantom")).toBe("youngest");
    expect(bookletStarter("duel")).toBe("lynx");
    expect(bookletStarter({ ghost: true })).toBeNull();
  });
});
