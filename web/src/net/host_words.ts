/** What the host of the site says on sockets: bulletins for everybody, and bans. */

import type { Bulletin, ToClient } from "../wire";

export const BANNED = "server_banned";

export interface HostListener {
  /** A new bulletin. */
  bulletin(bulletin: Bulletin): void;
  /** This person or address is banned, for a reason in the host's words. */
  banned(words: string): void;
  /** A socket was opened: bulletins now arrive on it, but some may have been missed. */
  opened(): void;
}

class HostWords {
  listener: HostListener | null = null;
  #open = new Set<object>();

  /** Whether bulletins arrive by themselves. */
  get isOpen(): boolean {
    return this.#open.size > 0;
  }

  open(socket: object): void {
    this.#open.add(socket);
    this.listener?.opened();
  }

  close(socket: object): void {
    this.#open.delete(socket);
  }

  receive(message: ToClient): void {
    if (message.type === "bulletin") this.listener?.bulletin(message);
    if (message.type === "refused" && message.code === BANNED) {
      this.listener?.banned(String(message.params["words"] ?? ""));
    }
  }
}

export const hostWords = new HostWords();
