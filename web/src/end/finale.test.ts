import { expect, test } from "vitest";
import { courseOf, FINALE, tallyAt } from "./finale";

const FIRST = { laid: 22, hand: 0 };
const SECOND = { laid: 10, hand: 6 };
const COUNTS = [FIRST, SECOND];

test("stacks are counted first, then the cards in hand fall, then the winner's head grows", () => {
  const course = courseOf(COUNTS);
  expect(course.falls).toBe(FINALE.dim + 22 * FINALE.card);
  expect(course.grows).toBe(course.falls + 6 * FINALE.card + FINALE.fall);
  expect(course.ends).toBeGreaterThan(course.grows + FINALE.grow);
});

test("a stack counts up by one card every 30 ms once the table is dim", () => {
  const course = courseOf(COUNTS);
  const tallies = [0, 240, 270, 540, 900].map((time) => tallyAt(FIRST, course, time));
  expect(tallies).toEqual([0, 0, 1, 10, 22]);
});

test("cards in hand count as minus once all stacks are counted", () => {
  const course = courseOf(COUNTS);
  expect(tallyAt(SECOND, course, course.falls)).toBe(10);
  expect(tallyAt(SECOND, course, course.falls + 60)).toBe(8);
  expect(tallyAt(SECOND, course, Infinity)).toBe(4);
});

test("nothing falls if nobody has cards in hand", () => {
  const { falls, grows } = courseOf([{ laid: 3, hand: 0 }]);
  expect(grows).toBe(falls);
});
