/** What the host of the site says to everybody, as far as this page knows. */

import { api, Failure } from "../net/api";
import { BANNED, hostWords } from "../net/host_words";
import type { Bulletin } from "../wire";

const NOTHING: Bulletin = {
  type: "bulletin",
  announcement: null,
  maintenance: false,
  maintenance_words: null,
};

class BulletinStore {
  current = $state.raw(NOTHING);
  /** The host's words about a ban; null for people who are welcome. */
  banned = $state<string | null>(null);
  /** The height in pixels of the line at the top of the page that shows all this. */
  height = $state(0);

  constructor() {
    hostWords.listener = {
      bulletin: (bulletin) => (this.current = bulletin),
      banned: (words) => (this.banned = words),
      opened: () => void this.load(),
    };
  }

  /** Ask the server for the bulletin; if it does not answer, the last one stays. */
  async load(): Promise<void> {
    try {
      this.current = await api.bulletin();
      this.banned = null;
    } catch (error) {
      if (error instanceof Failure && error.code === BANNED) {
        this.banned = String(error.params["words"] ?? "");
      }
    }
  }

  /** Ask the server, unless the page is hidden or bulletins arrive on a socket. */
  async look(): Promise<void> {
    if (!hostWords.isOpen && !document.hidden) await this.load();
  }
}

export const bulletin = new BulletinStore();
