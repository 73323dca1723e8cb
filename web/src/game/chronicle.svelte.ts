/** The events of the current game as far as this page knows them, and the log made from them. */

import type { Board, LogPart, Snapshot, TableEvent } from "../wire";
import { logOf, told, type Log } from "./log";

export class Chronicle {
  /** The log that is shown; it may be behind the events. */
  log = $state.raw<Log>([]);
  /** Whether the log lacks the beginning of the game. */
  hasEarlier = $state(false);
  /** The known events, and the version of the first one. */
  events: readonly TableEvent[] = [];
  #from = 0;
  /** Events before this version were requested and have not been received yet. */
  #awaited: number | null = null;

  /** Events before this version should be requested now; null if none should be. */
  wanted(): number | null {
    if (!this.hasEarlier || this.#awaited !== null) return null;
    return (this.#awaited = this.#from);
  }

  /** Stop expecting an answer. */
  giveUp(): void {
    this.#awaited = null;
  }

  /** Remember events, so that the log can be rebuilt from them. */
  record(events: readonly TableEvent[]): void {
    const start = events.findLastIndex((event) => event.type === "started");
    if (start >= 0) {
      this.events = [];
      this.hasEarlier = false;
    }
    this.events = [...this.events, ...events.slice(Math.max(0, start))];
  }

  /** Add events to the log that is shown. `counts` are the cards in hand after them. */
  tell(events: readonly TableEvent[], counts: readonly number[]): void {
    this.log = told(this.log, events, counts);
  }

  /** Replace everything with the last laps of the game, which a snapshot contains. */
  retell({ log, log_from: from, game }: Snapshot): void {
    this.events = log;
    this.#from = from;
    this.hasEarlier = game !== null && !beginsGame(log);
    this.log = game ? logOf(log, game.board) : [];
  }

  /** Add earlier events before the log. */
  prepend({ events, version }: LogPart, board: Board): void {
    if (this.#awaited !== this.#from) return;
    this.#awaited = null;
    this.events = [...events, ...this.events];
    this.#from = version;
    this.hasEarlier = events.length > 0 && !beginsGame(events);
    this.log = logOf(this.events, board);
  }
}

function beginsGame(events: readonly TableEvent[]): boolean {
  return events.some(({ type }) => type === "started");
}
