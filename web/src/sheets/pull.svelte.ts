/** A sheet that is pulled down by a finger: it follows, and closes if it was pulled far enough. */

/** Pixels after which the sheet closes when it is released. */
const FAR = 80;

export class Pull {
  /** Pixels by which the sheet is pulled down now. */
  by = $state(0);
  #start: number | null = null;

  constructor(readonly close: () => void) {}

  begin(event: PointerEvent): void {
    const isControl = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.pointerType !== "touch" || isControl) return;
    this.#start = event.clientY;
  }

  move(event: PointerEvent): void {
    if (this.#start !== null) this.by = Math.max(0, event.clientY - this.#start);
  }

  end(): void {
    const isFar = this.by >= FAR;
    this.stop();
    if (isFar) this.close();
  }

  stop(): void {
    this.#start = null;
    this.by = 0;
  }
}
