/** The log of a game, turn by turn, built from events; the text is added later, in any language. */

import { FEW, type Card, type Cards } from "../art/cards";
import type { Board, GameEvent, Laid, TableEvent } from "../wire";

/** A draw: an entry of the row, or a card of the pile, which is null if we did not see it. */
export type Draw =
  | { readonly from: "row"; readonly cards: Cards }
  | { readonly from: "pile"; readonly card: Card | null };

/** One event of the log, described by one sentence. */
export interface LogItem {
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
  /** The drawn cards in order, oldest first. */
  readonly draws?: readonly Draw[];
  /** The number of cards left in hand, if it has become small. */
  readonly few?: number;
  readonly winners?: readonly number[];
}

export interface Turn {
  readonly number: number;
  readonly items: readonly LogItem[];
}

export type Log = readonly Turn[];

/** The log of these events; the last of them led to this board. */
export function logOf(events: readonly TableEvent[], board: Board): Log {
  const begun = gameEvents(events).filter((event) => event.type === "turn_began").length;
  return told([{ number: board.turn_number - begun, items: [] }], events, board.hand_counts);
}

/** The log with new events. `counts` are the cards in hand after them. */
export function told(log: Log, events: readonly TableEvent[], counts: readonly number[]): Log {
  const left = cardsLeft(gameEvents(events), counts);
  let grown = log;
  for (const event of events) {
    if (event.type === "started") {
      grown = [{ number: 1, items: [{ kind: "started", seat: event.starter }] }];
    } else if (event.type === "moved") {
      for (const one of event.events) grown = withEvent(grown, one, left);
    } else if (event.type === "stood_in" || event.type === "returned") {
      grown = withItem(grown, { kind: event.type, seat: event.seat });
    }
  }
  return grown;
}

function gameEvents(events: readonly TableEvent[]): readonly GameEvent[] {
  return events.flatMap((event) => (event.type === "moved" ? event.events : []));
}

/** The number of cards left in hand after each play, counted back from the present. */
function cardsLeft(
  events: readonly GameEvent[],
  counts: readonly number[],
): ReadonlyMap<Laid, number> {
  const held = [...counts];
  const left = new Map<Laid, number>();
  const undo = (seat: number, cards: number) => (held[seat] = (held[seat] ?? 0) - cards);
  for (const event of events.toReversed()) {
    switch (event.type) {
      case "laid":
        left.set(event, held[event.seat] ?? 0);
        undo(event.seat, -event.cards.length);
        break;
      case "took":
      case "picked_up":
      case "ghost_snatched":
      case "drew_from_row":
        undo(event.seat, event.cards.length);
        break;
      case "drew_from_pile":
        undo(event.seat, 1);
        break;
      default:
        break;
    }
  }
  return left;
}

function withEvent(log: Log, event: GameEvent, cardsAfter: ReadonlyMap<Laid, number>): Log {
  switch (event.type) {
    case "laid": {
      const left = cardsAfter.get(event) ?? 0;
      const few = left > 0 && left <= FEW ? { few: left } : {};
      return withItem(log, { kind: "laid", seat: event.seat, cards: event.cards, ...few });
    }
    case "took":
    case "left":
      return withItem(withoutLast(log, "snatched"), {
        kind: event.type,
        seat: event.seat,
        victim: event.victim,
        cards: event.cards,
      });
    case "snatched":
      return withItem(log, {
        kind: "snatched",
        seat: event.seat,
        victim: event.victim,
        cards: event.cards,
      });
    case "picked_up":
    case "discarded":
    case "ghost_snatched":
      return withItem(log, { kind: event.type, seat: event.seat, cards: event.cards });
    case "drew_from_row":
      return withDraw(log, event.seat, { from: "row", cards: event.cards });
    case "drew_from_pile":
      return withDraw(log, event.seat, { from: "pile", card: event.card });
    case "ghost_received":
      return withGhostCard(log, event.card);
    case "bundled":
      return withItem(log, { kind: "bundled", cards: [event.card] });
    case "passed":
      return withItem(log, { kind: "passed", seat: event.seat });
    case "turn_began":
      return [...log, { number: event.turn_number, items: [] }];
    case "game_ended":
      return withItem(log, { kind: "ended", winners: event.winners });
    case "row_refilled":
      return log;
  }
}

function withItem(log: Log, item: LogItem): Log {
  const last = log.at(-1) ?? { number: 1, items: [] };
  return [...log.slice(0, -1), { ...last, items: [...last.items, item] }];
}

function lastItem(log: Log): LogItem | undefined {
  return log.at(-1)?.items.at(-1);
}

function withoutLast(log: Log, kind: LogItem["kind"]): Log {
  const last = log.at(-1);
  if (!last || lastItem(log)?.kind !== kind) return log;
  return [...log.slice(0, -1), { ...last, items: last.items.slice(0, -1) }];
}

/** Add a draw; several cards drawn by one player are one item. */
function withDraw(log: Log, seat: number, draw: Draw): Log {
  return withItem(withoutDraws(log, seat), {
    kind: "drew",
    seat,
    draws: [...latestDraws(log, seat), draw],
  });
}

function withoutDraws(log: Log, seat: number): Log {
  return latestDraws(log, seat).length > 0 ? withoutLast(log, "drew") : log;
}

function withGhostCard(log: Log, card: number): Log {
  const before = lastItem(log);
  if (before?.kind !== "ghost_received") {
    return withItem(log, { kind: "ghost_received", cards: [card] });
  }
  return withItem(withoutLast(log, "ghost_received"), {
    ...before,
    cards: [...(before.cards ?? []), card].sort((a, b) => a - b),
  });
}

/** Events of the game as one event of the table, for the log. */
export function moved(events: readonly GameEvent[]): readonly TableEvent[] {
  return [{ type: "moved", seat: 0, number: 0, move: "", by_bot: false, events }];
}

/** The last draws of a seat, if nothing else has happened since. */
export function latestDraws(log: Log, seat: number): readonly Draw[] {
  const item = lastItem(log);
  return item?.kind === "drew" && item.seat === seat ? (item.draws ?? []) : [];
}

/** What happened since the reader's last turn, if the reader's turn has just begun. */
export function lapItems(log: Log, seats: number): readonly LogItem[] {
  return log.slice(-seats).flatMap((turn) => turn.items);
}

/**
 * The most important items, in order: first who robbed the reader and what became of it, then what
 * was laid, then the rest; newer ones before older ones.
 */
export function gist(
  items: readonly LogItem[],
  most: number,
  you: number | null,
): readonly LogItem[] {
  const weight = ({ kind, seat, victim }: LogItem) => {
    if (you !== null && victim === you) return 3;
    if (you !== null && seat === you) return 2;
    return kind === "laid" || kind === "took" ? 1 : 0;
  };
  const places = items.map((_, place) => place);
  const weightAt = (place: number) => weight(items[place] as LogItem);
  places.sort((a, b) => weightAt(b) - weightAt(a) || b - a);
  const kept = new Set(places.slice(0, most));
  return items.filter((_, place) => kept.has(place));
}

/** The same items, with those that robbed the reader first. */
export function robberiesFirst(items: readonly LogItem[], you: number | null): readonly LogItem[] {
  const robs = ({ victim }: LogItem) => you !== null && victim === you;
  return [...items.filter(robs), ...items.filter((item) => !robs(item))];
}

/** The cards of draws that we could see. */
export function cardsOf(draws: readonly Draw[]): Cards {
  return draws.flatMap((draw) =>
    draw.from === "row" ? draw.cards : draw.card === null ? [] : [draw.card],
  );
}
