import { expect, it } from "vitest";
import { LARGEST_RECORDS } from "../constants";
import { piecesOf } from "./records";

const size = (text: string) => new TextEncoder().encode(JSON.stringify({ records: text })).length;

it("divides a long text into pieces that fit into a request", () => {
  const text = Array.from({ length: 400 }, (_, at) => `{"é": "${"x".repeat(at)}"}`).join("\n");
  const pieces = piecesOf(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join("\n")).toBe(text);
  for (const piece of pieces) expect(size(piece)).toBeLessThanOrEqual(LARGEST_RECORDS);
});

it("keeps a record over several lines together", () => {
  const record = ["{", ...Array<string>(50).fill('"key": "value",'.repeat(40)), "}"].join("\n");
  const pieces = piecesOf([record, record, record].join("\n"));
  expect(pieces).toEqual([record, record, record]);
});
