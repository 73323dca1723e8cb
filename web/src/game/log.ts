/** The story of a game in lines, made from events; wording comes later, in any language. */

import { FEW, JOKER, type Cards } from "../art/cards";
import type { GameEvent, TableEvent } from "../wire";

export interface Line {
  readonly kind:
    | "laid"
    | "snatched"
    | "took"
    | "left"
    | "picked_up"
    | "discarded"
    | "drew"
    | "ghost_snatched"
    | "ghost_received"
    | "bundled"
    | "passed"
    | "ended"
    | "started"
    | "stood_in"
    | "returned";
  readonly seat?: number;
  readonly victim?: number;
  readonly cards?: Cards;
  /** Cards that nobody else saw come from the pile. */
  readonly unseen?: number;
  /** Cards from the pile that we saw, being ours. */
  readonly fromPile?: Cards;
  /** How few cards remain in hand, where that is news. */
  readonly few?: number;
  readonly winners?: readonly number[];
}

export interface Turn {
  readonly number: number;
  readonly lines: readonly Line[];
}

export type Log = readonly Turn[];

const LONGEST_LOG = 120;

/** The log with what happened added. `counts` are the cards in hand afterwards. */
export function told(log: Log, events: readonly TableEvent[], counts: readonly number[]): Log {
  let grown = log;
  for (const event of events) {
    if (event.type === "started") {
      grown = [{ number: 1, lines: [{ kind: "started", seat: event.starter }] }];
    } else if (event.type === "moved") {
      for (const one of event.events) grown = withEvent(grown, one, counts);
    } else if (event.type === "stood_in" || event.type === "returned") {
      grown = withLine(grown, { kind: event.type, seat: event.seat });
    }
  }
  return grown.slice(-LONGEST_LOG);
}

function withEvent(log: Log, event: GameEvent, counts: readonly number[]): Log {
  switch (event.type) {
    case "laid": {
      const left = counts[event.seat] ?? 0;
      const few = left > 0 && left <= FEW ? { few: left } : {};
      return withLine(log, { kind: "laid", seat: event.seat, cards: event.cards, ...few });
    }
    case "took":
    case "left":
      return withLine(withoutLast(log, "snatched"), {
        kind: event.type,
        seat: event.seat,
        victim: event.victim,
        cards: event.cards,
      });
    case "snatched":
      return withLine(log, {
        kind: "snatched",
        seat: event.seat,
        victim: event.victim,
        cards: event.cards,
      });
    case "picked_up":
    case "discarded":
    case "ghost_snatched":
      return withLine(log, { kind: event.type, seat: event.seat, cards: event.cards });
    case "drew_from_row":
      return withDraw(log, event.seat, { cards: event.cards });
    case "drew_from_pile":
      return withDraw(
        log,
        event.seat,
        event.card === null ? { unseen: 1 } : { fromPile: [event.card] },
      );
    case "ghost_received":
      return withGhostCard(log, event.card);
    case "bundled":
      return withLine(log, { kind: "bundled", cards: [event.card] });
    case "passed":
      return withLine(log, { kind: "passed", seat: event.seat });
    case "turn_began":
      return [...log, { number: event.turn_number, lines: [] }];
    case "game_ended":
      return withLine(log, { kind: "ended", winners: event.winners });
    case "row_refilled":
      return log;
  }
}

function withLine(log: Log, line: Line): Log {
  const last = log.at(-1) ?? { number: 1, lines: [] };
  return [...log.slice(0, -1), { ...last, lines: [...last.lines, line] }];
}

function lastLine(log: Log): Line | undefined {
  return log.at(-1)?.lines.at(-1);
}

function withoutLast(log: Log, kind: Line["kind"]): Log {
  const last = log.at(-1);
  if (!last || lastLine(log)?.kind !== kind) return log;
  return [...log.slice(0, -1), { ...last, lines: last.lines.slice(0, -1) }];
}

type Draw = Pick<Line, "cards" | "unseen" | "fromPile">;

/** A draw of several cards is one line. */
function withDraw(log: Log, seat: number, draw: Draw): Log {
  const before = lastLine(log);
  if (before?.kind !== "drew" || before.seat !== seat) {
    return withLine(log, { kind: "drew", seat, ...draw });
  }
  return withLine(withoutLast(log, "drew"), {
    ...before,
    cards: [...(before.cards ?? []), ...(draw.cards ?? [])],
    fromPile: [...(before.fromPile ?? []), ...(draw.fromPile ?? [])],
    unseen: (before.unseen ?? 0) + (draw.unseen ?? 0),
  });
}

function withGhostCard(log: Log, card: number): Log {
  const before = lastLine(log);
  if (before?.kind !== "ghost_received") {
    return withLine(log, { kind: "ghost_received", cards: [card] });
  }
  return withLine(withoutLast(log, "ghost_received"), {
    ...before,
    cards: [...(before.cards ?? []), card].sort((a, b) => a - b),
  });
}

/** The cards of the draw that is going on, null for one that we could not see. */
export function drawnSoFar(log: Log, seat: number): readonly (number | null)[] {
  const line = lastLine(log);
  if (line?.kind !== "drew" || line.seat !== seat) return [];
  return [...(line.cards ?? []), ...(line.fromPile ?? [])].filter((card) => card <= JOKER);
}
