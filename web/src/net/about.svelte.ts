/** What this server offers: editions, bots, phrases. */

import { api, type About, type Edition } from "./api";

class Offer {
  about = $state.raw<About | null>(null);

  async load(): Promise<void> {
    this.about ??= await api.about().catch(() => null);
  }

  get all(): Readonly<Record<string, Edition>> {
    return this.about?.editions ?? {};
  }

  get editions(): readonly string[] {
    return Object.keys(this.all);
  }

  /** Where others reach the server. */
  get address(): string {
    return this.about?.address ?? location.origin;
  }

  get levels(): readonly string[] {
    return this.about?.levels ?? [];
  }

  get phrases(): readonly string[] {
    return this.about?.phrases ?? [];
  }

  /** The fewest and the most players of an edition. */
  seats(edition: string | null): readonly [number, number] {
    return (edition !== null && this.about?.editions[edition]?.seats) || [2, 5];
  }
}

export const offer = new Offer();
