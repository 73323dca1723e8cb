/** The table of the lesson: a tap that leads nowhere is answered by the coach. */

import { cardText, JOKER, type Card } from "../art/cards";
import { Scene } from "../game/scene.svelte";
import { NOTHING, tapped, type Selection } from "../game/selection";
import type { CurrentGame } from "../wire";
import { aimOf, leadsOn, moveOf } from "./course";
import { arranged, type LessonLayout } from "./layout";
import type { Learner } from "./learner.svelte";

/** Milliseconds between choosing the cards and playing them if the coach makes the move. */
const SHOWING = 900;

export class LessonScene extends Scene {
  constructor(readonly learner: Learner) {
    super(
      learner.store,
      () => learner.table,
      () => learner.store.game as CurrentGame,
      null,
      (width, height, input) => arranged(width, height, input, learner.step.row),
    );
  }

  /** The layout with the bands that only the lesson has. */
  readonly bands = $derived(this.layout as LessonLayout);

  /** None here: the coach says enough. */
  override readonly hint = null;

  /** Where the learner should tap next; null while nothing is asked. */
  readonly aim = $derived.by(() =>
    this.usable && !this.learner.isDone ? aimOf(this.learner.position, this.selection) : null,
  );

  /**
   * Whether the prompt is shown: the coach asks for a set, the prompt only for what comes after.
   */
  readonly asks = $derived(
    this.question !== null && !this.asksGhost && (this.question.kind !== "play" || this.chosenSome),
  );

  override tap(card: Card): void {
    this.store.catchUp();
    if (this.learner.isDone) return;
    if (!this.mayLay) {
      const copies = this.hand.filter((one) => one === card).length;
      this.judge(Array<string>(copies).fill(cardText(card)).join("-"));
      return;
    }
    const selection = tapped(this.selection, card, this.hand);
    if (leadsOn(selection, this.learner.position)) {
      this.learner.remind();
      this.selection = selection;
    } else if (this.learner.judge(moveOf(selection)) === null) {
      // If the cards together are not a set, only the last one counts.
      this.learner.judge(moveOf(tapped(NOTHING, card, this.hand)));
    } else this.clear();
  }

  override decide(move: string): boolean {
    this.store.catchUp();
    return this.judge(move) && super.decide(move);
  }

  /** Let the coach play what is asked. */
  show(): void {
    const { asked } = this.learner.position;
    const aim = this.aim;
    if (aim === null) return;
    if (aim.kind === "choice") {
      this.decide(asked);
      return;
    }
    this.selection = selectionOf(asked);
    setTimeout(() => this.decide(asked), SHOWING);
  }

  private judge(move: string): boolean {
    const isRight = this.learner.judge(move);
    if (isRight === false) this.clear();
    return isRight === true;
  }
}

function selectionOf(move: string): Selection {
  const cards = move.split("-");
  const ranks = cards.filter((card) => card !== cardText(JOKER));
  const rank = ranks.length > 0 ? Number(ranks[0]) : null;
  return { rank, copies: ranks.length, jokers: cards.length - ranks.length };
}
