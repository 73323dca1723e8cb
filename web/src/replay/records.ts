/** Records that were pasted or dropped: checked by the server, in pieces that it accepts. */

import { LARGEST_RECORDS } from "../constants";
import { api } from "../net/api";
import type { CheckedRecord, Replay } from "../net/http_types";

/** A record, with the text from which it can be opened. */
export interface FoundRecord extends CheckedRecord {
  readonly text: string;
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  /** The replay, if the text was one correct record of a finished game. */
  readonly replay: Replay | null;
}

/** Room for the quotes that a text needs inside a request. */
const LARGEST_PIECE = LARGEST_RECORDS - 64;

/** Check all records of a text. */
export async function check(text: string): Promise<FoundRecords> {
  const records: FoundRecord[] = [];
  const replays: Replay[] = [];
  let before = 0;
  for (const piece of piecesOf(text)) {
    const answer = await api.checkRecords(piece);
    records.push(...withText(answer.records, piece, before));
    if (answer.replay) replays.push(answer.replay);
    before += piece.split("\n").length;
  }
  return { records, replay: records.length === 1 ? (replays[0] ?? null) : null };
}

function withText(
  records: readonly CheckedRecord[],
  piece: string,
  before: number,
): readonly FoundRecord[] {
  const lines = piece.split("\n");
  return records.map((record, place) => ({
    ...record,
    line: record.line + before,
    text: lines.slice(record.line - 1, (records[place + 1]?.line ?? Infinity) - 1).join("\n"),
  }));
}

/** The text in pieces that fit into a request; a record is never divided. */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let size = 0;
  for (const record of recordsOf(text)) {
    const more = new TextEncoder().encode(JSON.stringify(record)).length;
    if (piece.length > 0 && size + more > LARGEST_PIECE) {
      pieces.push(piece.join("\n"));
      piece = [];
      size = 0;
    }
    piece.push(record);
    size += more;
  }
  return [...pieces, piece.join("\n")];
}

/** The records of a text: lines, or several lines from `{` alone to `}` alone. */
function recordsOf(text: string): readonly string[] {
  const records: string[] = [];
  let opened: string[] | null = null;
  for (const line of text.split("\n")) {
    if (opened === null && line.trim() !== "{") {
      records.push(line);
      continue;
    }
    opened ??= [];
    opened.push(line);
    if (line.trim() !== "}") continue;
    records.push(opened.join("\n"));
    opened = null;
  }
  return opened === null ? records : [...records, ...opened];
}
