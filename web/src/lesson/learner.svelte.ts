/** A learner at a step of the lesson: what was tried, and what the coach says; shown on a table. */

import { TableStore, type Line } from "../game/table.svelte";
import type { Board } from "../wire";
import {
  isRight,
  type Decision,
  type Miss,
  type Position,
  type Refused,
  type Step,
} from "./course";
import { gameOf, LEARNER, personOf, tableOf } from "./table";

/** Milliseconds to wait after the motion of a right move, and the minimum to read its sentence. */
const REST = 700;
const READING = 2600;
/** Milliseconds between two checks whether the motion has ended. */
const LOOK = 50;
/** Number of wrong taps after which the coach offers to play the move. */
const PATIENCE = 2;

/** What the coach talks about. */
export type Said =
  | { readonly kind: "asked" }
  | { readonly kind: "missed"; readonly move: string; readonly answer: Miss | Refused }
  | { readonly kind: "done"; readonly move: string };

export class Learner {
  position = $state.raw<Position>() as Position;
  /** Which decision of the step this is, from 0. */
  place = $state(0);
  said = $state.raw<Said>({ kind: "asked" });
  /** Number of wrong taps at this decision. */
  misses = $state(0);
  readonly store: TableStore;
  readonly table;
  #board: Board;
  #number = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(
    readonly step: Step,
    /** Called when the step is done. */
    private readonly onward: () => void,
  ) {
    this.position = step;
    this.#board = step.board;
    this.table = tableOf(step.board);
    const nothing = () => undefined;
    const line: Line = {
      open: nothing,
      close: nothing,
      wake: nothing,
      ask: nothing,
      send: (command) => {
        if (command.type === "move") this.#make(command.move);
      },
    };
    this.store = new TableStore("", () => line);
    this.store.connected = "open";
    this.#settle();
  }

  get isDone(): boolean {
    return this.said.kind === "done";
  }

  /** Whether the coach offers to play the move. */
  get offersHelp(): boolean {
    return this.misses >= PATIENCE && !this.isDone;
  }

  /** Whether a move is right; if not, the coach says why. Null if it means nothing here. */
  judge(move: string): boolean | null {
    const answer = this.position.choices[move];
    if (answer === undefined || this.isDone) return null;
    if (isRight(answer)) return true;
    this.misses += 1;
    this.said = { kind: "missed", move, answer };
    return false;
  }

  /** Say again what is asked. */
  remind(): void {
    if (!this.isDone) this.said = { kind: "asked" };
  }

  /** Go on at once after a right move. */
  hasten(): void {
    if (!this.isDone) return;
    this.store.catchUp();
    this.#end();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.store.close();
  }

  #make(move: string): void {
    const answer = this.position.choices[move];
    if (!isRight(answer)) return;
    const { made, next } = answer;
    made.forEach((decision, place) =>
      this.#tell(decision, place === made.length - 1 && next === undefined),
    );
    this.misses = 0;
    if (next) {
      this.position = next;
      this.#timer = setTimeout(() => this.#arrive(), LOOK);
      return;
    }
    this.said = { kind: "done", move };
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#wait(), LOOK);
  }

  /** Ask the next question of the step when the cards have arrived. */
  #arrive(): void {
    if (this.store.isBehind) {
      this.#timer = setTimeout(() => this.#arrive(), LOOK);
      return;
    }
    this.place += 1;
    this.said = { kind: "asked" };
  }

  /** Wait after the cards have arrived, and until there was time to read the sentence. */
  #wait(): void {
    const read = READING - (performance.now() - this.#since);
    if (this.store.isBehind) this.#timer = setTimeout(() => this.#wait(), LOOK);
    else this.#timer = setTimeout(() => this.#end(), Math.max(REST, read));
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.onward();
  }

  /** Show a decision; after the last one nothing more is asked. */
  #tell({ seat, move, events, board, own }: Decision, isLast: boolean): void {
    this.#board = { ...this.#board, ...board };
    this.store.receive({
      type: "update",
      version: this.#number,
      at: Date.now() / 1000,
      events: [{ type: "moved", seat, number: this.#number, move, by_bot: false, events }],
      game: gameOf(this.#board, this.#number + 1),
      own: isLast ? { ...own, legal_moves: [], prey: [] } : own,
    });
    this.#number += 1;
  }

  /** Show the position without motion: first the table without a game, so that nothing is dealt. */
  #settle(): void {
    for (const isDealt of [false, true]) {
      this.store.receive({
        type: "table",
        version: 0,
        at: Date.now() / 1000,
        person: personOf(LEARNER),
        table: this.table,
        game: isDealt ? gameOf(this.#board, this.#number) : null,
        own: isDealt ? this.position.own : null,
        muted: [],
        missed: null,
        log: [],
        log_from: 0,
        talk: [],
      });
    }
  }
}
