import { expect, it } from "vitest";

import type { SeatData, TableData } from "../wire";
import { swapsWith } from "./seats";

const sitter = (person: string | null, bot: string | null = null) => ({ person, bot }) as SeatData;
const table = {
  host: "ann",
  seats: [sitter("ann"), sitter("ben"), sitter(null, "kitten"), sitter(null)],
} as unknown as TableData;

it("lets the host swap any seats, and others only their own with a bot's", () => {
  expect(swapsWith(table, 1, "ann")).toEqual([0, 2]);
  expect(swapsWith(table, 1, "ben")).toEqual([2]);
  expect(swapsWith(table, 0, "ben")).toEqual([]);
});
