import { describe, expect, it } from "vitest";

import { SETTINGS } from "../constants";
import type { SeatSummary, TableSummary } from "../net/http_types";
import type { Settings } from "../wire";
import { absentPeople, isSolo } from "./summaries";

const me: SeatSummary = { name: "Ann", bot: null, person: "ann", present: false };
const ben: SeatSummary = { name: "Ben", bot: null, person: "ben", present: false };
const bot: SeatSummary = { name: "kitten", bot: "kitten", person: null, present: false };
const free: SeatSummary = { name: "", bot: null, person: null, present: false };

function table(seats: readonly SeatSummary[], status: TableSummary["status"] = "running") {
  return {
    id: "t",
    status,
    settings: SETTINGS as Settings,
    host: "ann",
    seats,
    opened_at: 0,
    changed_at: 0,
    to_move: null,
    spectators: 0,
    your_turn: false,
    daily: false,
  } satisfies TableSummary;
}

describe("a game against bots", () => {
  it("has no other person and has begun", () => {
    expect(isSolo(table([me, bot, bot]), "ann")).toBe(true);
    expect(isSolo(table([me, ben, bot]), "ann")).toBe(false);
    expect(isSolo(table([me, bot, free], "open"), "ann")).toBe(false);
    expect(isSolo({ ...table([me, bot]), daily: true }, "ann")).toBe(false);
  });
});

describe("absent people", () => {
  it("are others without a connection, never bots", () => {
    expect(absentPeople(table([me, ben, bot]), "ann")).toEqual([ben]);
    expect(absentPeople(table([me, { ...ben, present: true }]), "ann")).toEqual([]);
    expect(absentPeople(table([me, bot]), null)).toEqual([me]);
  });
});
