import { expect, it } from "vitest";
import type { Review, ReviewedDecision } from "../net/http_types";
import { decisionAt, findingsOf, neighbour, verdictOf, winsMore } from "./findings";

const share = { value: 0.5, low: 0.4, high: 0.6 };

function decision(number: number, seat: number, more: Partial<ReviewedDecision> = {}) {
  return {
    number,
    seat,
    played: "7",
    best: "7",
    options: 3,
    chance_played: share,
    chance_best: share,
    points_played: 0,
    points_best: 0,
    loss: 0,
    loss_error: 0,
    is_flagged: false,
    reason: null,
    ...more,
  };
}

const costly = (number: number, loss: number) =>
  decision(number, 0, { best: "8", loss, is_flagged: true });

const review: Review = {
  analyser: "a",
  budget: 1,
  seats: 2,
  of: 12,
  decisions: [
    decision(0, 0),
    decision(1, 1, { loss: 0.9, is_flagged: true }),
    costly(2, 0.02),
    costly(4, 0.14),
    decision(5, 0, { options: 1 }),
    costly(6, 0.03),
    decision(8, 0, { best: "8", loss: 0 }),
    costly(10, 0.05),
  ],
  chances: [],
  errors: [],
  parts: [],
};
const findings = findingsOf(review, 0);

it("shows the three costliest decisions of one seat, the costliest first", () => {
  expect(findings.costliest.map(({ number }) => number)).toEqual([4, 10, 6]);
  expect(findings.costliest.map(winsMore)).toEqual([14, 5, 3]);
});

it("counts only decisions with a choice, and agrees with all that cost nothing", () => {
  expect(findings.choices.length).toBe(6);
  expect(findings.costly).toBe(4);
  expect(findings.agreed).toBe(2);
});

it("finds the decision of a moment and its neighbours", () => {
  expect(decisionAt(findings, 7)?.number).toBe(6);
  expect(decisionAt(findings, 99)?.number).toBe(10);
  expect(decisionAt(findingsOf(review, 1), 0)?.number).toBe(1);
  expect(decisionAt(findingsOf(null, 0), 3)).toBeNull();
  expect(neighbour(findings, 4, 1)?.number).toBe(6);
  expect(neighbour(findings, 4, -1)?.number).toBe(2);
  expect(neighbour(findings, 10, 1)).toBeNull();
});

it("never calls a decision wrong that is equal within the range", () => {
  const verdicts = findings.all.map(verdictOf);
  expect(verdicts).toEqual(["same", "costly", "costly", "only", "costly", "also", "costly"]);
});
