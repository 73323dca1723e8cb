/** What one person sees of a game: the store's data as the parts of the board need them. */

import { cardText, type Card } from "../art/cards";
import type { SheetName } from "../table/sheets";
import { preferences } from "../settings.svelte";
import { textSize } from "../styles/text_size.svelte";
import { sentence } from "../texts/sentence";
import { t } from "../texts/texts.svelte";
import type { GameData, TableData } from "../wire";
import { asked, berthOf, isDraw } from "./asking";
import { isShort, layout, under } from "./layout";
import { drawnSoFar } from "./log";
import { textWidth } from "./measure";
import { preyMarks } from "./preview";
import { isEmpty, playOf } from "./selection";
import type { TableStore } from "./table.svelte";
import { isDouble, QUICK, UNTAPPED, withTap } from "./taps";
import { castOf, nameOf, sayingOf } from "./wording";

/** Taps sooner than this after a question came up were meant for what was there before. */
const SETTLED = 500;

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
    private readonly gameNow: () => GameData,
  ) {}

  /** The chosen cards of the hand. */
  readonly selection = $derived(this.#tapping.selection);
  readonly table = $derived.by(() => this.tableNow());
  readonly game = $derived.by(() => this.gameNow());
  readonly you = $derived.by(() => this.store.you);
  readonly own = $derived(this.you.seat);
  readonly cast = $derived(castOf(this.table, this.own));
  readonly question = $derived(asked(this.game, this.you));
  /** Whether an answer would be taken now. */
  readonly usable = $derived.by(() => this.store.mustDecide);
  readonly play = $derived(
    this.question?.kind === "play" ? playOf(this.selection, this.you) : null,
  );
  readonly chosenSome = $derived(!isEmpty(this.selection));

  /** The other seats, clockwise from the reader's left. */
  readonly others = $derived(
    this.table.seats
      .map((_, place) => (place + (this.own ?? -1) + 1) % this.table.seats.length)
      .filter((seat) => seat !== this.own),
  );
  readonly hasGhost = $derived(this.game.ghost.length > 0 || this.table.options["ghost"] === true);
  readonly berth = $derived(berthOf(this.question, isShort(this.width, this.height)));
  readonly layout = $derived(
    under(
      this.strip,
      this.berth === "upper" && !textSize.isLarge ? this.prompt : 0,
      layout(this.width, this.height, {
        opponents: this.others.length,
        berth: this.berth,
        ghost: this.hasGhost,
        watching: this.own === null,
        large: textSize.isLarge,
      }),
    ),
  );
  readonly small = $derived(this.layout.screen === "phone" || this.layout.screen === "landscape");
  readonly wide = $derived(this.layout.screen === "laptop" || this.layout.screen === "desktop");

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
        const count = this.game.stacks[seat]?.length ?? 0;
        const words = t("sets-short", { count });
        return textWidth(words, textSize.rem * 0.75) <= this.column - this.head - 15;
      }),
  );

  /** What was drawn in the draw that is going on, and which moves draw the next card. */
  readonly drawn = $derived.by(() =>
    this.own === null ? [] : drawnSoFar(this.store.log, this.own),
  );
  readonly fresh = $derived(
    this.game.phase === "draw" && this.game.to_move === this.own
      ? this.drawn.filter((card) => card !== null)
      : [],
  );
  readonly draws = $derived(this.usable && isDraw(this.question) ? this.you.legal_moves : []);

  readonly #marks = $derived(preyMarks(this.play, this.game, this.others, this.own));

  /** Who must decide, unless it is the reader. */
  readonly waiting = $derived.by(() => {
    const { phase, to_move, draws_left } = this.game;
    if (to_move === null || to_move === this.own) return null;
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

  /** The words on the claw of a seat's top set; none, if only its ring is wanted. */
  claw(seat: number): string | null {
    const words = this.#clawWords(seat);
    // Where large words have no room the prompt says whose sets go, in their order.
    return words !== null && textSize.isLarge && (seat === this.own || this.isNarrow) ? "" : words;
  }

  #clawWords(seat: number): string | null {
    const { snatch, phase } = this.game;
    if (snatch?.victim === seat && phase === "take") {
      // On the phone the prompt's notch is there already.
      return this.question?.kind === "take" && this.small ? "" : t("claw-snatched");
    }
    if (snatch?.victim === seat && phase === "answer") {
      if (this.own !== seat) return t("claw-left");
      // On the phone the head lies right below; the prompt says who left it.
      if (this.small) return "";
      return t("claw-left-by", { name: nameOf(this.cast, snatch.attacker) });
    }
    return this.#marks.claws.get(seat) ?? null;
  }

  /** Whether a seat's top set was snatched, and left to its owner, who has not decided yet. */
  left(seat: number): boolean {
    return this.game.phase === "answer" && this.game.snatch?.victim === seat;
  }

  /** Why a seat's top set would stay, or that its turn to be snatched is to come. */
  note(seat: number): string | null {
    if (this.game.snatch?.pending.includes(seat) && this.game.phase !== "play") {
      return this.small && (textSize.isLarge || this.berth === "upper") ? null : t("note-next");
    }
    return this.#marks.notes.get(seat) ?? null;
  }

  won(seat: number): boolean {
    return this.game.winners.includes(seat);
  }

  lost(seat: number): boolean {
    return this.game.phase === "over" && !this.won(seat);
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
      this.you.hand,
      (selection) => playOf(selection, this.you) !== null,
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
    if (!this.usable || !this.you.legal_moves.includes(move)) return false;
    this.store.decide(move);
    return true;
  }
}
