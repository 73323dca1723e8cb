/**
 * Motion made from events: cards travel from where they were to where they go.
 *
 * Places in the page carry `data-at`: `stack:2`, `head:2`, `hand`, `hand:7`, `row:0`, `pile`,
 * `discard`, `ghost`, `ghost:5`. Only transform and opacity are animated.
 */

import { RATIO, type Cards } from "../art/cards";
import type { GameEvent, TableEvent } from "../wire";
import type { Motion } from "./table.svelte";

export interface Flight {
  readonly id: number;
  /** The cards that travel; null for one that lies face down. */
  readonly cards: Cards | null;
  readonly from: Place;
  readonly to: Place;
  readonly delay: number;
  readonly duration: number;
  readonly easing: string;
  readonly turn: number;
  readonly width: number;
}

/** Where cards lie: left, top, and the width of one card. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const TIMES = { travel: 280, settle: 160, stagger: 45, select: 120 };
const OUT = "cubic-bezier(.2,.8,.2,1)";
const SNATCH = "cubic-bezier(.5,-.25,.2,1)";
const FALL = "cubic-bezier(.3,0,.6,1)";

export class TableMotion implements Motion {
  #before = new Map<string, DOMRect>();
  #hidden: Animation[] = [];
  #next = 1;

  constructor(
    private readonly page: HTMLElement,
    private readonly seat: () => number | null,
    private readonly moves: () => boolean,
    private readonly show: (flights: readonly Flight[]) => void,
  ) {}

  before(): void {
    this.finish();
    this.#before.clear();
    for (const element of this.page.querySelectorAll<HTMLElement>("[data-at]")) {
      const at = element.dataset.at;
      if (at) this.#before.set(at, element.getBoundingClientRect());
    }
  }

  after(events: readonly TableEvent[]): number {
    const happened = events.flatMap((event) => (event.type === "moved" ? event.events : []));
    if (happened.length === 0) return 0;
    if (!this.moves()) return this.#pace(happened);
    const flights: Flight[] = [];
    let delay = 0;
    for (const event of happened) {
      const made = this.#flights(event, delay);
      flights.push(...made);
      if (made.length > 0) delay += TIMES.stagger;
    }
    this.show(flights);
    const longest = Math.max(0, ...flights.map((one) => one.delay + one.duration));
    return Math.max(longest, this.#pace(happened));
  }

  finish(): void {
    this.show([]);
    for (const animation of this.#hidden.splice(0)) animation.cancel();
  }

  /** How long what happened stays before the next thing is shown, so that one can follow. */
  #pace(events: readonly GameEvent[]): number {
    if (events.some((event) => event.type === "snatched")) return 560;
    if (events.some((event) => event.type === "laid" || event.type === "left")) return 460;
    return 340;
  }

  #flights(event: GameEvent, delay: number): readonly Flight[] {
    switch (event.type) {
      case "laid":
        return this.#fly(
          event.cards,
          this.#handOf(event.seat, event.cards),
          `stack:${String(event.seat)}`,
          { delay },
        );
      case "took":
        return this.#fly(event.cards, `stack:${String(event.victim)}`, this.#into(event.seat), {
          delay,
          easing: SNATCH,
          duration: 380,
        });
      case "picked_up":
        return this.#fly(event.cards, `stack:${String(event.seat)}`, this.#into(event.seat), {
          delay,
        });
      case "discarded":
        return this.#fly(event.cards, `stack:${String(event.seat)}`, "discard", {
          delay,
          easing: FALL,
          turn: 8,
        });
      case "drew_from_row":
        return this.#fly(event.cards, `row:${String(event.place)}`, this.#into(event.seat), {
          delay,
        });
      case "drew_from_pile":
        return this.#fly(
          event.card === null ? null : [event.card],
          "pile",
          this.#into(event.seat),
          { delay },
        );
      case "ghost_snatched":
        return this.#fly(
          event.cards,
          `ghost:${String(event.cards[0] ?? 0)}`,
          this.#into(event.seat),
          { delay, easing: SNATCH, duration: 380 },
        );
      case "row_refilled":
        this.#fadeIn("row", event.cards.length);
        return [];
      default:
        return [];
    }
  }

  #fly(
    cards: Cards | null,
    from: string,
    to: string,
    how: { delay: number; duration?: number; easing?: string; turn?: number },
  ): readonly Flight[] {
    const start = this.#before.get(from) ?? this.#rect(from);
    const end = this.#rect(to);
    if (!start || !end) return [];
    const flight: Flight = {
      id: this.#next++,
      cards,
      from: place(start, from),
      to: place(end, to),
      delay: how.delay,
      duration: how.duration ?? TIMES.travel + TIMES.settle,
      easing: how.easing ?? OUT,
      turn: how.turn ?? 0,
      width: Math.max(place(start, from).width, place(end, to).width),
    };
    if (to.startsWith("stack:")) this.#hide(to, flight.delay + flight.duration);
    return [flight];
  }

  #hide(at: string, duration: number): void {
    const element = this.page.querySelector(`[data-at="${at}"]`);
    if (!element) return;
    const animation = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
    this.#hidden.push(animation);
  }

  #fadeIn(kind: string, count: number): void {
    const all = [...this.page.querySelectorAll(`[data-at^="${kind}:"]`)];
    all.slice(-count).forEach((element, order) => {
      const animation = element.animate(
        [
          { opacity: 0, transform: "translateX(24px)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: TIMES.travel, delay: order * TIMES.stagger, easing: OUT, fill: "backwards" },
      );
      this.#hidden.push(animation);
    });
  }

  #handOf(seat: number, cards: Cards): string {
    const group = `hand:${String(cards[0] ?? 0)}`;
    if (seat !== this.seat()) return `head:${String(seat)}`;
    return this.#before.has(group) ? group : "hand";
  }

  /** Where cards go that join a hand: our own group of that rank, or a head. */
  #into(seat: number): string {
    return seat === this.seat() ? "hand" : `head:${String(seat)}`;
  }

  #rect(at: string): DOMRect | undefined {
    return this.page.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect();
  }
}

/** A card's place in a box; in a head or a hand it lies in the middle. */
function place(box: DOMRect, at: string): Place {
  if (at === "hand") {
    const width = Math.min(60, box.width);
    return { x: box.x + box.width / 2 - width / 2, y: box.y + 10, width };
  }
  if (at.startsWith("head:")) {
    const width = box.width * 0.5;
    return { x: box.x + box.width / 4, y: box.y + box.height / 2 - width / 2, width };
  }
  const width = Math.min(box.width, box.height / RATIO);
  return { x: box.x, y: box.y, width };
}
