/** The review of a game as it comes from the server, while somebody looks at it. */

import { signedIn } from "../net/api";
import { failureWords } from "../net/failures";
import { whileVisible } from "../net/refresh";
import { preferences } from "../preferences.svelte";
import { t } from "../texts/texts.svelte";
import { reviews } from "./requests";
import type { GameReview, Review } from "../net/http_types";

/** Milliseconds between two requests while the strong bot is at work. */
const PAUSE = 700;

export class Study {
  /** Null until the server has answered. */
  state = $state<GameReview["state"] | null>(null);
  review = $state.raw<Review | null>(null);
  /** Number of decisions that have been looked at, and of all decisions. */
  done = $state(0);
  of = $state(0);
  /** The seat of the current user; null for everybody else. */
  you = $state<number | null>(null);
  trouble = $state<string | null>(null);
  #watching: (() => void) | null = null;

  constructor(readonly game: string) {}

  readonly isBusy = $derived(this.state === "waiting" || this.state === "running");

  /** Request the review; while the bot is at work, request it again and again. */
  async open(): Promise<void> {
    await this.#tell(() => reviews.status(this.game));
  }

  async start(): Promise<void> {
    await this.#tell(async () => {
      await signedIn(preferences.name, t("guest"));
      return reviews.start(this.game);
    });
  }

  async stop(): Promise<void> {
    try {
      await reviews.stop(this.game);
    } catch (error) {
      this.trouble = failureWords(error);
    }
    await this.open();
  }

  /** Stop the requests when the page is left; the bot's work goes on. */
  close(): void {
    this.#watching?.();
    this.#watching = null;
  }

  async #tell(question: () => Promise<GameReview>): Promise<void> {
    try {
      this.#learn(await question());
      this.trouble = null;
    } catch (error) {
      this.trouble = failureWords(error);
    }
  }

  #learn(status: GameReview): void {
    this.state = status.state;
    this.done = status.done;
    this.of = status.of;
    this.you = status.you;
    if (status.review) this.review = status.review;
    if (this.isBusy) this.#watching ??= whileVisible(() => this.open(), PAUSE);
    else this.close();
  }
}
