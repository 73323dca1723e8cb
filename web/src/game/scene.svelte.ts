/** What one person sees of a game: the store's data as the parts of the board need them. */

import { cardText, type Card } from "../art/cards";
import type { SheetName } from "../sheets/names";
import { preferences } from "../preferences.svelte";
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
import { isEmpty, playOf } from "./selection";
import type { TableStore } from "./table.svelte";
import { isDouble, QUICK, UNTAPPED, withTap } from "./taps";

/** Taps sooner than this after a question came up were meant for what was there before. */
const SETTLED = 500;

/** What becomes of a seat's top set. */
export interface TopFate {
  /** The words on a claw: empty for its ring alone, null for none. */
  readonly claw: string | null;
  /** Whether it was snatched, and left to its owner. */
  readonly left: boolean;
  /** Why it stays, in muted words. */
  readonly note: string | null;
  /** Whether its owner lost: at the end only the winner's cards stay bright. */
  readonly dimmed: boolean;
}

export class Scene {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** How high the strip under the bar is, if something is amiss. */
  strip = $state(0);
  /** How high the prompt in the upper berth of a phone is. */
  prompt = $state(0);
  /** Whether two quick taps are about to lay what is chosen. */
  isLaying = $state(false);
  #tapping = $state.raw(UNTAPPED);
  #laying: ReturnType<typeof setTimeout> | undefined;
  /** Since when the reader is asked what is asked now. */
  #askedAt = 0;
  /** The sheet that lies over the table. */
  sheet = $state.raw<SheetName | null>(null);

  constructor(
    readonly store: TableStore,
    private readonly tableNow: () => TableData,
    private readonly gameNow: () => CurrentGame,
  ) {}

  /** The chosen cards of the hand. */
  readonly selection = $derived(this.#tapping.selection);
  readonly table = $derived.by(() => this.tableNow());
  readonly game = $derived.by(() => this.gameNow());
  readonly board = $derived(this.game.board);
  /** The reader's seat; null for spectators. */
  readonly seat = $derived.by(() => this.store.seat);
  readonly #own = $derived.by(() => this.store.own);
  readonly hand = $derived(this.#own?.hand ?? []);
  readonly cast = $derived(castOf(this.table, this.seat));
  readonly question = $derived(questionOf(this.board, this.#own));
  /** Whether a choice would be taken now. */
  readonly usable = $derived.by(() => this.store.mustDecide);
  readonly play = $derived(
    this.#own && this.question?.kind === "play" ? playOf(this.selection, this.#own) : null,
  );
  readonly chosenSome = $derived(!isEmpty(this.selection));

  /** The other seats, clockwise from the reader's left. */
  readonly others = $derived(
    this.table.seats
      .map((_, place) => (place + (this.seat ?? -1) + 1) % this.table.seats.length)
      .filter((seat) => seat !== this.seat),
  );
  readonly hasGhost = $derived(this.board.options.ghost);
  readonly berth = $derived(berthOf(this.question, isShort(this.width, this.height)));
  readonly layout = $derived(
    under(
      this.strip,
      this.berth === "upper" && !textSize.isLarge ? this.prompt : 0,
      layout(this.width, this.height, {
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

  /** How high the chips in a prompt are. */
  readonly chip = $derived(this.layout.width < 380 ? 18 : 20);
  /** On laptops choices lie beside the words, so that the hand below never moves. */
  readonly choicesBeside = $derived(this.layout.screen === "laptop");
  /** Whether the question lies in the ghost's field, where there is room for it. */
  readonly asksGhost = $derived(this.question?.kind === "ghost" && this.layout.ghostBerth > 0);

  /** The opponents' band: its margin, the ghost's width, and that of one opponent. */
  readonly margin = $derived(this.small ? 6 : 14);
  readonly ghostWidth = $derived(
    this.hasGhost
      ? (this.layout.across - 2 * this.margin) * (this.small ? 0.61 : this.wide ? 0.62 : 0.64)
      : 0,
  );
  /** What head, edges and the question leave to the ghost's sets. */
  readonly ghostHeight = $derived(
    this.layout.opponents - (this.small ? 58 : 120) - this.layout.ghostBerth,
  );
  readonly column = $derived(
    (this.layout.across - 2 * this.margin - this.ghostWidth) / this.others.length,
  );

  /** Whether opponents sit in columns on a phone, head above the stack. */
  readonly headAbove = $derived(this.small && !this.layout.headBeside);
  /** Whether an opponent's column has no room for a line of words beside the head. */
  readonly isNarrow = $derived(this.headAbove && this.column < 140);
  /** In the narrowest columns heads are smaller. */
  readonly head = $derived(this.headAbove && this.column < 90 ? 34 : this.layout.head);
  /** In columns the number of sets has its word only if all have room for it. */
  readonly saysSets = $derived(
    !this.headAbove ||
      this.others.every((seat) => {
        const count = this.board.stacks[seat]?.length ?? 0;
        const words = t("sets-short", { count });
        return textWidth(words, textSize.rem * 0.75) <= this.column - this.head - 15;
      }),
  );

  /** What the reader draws just now, and which moves draw the next card. */
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

  /** Who must decide, unless it is the reader. */
  readonly waiting = $derived.by(() => {
    const { phase, to_move, draws_left } = this.board;
    if (to_move === null || to_move === this.seat) return null;
    const name = this.cast.names[to_move] ?? "";
    return sentence(`deciding-${phase}`, { name: { name } }, { count: draws_left });
  });

  readonly hint = $derived.by(() => {
    const { rank, copies } = this.selection;
    if (rank === null || !this.mayLay || this.layout.screen === "landscape") return null;
    if (this.small && this.height < 800) return null;
    return t("chosen-again", { card: cardText(rank), count: copies });
  });

  readonly mayLay = $derived(this.usable && this.question?.kind === "play");

  /** What becomes of a seat's top set. */
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
    // Where large words have no room the prompt says whose sets go, in their order.
    return words !== null && textSize.isLarge && (seat === this.seat || this.isNarrow) ? "" : words;
  }

  #clawWords(seat: number): string | null {
    const { snatch, phase } = this.board;
    if (snatch?.victim === seat && phase === "take") {
      // On the phone the prompt's notch is there already.
      return this.question?.kind === "take" && this.small ? "" : t("claw-snatched");
    }
    if (snatch?.victim === seat && phase === "answer") {
      if (this.seat !== seat) return t("claw-left");
      // On the phone the head lies right below; the prompt says who left it.
      if (this.small) return "";
      return t("claw-left-by", { name: nameOf(this.cast, snatch.attacker) });
    }
    return this.#preview.claws.get(seat) ?? null;
  }

  /** Why a seat's top set would stay, or that its turn to be snatched is to come. */
  #note(seat: number): string | null {
    if (this.board.snatch?.pending.includes(seat) && this.board.phase !== "play") {
      return this.small && (textSize.isLarge || this.berth === "upper") ? null : t("note-next");
    }
    return this.#preview.notes.get(seat) ?? null;
  }

  won(seat: number): boolean {
    return this.board.winners.includes(seat);
  }

  saying(seat: number): string | null {
    return sayingOf(this.store.sayings, this.table.seats[seat]?.person ?? null);
  }

  /** Tap a group of the hand; by finger or mouse, two quick taps lay it. */
  tap(card: Card, { at, byPointer }: { at: number; byPointer: boolean }): void {
    if (!this.mayLay) return;
    this.holdBack();
    const canBegin = byPointer && preferences.doubleTap && at - this.#askedAt > SETTLED;
    this.#tapping = withTap(
      this.#tapping,
      { card, at, canBegin },
      this.hand,
      (selection) => this.#own !== null && playOf(selection, this.#own) !== null,
    );
    if (!isDouble(this.#tapping)) return;
    this.isLaying = true;
    this.#laying = setTimeout(() => {
      this.holdBack();
      if (this.play) this.decide(this.play.move);
    }, QUICK);
  }

  /** Whoever does anything else meanwhile lays nothing. */
  holdBack(): void {
    clearTimeout(this.#laying);
    this.isLaying = false;
  }

  clear(): void {
    this.holdBack();
    this.#tapping = UNTAPPED;
  }

  /** Another question came up: what was chosen belongs to the one before. */
  askAnew(): void {
    this.clear();
    this.#askedAt = performance.now();
  }

  /** Choose a move, if it is one of those that may be chosen now. */
  decide(move: string): boolean {
    if (!this.usable || !this.#own?.legal_moves.includes(move)) return false;
    this.store.decide(move);
    return true;
  }
}
