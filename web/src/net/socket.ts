/**
 * The connection to a table. It detects silence, reconnects by itself, and resends unanswered
 * commands: a command has its own id, so the server carries it out only once.
 */

import { RESTARTING, RETRYABLE, REFUSED } from "../constants";
import type { Command, FromClient, ToClient } from "../wire";
import { hostWords } from "./host_words";

export type ConnectionState = "connecting" | "open" | "lost" | "gone";

export interface Heard {
  message(message: ToClient): void;
  state(state: ConnectionState): void;
  /** The last version received, so that the server can send what was missed. */
  seen(): number | null;
}

/** The part of a socket that we use, so that tests can replace it. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  send(text: string): void;
  close(): void;
}

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/**
 * After a restart of the server: maximum wait before reconnecting, and time until users are told.
 */
const RESTART_WAIT = 300;
const QUIET_FOR = 2_000;

export class Connection {
  #wire: Socket | null = null;
  #waiting = new Map<string, Command>();
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #return: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #isOpen = false;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly heard: Heard,
    private readonly dial: (address: string) => Socket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    this.#closed = false;
    this.heard.state("connecting");
    this.#connect();
  }

  #connect(): void {
    const seen = this.heard.seen();
    const query = seen === null ? "" : `?seen=${String(seen)}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const wire = this.dial(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket${query}`,
    );
    this.#wire = wire;
    wire.onmessage = (event) => this.#receive(event.data);
    wire.onclose = (event) => {
      if (this.#wire === wire) this.#lose(event.code);
    };
    this.#expectAnswer();
    this.#ping = setInterval(() => this.#sendPing(), PING_EVERY);
  }

  send(command: Command): void {
    this.#waiting.set(command.id, command);
    this.ask(command);
  }

  /** Send a question that need not be repeated after reconnecting. */
  ask(question: FromClient): void {
    this.#wire?.send(JSON.stringify(question));
    this.#expectAnswer();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#return);
    clearTimeout(this.#quiet);
    this.#drop();
  }

  /** Check the connection at once, for example when the network or the page comes back. */
  wake(): void {
    if (this.#closed) return;
    if (this.#wire) {
      this.#sendPing();
    } else {
      clearTimeout(this.#return);
      this.open();
    }
  }

  #sendPing(): void {
    try {
      this.#wire?.send('{"type":"ping"}');
    } catch {
      // Still connecting: the timeout handles it.
    }
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    this.#silence ??= setTimeout(() => this.#lose(0), ANSWER_WITHIN);
  }

  #receive(text: string): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const message = JSON.parse(text) as ToClient;
    if (message.type === "table") {
      this.#wait = FIRST_WAIT;
      this.#isOpen = true;
      clearTimeout(this.#quiet);
      hostWords.open(this);
      this.heard.state("open");
      this.heard.message(message);
      for (const command of this.#waiting.values()) this.#wire?.send(JSON.stringify(command));
      return;
    }
    hostWords.receive(message);
    const answered = answeredBy(message);
    if (answered !== null) this.#waiting.delete(answered);
    this.heard.message(message);
  }

  #lose(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (isFinal(code)) {
      this.#closed = true;
      this.heard.state("gone");
      return;
    }
    const isRestart = this.#isOpen && code === RESTARTING;
    this.#isOpen = false;
    clearTimeout(this.#quiet);
    if (isRestart) {
      // Another process takes over. Nobody needs to know unless that takes long.
      this.#return = setTimeout(() => this.#connect(), Math.random() * RESTART_WAIT);
      this.#quiet = setTimeout(() => this.heard.state("connecting"), QUIET_FOR);
      return;
    }
    this.heard.state("lost");
    this.#return = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #drop(): void {
    hostWords.close(this);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onmessage = null;
    wire.onclose = null;
    wire.close();
  }
}

/** Whether this close code means that reconnecting is useless. */
function isFinal(code: number): boolean {
  return code >= REFUSED && !RETRYABLE.some((one) => one === code);
}

/** The id of the command that a message answers. */
function answeredBy(message: ToClient): string | null {
  switch (message.type) {
    case "accepted":
    case "refused":
      return message.id;
    case "update":
      return message.accepted ?? null;
    default:
      return null;
  }
}
