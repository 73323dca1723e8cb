import { expect, it } from "vitest";
import { momentOf, searchOf } from "./moment";

it("is read from an address and written again", () => {
  for (const search of ["?seat=2&at=57", "?at=0", "?seat=0&at=120&open", "?seat=1&at=3&review"]) {
    expect(searchOf(momentOf(search, 4, 120))).toBe(search);
  }
});

it("stays within the game", () => {
  expect(momentOf("?seat=4&at=500", 4, 120)).toEqual({
    seat: null,
    at: 120,
    open: false,
    review: false,
  });
  expect(momentOf("?seat=-1&at=1e2", 4, 120)).toEqual({
    seat: null,
    at: 0,
    open: false,
    review: false,
  });
  expect(momentOf("", 4, 120)).toEqual({ seat: null, at: 0, open: false, review: false });
});
