import { describe, expect, it } from "vitest";

import type { SeatData, TableData } from "../wire";
import { dealerOf, dealingOf, freePlaces, kindOf, placesBehind } from "./places";

const sitter = (person: string | null, bot: string | null = null, present = true) =>
  ({ person, bot, present }) as SeatData;
const table = {
  host: "ann",
  deputy: { person: "ben", since: 60 },
  settings: { edition: "basic" },
  seats: [sitter("ann", null, false), sitter("ben"), sitter(null, "kitten"), sitter(null)],
} as unknown as TableData;

describe("the places of a table", () => {
  it("are seen clockwise from the reader's left", () => {
    expect(placesBehind(5, 2)).toEqual([3, 4, 0, 1]);
    expect(placesBehind(3, null)).toEqual([0, 1, 2]);
  });

  it("show who is away, and which are free", () => {
    expect(table.seats.map(kindOf)).toEqual(["away", "person", "bot", "free"]);
    expect(freePlaces(table)).toEqual([3]);
  });

  it("are left out at the deal if they are free", () => {
    expect(dealingOf(table)).toEqual({ players: 3, free: 1, least: 3 });
  });

  it("let the deputy deal only when the host has been away for long", () => {
    expect(dealerOf(table, 59)).toBe("ann");
    expect(dealerOf(table, 60)).toBe("ben");
    expect(dealerOf({ ...table, deputy: null }, 60)).toBe("ann");
  });
});
