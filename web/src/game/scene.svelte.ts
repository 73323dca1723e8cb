/** One person's view of a game: the store's data in the form that the board needs. */

import { cardText, type Card, type Cards } from "../art/cards";
import { bulletin } from "../bulletin/bulletin.svelte";
import type { SheetName } from "../sheets/names";
import { textSize } from "../styles/text_size.svelte";
import { sentence } from "../texts/sentence";
import { t } from "../texts/texts.svelte";
import type { CurrentGame, TableData } from "../wire";
import { castOf, nameOf } from "./cast";
import { isShort, layout, under } from "./layout";
import { cardsOf, latestDraws } from "./log";
import { textWidth } from "./measure";
import { previewOf } from "./preview";
import { berthOf, isDraw, questionOf } from "./question";
import { sayingOf } from "./sayings";
import { isEmpty, NOTHING, playOf, tapped } from "./selection";
import { drawable } from "./supply";
import type { TableStore } from "./table.svelte";

/** What happens to a seat's top set. */
export interface TopFate {
  /** The words on the claw: empty for the ring alone, null for no claw. */
  readonly claw: string | null;
  /** Whether it was snatched and left to its owner. */
  readonly left: boolean;
  /** Why it stays, as a muted note. */
  readonly note: string | null;
  /** Whether its owner lost: at the end only the winner's cards stay bright. */
  readonly dimmed: boolean;
}

/**
 * Maximum width of an opponent's column on wide screens, in units of the layout. If there are too
 * few opponents to fill the width, they are centred.
 */
const WIDEST_COLUMN = 480;

/** What a viewer of a replay can see and do, besides what every table offers. */
export interface Looking {
  /** All hands, if they lie open. */
  readonly hands: () => readonly Cards[] | null;
  /** Look from another seat. */
  readonly sit: (seat: number) => void;
}

export class Scene {
  width = $state(innerWidth);
  /** The height of the window, and of the part of it that the table takes. */
  whole = $state(innerHeight);
  readonly height = $derived.by(() => this.whole - bulletin.height - this.foot);
  /** The height of what covers the foot of the table: the controls of a replay. */
  foot = $state(0);
  /** The height of the strip under the bar, if there is one. */
  strip = $state(0);
  /** The height of the prompt in the upper berth of a phone. */
  prompt = $state(0);
  /** The chosen cards of the hand. */
  selection = $state.raw(NOTHING);
  /** How many pixels a flick has pulled the chosen cards upwards. */
  pull = $state(0);
  /** Whether letting go of the pulled cards would lay them. */
  isPulledFar = $state(false);
  /** The decision that was made last, until the next question. */
  #made = $state<string | null>(null);
  /** The open sheet. */
  sheet = $state.raw<SheetName | null>(null);

  constructor(
    readonly store: TableStore,
    private readonly tableNow: () => TableData,
    private readonly gameNow: () => CurrentGame,
    /** How a replay is looked at; null at a table. */
    readonly looking: Looking | null = null,
    /** Arranges the table; a replay and the lesson have their own arrangements. */
    private readonly arrange: typeof layout = layout,
  ) {}

  readonly table = $derived.by(() => this.tableNow());
  readonly game = $derived.by(() => this.gameNow());
  readonly board = $derived(this.game.board);
  /** The reader's seat; null for spectators. */
  readonly seat = $derived.by(() => this.store.seat);
  readonly #own = $derived.by(() => this.store.own);
  readonly hand = $derived(this.#own?.hand ?? []);
  /** The names of all seats; in a replay nobody is "you". */
  readonly cast = $derived.by(() => castOf(this.table, this.looking ? null : this.seat));
  /** The hands that everybody may see: all in a replay with open cards. */
  readonly openHands = $derived.by(() => this.looking?.hands() ?? null);
  readonly question = $derived(questionOf(this.board, this.#own));
  /** Whether a choice would be accepted now. */
  readonly usable = $derived.by(() => this.store.mustDecide);
  readonly play = $derived(
    this.#own && this.question?.kind === "play" ? playOf(this.selection, this.#own) : null,
  );
  /** How laying the whole hand would end the game, if that is possible. */
  readonly lastPlay = $derived(this.#own?.last_play ?? null);
  readonly chosenSome = $derived(!isEmpty(this.selection));

  /** The other seats, clockwise from the reader's left. */
  readonly others = $derived(
    this.table.seats
      .map((_, place) => (place + (this.seat ?? -1) + 1) % this.table.seats.length)
      .filter((seat) => seat !== this.seat),
  );
  readonly hasGhost = $derived(this.board.options.ghost);
  readonly berth = $derived(berthOf(this.question, isShort(this.width, this.height)));
  readonly layout = $derived.by(() =>
    under(
      textSize.isLarge ? 0 : this.strip,
      this.berth === "upper" && !textSize.isLarge ? this.prompt : 0,
      this.arrange(this.width, this.height, {
        opponents: this.others.length,
        berth: this.berth,
        ghost: this.hasGhost,
        watching: this.seat === null,
        large: textSize.isLarge,
      }),
    ),
  );
  readonly small = $derived(this.layout.screen === "phone" || this.layout.screen === "landscape");
  readonly wide = $derived(this.layout.screen === "laptop" || this.layout.screen === "desktop");

  /** The height of the chips in a prompt. */
  readonly chip = $derived(this.layout.width < 380 ? 18 : 20);
  /** On wide screens choices are beside the words, so that the hand below never moves. */
  readonly choicesBeside = $derived(this.wide);
  /** Whether the question is shown in the ghost's field, which needs room for it. */
  readonly asksGhost = $derived(this.question?.kind === "ghost" && this.layout.ghostBerth > 0);

  /** The opponents' band: its margin, the width of the ghost and of one opponent. */
  readonly margin = $derived(this.small ? 6 : 14 * this.layout.unit);
  readonly ghostWidth = $derived(
    this.hasGhost
      ? (this.layout.across - 2 * this.margin) * (this.small ? 0.61 : this.wide ? 0.62 : 0.64)
      : 0,
  );
  /** The height that remains for the ghost's sets after its head, the edges and the question. */
  readonly ghostHeight = $derived(
    this.layout.opponents - (this.small ? 50 : 120 * this.layout.text) - this.layout.ghostBerth,
  );
  readonly column = $derived(
    Math.min(
      (this.layout.across - 2 * this.margin - this.ghostWidth) / this.others.length,
      this.wide && !this.hasGhost ? WIDEST_COLUMN * this.layout.unit : Infinity,
    ),
  );

  /** Whether opponents on a phone are in columns, with the head above the stack. */
  readonly headAbove = $derived(this.small && !this.layout.headBeside);
  /** Whether a column is too narrow for a line of words beside the head. */
  readonly isNarrow = $derived(this.headAbove && this.column < 140);
  /** Heads are smaller in the narrowest columns. */
  readonly head = $derived(this.headAbove && this.column < 90 ? 34 : this.layout.head);
  /**
   * Whether the number of sets is shown with the word “sets”: in columns, only if every column is
   * wide enough.
   */
  readonly saysSets = $derived(
    !this.headAbove ||
      this.others.every((seat) => {
        const count = this.board.stacks[seat]?.length ?? 0;
        const words = t("sets-short", { count });
        return textWidth(words, textSize.rem * 0.75) <= this.column - this.head - 15;
      }),
  );

  /** The cards of the reader's current draw, and the moves for the next card. */
  readonly drawn = $derived.by(() =>
    this.seat === null ? [] : latestDraws(this.store.log, this.seat),
  );
  readonly fresh = $derived(
    this.board.phase === "draw" && this.board.to_move === this.seat ? cardsOf(this.drawn) : [],
  );
  readonly draws = $derived(
    this.usable && isDraw(this.question) ? (this.#own?.legal_moves ?? []) : [],
  );

  readonly #preview = $derived(previewOf(this.play, this.board, this.others, this.seat));

  /** The player who must decide, unless it is the reader. */
  readonly waiting = $derived.by(() => {
    const { phase, to_move, draws_left } = this.board;
    if (to_move === null || to_move === this.cast.you) return null;
    const name = this.cast.names[to_move] ?? "";
    const count = drawable(draws_left, this.board);
    return sentence(`deciding-${phase}`, { name: { name } }, { count });
  });

  readonly hint: string | null = $derived.by(() => {
    const { rank, copies } = this.selection;
    if (rank === null || !this.mayLay || this.layout.screen === "landscape") return null;
    // The prompt of the last cards is taller.
    if (this.lastPlay) return null;
    if (this.small && this.height < 800) return null;
    return t("chosen-again", { card: cardText(rank), count: copies });
  });

  readonly mayLay = $derived(this.usable && this.question?.kind === "play");

  /** What happens to a seat's top set. */
  fate(seat: number): TopFate {
    return {
      claw: this.#claw(seat),
      left: this.board.phase === "answer" && this.board.snatch?.victim === seat,
      note: this.#note(seat),
      dimmed: this.board.phase === "over" && !this.won(seat),
    };
  }

  #claw(seat: number): string | null {
    const words = this.#clawWords(seat);
    // If there is no room for large text here, the prompt names the players in order.
    return words !== null && textSize.isLarge && (seat === this.seat || this.isNarrow) ? "" : words;
  }

  #clawWords(seat: number): string | null {
    const { snatch, phase } = this.board;
    if (snatch?.victim === seat && phase === "take") {
      // On the phone the prompt's notch already shows it.
      return this.question?.kind === "take" && this.small ? "" : t("claw-snatched");
    }
    if (snatch?.victim === seat && phase === "answer") {
      if (this.seat !== seat) return t("claw-left");
      // On the phone the head is right below; the prompt says who left it.
      if (this.small) return "";
      return t("claw-left-by", { name: nameOf(this.cast, snatch.attacker) });
    }
    return this.#preview.claws.get(seat) ?? null;
  }

  /** Whether a replay is seen from a seat, which leaves less room for the others. */
  get #looksFromSeat(): boolean {
    return this.looking !== null && this.seat !== null;
  }

  /** Why a seat's top set would stay, or that it is snatched next. */
  #note(seat: number): string | null {
    if (this.board.next_prey.includes(seat)) {
      const isTight = textSize.isLarge || this.berth === "upper" || this.#looksFromSeat;
      return this.small && isTight ? null : t("note-next");
    }
    return this.#preview.notes.get(seat) ?? null;
  }

  won(seat: number): boolean {
    return this.board.winners.includes(seat);
  }

  saying(seat: number): string | null {
    return sayingOf(this.store.sayings, this.table.seats[seat]?.person ?? null);
  }

  /** Tap a group of the hand: choose it, or change the number of chosen copies. */
  tap(card: Card): void {
    if (this.mayLay) this.selection = tapped(this.selection, card, this.hand);
  }

  /** Lay the chosen cards; false if that is not possible. */
  lay(): boolean {
    return this.play !== null && this.decide(this.play.move);
  }

  clear(): void {
    this.selection = NOTHING;
    this.pull = 0;
    this.isPulledFar = false;
  }

  /** A new question was asked: reset the choice made for the previous one. */
  askAnew(): void {
    this.clear();
    this.#made = null;
  }

  /** Choose a move if it is currently allowed. */
  decide(move: string): boolean {
    if (!this.usable || !this.#own?.legal_moves.includes(move)) return false;
    this.store.decide(move);
    if (!this.usable) this.#made = move;
    return true;
  }

  /** Whether this move was chosen and is being carried out. */
  isPressed(move: string): boolean {
    return this.#made === move && this.store.sent !== null && this.store.sent === this.game.number;
  }
}
