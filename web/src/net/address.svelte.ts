/** The address at which others reach this server. */

import { api } from "./api";

class Address {
  #known = $state<string | null>(null);

  async load(): Promise<void> {
    this.#known ??= await api.about().then(
      (about) => about.address,
      () => null,
    );
  }

  /** The address for links: this page's origin until the server has sent an address. */
  get forOthers(): string {
    return this.#known ?? location.origin;
  }
}

export const address = new Address();
