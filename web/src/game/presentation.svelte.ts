/**
 * The game as it is shown: updates are played act by act, and what is on the screen changes only
 * when the motion of an act has landed.
 *
 * A snapshot replaces everything at once. A tap or a hidden page skips to the present.
 */

import { flushSync } from "svelte";

import type { Board, CurrentGame, LogPart, Own, Snapshot, TableEvent, Update } from "../wire";
import { actsOf, eventsOf, type Act } from "./acts";
import { Chronicle } from "./chronicle.svelte";
import { afterDealing, dealings, isNews, undealt } from "./deal";
import { landed, marked, unasked, type Shown } from "./effects";
import { lapOf } from "./lap";
import { logOf, moved, told, type Log } from "./log";
import { SPEEDS } from "./pace";
import { Playback, type Part } from "./playback";

/** Draws the motion of acts. */
export interface Motion {
  /**
   * Start the motion of an act; false if nothing moves. `ahead` shows the page as it will be when
   * the act has landed, while its argument runs. `speed` is relative to normal.
   */
  begin(act: Act, ahead: (look: () => void) => void, speed: number): boolean;
  finish(): void;
}

/** The table as the presentation uses it. */
interface Surroundings {
  /** The seat of the reader; null for spectators. */
  readonly seat: () => number | null;
  /** Whether the table waits for a person. */
  readonly waitsForPerson: () => boolean;
  /** Called with an update before its deal is shown. */
  readonly deals: (update: Update) => void;
  /** Called when an update has been shown or skipped. */
  readonly shown: (update: Update) => void;
}

export class Presentation {
  game = $state.raw<CurrentGame | null>(null);
  /** What only this person may know; null for spectators and before a deal. */
  own = $state.raw<Own | null>(null);
  /** The latest events that have landed, for announcements. */
  latest = $state.raw<readonly TableEvent[]>([]);
  /** The act that has begun, with its speed relative to normal, for sounds. */
  begun = $state.raw<{ readonly act: Act; readonly speed: number } | null>(null);
  /** Whether earlier events are being shown again. */
  replays = $state(false);

  motion: Motion | null = null;
  /** The reader's pace as a speed relative to normal. */
  speed: () => number = () => SPEEDS.normal;
  readonly #chronicle = new Chronicle();
  /** The newest board that was received. */
  #newest: Board | null = null;
  readonly #playback: Playback;

  constructor(private readonly around: Surroundings) {
    this.#playback = new Playback({
      isWatched: () => this.motion !== null && !document.hidden,
      reader: around.seat,
      speed: () => this.speed(),
      waitsForPerson: around.waitsForPerson,
      begin: (act, speed) => this.#begin(act, speed),
      land: (act) => this.#land(act),
      stop: () => this.motion?.finish(),
      draw: () => flushSync(),
    });
  }

  /** Whether some events have not been shown yet. */
  get isBehind(): boolean {
    return this.#playback.isBehind;
  }

  get log(): Log {
    return this.#chronicle.log;
  }

  /** Whether the log lacks the beginning of the game. */
  get hasEarlier(): boolean {
    return this.#chronicle.hasEarlier;
  }

  /** Events before this version should be requested now; null if none should be. */
  earlierWanted(): number | null {
    return this.#chronicle.wanted();
  }

  /** Stop expecting earlier events. */
  giveUp(): void {
    this.#chronicle.giveUp();
  }

  /** Add earlier events before the log. */
  prepend(part: LogPart): void {
    if (this.game) this.#chronicle.prepend(part, this.game.board);
  }

  /** Forget everything that is waiting. */
  clear(): void {
    this.#playback.clear();
  }

  /** Show everything that is waiting at once. */
  catchUp(): void {
    if (this.isBehind) this.#playback.skip();
  }

  /** Show the position of a snapshot; `isFirst` if nothing was shown before it. */
  settle(snapshot: Snapshot, isFirst: boolean): void {
    this.#playback.clear();
    this.replays = false;
    const isSame = this.game?.id === snapshot.game?.id;
    this.game = snapshot.game;
    this.own = snapshot.own;
    this.#chronicle.giveUp();
    this.#newest = snapshot.game?.board ?? null;
    if (isSame && snapshot.missed) {
      this.#chronicle.record(snapshot.missed);
      this.#say(snapshot.missed);
    } else {
      this.#chronicle.retell(snapshot);
      this.latest = snapshot.missed ?? [];
    }
    if (isFirst) this.#showDeal();
  }

  /** Show an update after those that are waiting. */
  add(update: Update): void {
    this.#playback.add(this.#partOf(update));
  }

  /** Show the last lap again, from the log; false if there is nothing to show. */
  showAgain(): boolean {
    this.catchUp();
    const { game, own } = this;
    const lap = game && lapOf(this.#chronicle.events, { board: game.board, own });
    if (!game || !lap || !this.motion) return false;
    this.#playback.add({
      acts: actsOf(lap.events, { before: lap.start.board, after: game.board }),
      speed: SPEEDS.calm,
      begin: () => {
        this.replays = true;
        this.#show(lap.start);
        this.#chronicle.log = logOf(lap.earlier, lap.start.board);
      },
      end: () => {
        this.replays = false;
        this.#restore(game, own);
      },
    });
    return true;
  }

  /** Show a newly dealt game, starting with its deal. */
  #showDeal(): void {
    const { game, own } = this;
    if (!game || game.board.phase === "over" || !isNews(game.id)) return;
    const lap = lapOf(this.#chronicle.events, { board: game.board, own });
    if (!lap?.isWhole) return;
    const events = lap.events.filter(({ type }) => type === "moved");
    this.#playback.add({
      acts: [
        ...dealings(lap.start),
        ...actsOf(events, { before: lap.start.board, after: game.board }),
      ],
      begin: () => {
        this.#show(undealt(lap.start));
        const started = lap.events.filter(({ type }) => type === "started");
        this.#chronicle.log = told([], started, game.board.hand_counts);
      },
      end: () => this.#restore(game, own),
    });
  }

  /** An update as acts, and the position after them. */
  #partOf(update: Update): Part {
    const before = this.#newest;
    const { game, events } = update;
    this.#newest = game?.board ?? before;
    const deals = game !== undefined && events.some(({ type }) => type === "started");
    if (!deals) {
      return {
        acts: actsOf(events, { before, after: this.#newest }),
        end: (skipped) => this.#apply(update, skipped),
      };
    }
    const dealt = { board: game.board, own: update.own ?? null };
    isNews(game.id);
    return {
      acts: dealings(dealt),
      begin: () => {
        this.around.deals(update);
        this.game = game;
        this.own = dealt.own;
        this.#show(undealt(dealt));
        this.#chronicle.log = [];
      },
      end: (skipped) => this.#apply(update, skipped),
    };
  }

  #begin(act: Act, speed: number): boolean {
    if (act.type === "snatched" || act.type === "left") this.#show(marked(this.#shown(), act));
    if (act.type === "row_turned" || act.type === "hand_fanned") {
      this.#show(afterDealing(this.#shown(), act));
    }
    this.begun = { act, speed };
    flushSync();
    return this.motion?.begin(act, (look) => this.#lookAhead(act, look), speed) ?? false;
  }

  /**
   * Show the page as it will be when the act has landed, call `look`, and show it as it is again.
   */
  #lookAhead(act: Act, look: () => void): void {
    const { game, own } = this;
    this.#show(eventsOf(act).reduce(landed, this.#shown()));
    flushSync();
    look();
    this.game = game;
    this.own = own;
    flushSync();
  }

  #land(act: Act): void {
    const events = eventsOf(act);
    if (act.type === "dealt") this.#show(afterDealing(this.#shown(), act));
    if (events.length === 0) return;
    const isMark = act.type === "snatched" || act.type === "left";
    const after = events.reduce(landed, this.#shown());
    this.#show(isMark ? after : unasked(after));
    this.#say(moved(events));
  }

  /** The position on the screen. */
  #shown(): Shown {
    if (!this.game) throw new Error("acts need a game");
    return { board: this.game.board, own: this.own };
  }

  #show({ board, own }: Shown): void {
    if (this.game) this.game = { ...this.game, board };
    this.own = own;
  }

  /** Show the present again, with its whole log. */
  #restore(game: CurrentGame, own: Own | null): void {
    this.game = game;
    this.own = own;
    this.#chronicle.log = logOf(this.#chronicle.events, game.board);
  }

  /** Show the position that the server sent, once all acts have landed or were skipped. */
  #apply(update: Update, skipped: readonly Act[]): void {
    this.around.shown(update);
    if (update.game !== undefined) this.game = update.game;
    if (update.own !== undefined) this.own = update.own;
    const others = update.events.filter(({ type }) => type !== "moved");
    const unseen = skipped.flatMap(eventsOf);
    this.#chronicle.record(update.events);
    this.#say(unseen.length > 0 ? [...others, ...moved(unseen)] : others);
  }

  /** Add events to the log that is shown, and announce them. */
  #say(events: readonly TableEvent[]): void {
    if (events.length === 0) return;
    this.#chronicle.tell(events, this.game?.board.hand_counts ?? []);
    this.latest = events;
  }
}
