// One table over a socket: what it tells, what we ask. A lost line is taken up again, and what was
// not answered is sent once more under the same id.
import type { ChatLine, ClientMessage, JournalEntry, Refusal, ServerMessage, TableInfo, ViewMessage } from "../protocol";

export type State = "connecting" | "open" | "lost" | "gone";
type Asked<M> = M extends ClientMessage ? Omit<M, "id"> : never;

interface Waiting {
  message: ClientMessage;
  done: (result: unknown) => void;
  refused: (why: Refusal) => void;
}

const TABLE_ID = /^[a-z0-9]{1,32}$/; // no other can be a table's: it need not be asked for
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 12_000;
const PONG_WITHIN = 8000;

export class Line {
  state = $state<State>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<ViewMessage | null>(null);
  journal = $state.raw<JournalEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  farewell = $state<string | null>(null);
  unanswered = $state(0);
  ahead = $state(0); // milliseconds by which the service's clock is before ours

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    if (!TABLE_ID.test(id)) {
      this.state = "gone";
      this.farewell = "no-table";
      return;
    }
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.state = "gone";
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.silence();
    this.socket?.close();
    this.socket = null;
  }

  /** Asks, and answers with the result; what is refused raises its `Refusal`. */
  ask(message: Asked<ClientMessage>): Promise<unknown> {
    const id = `${this.prefix}-${++this.count}`;
    const whole = { ...message, id } as ClientMessage;
    return new Promise((done, refused) => {
      this.waiting.set(id, { message: whole, done, refused });
      this.unanswered = this.waiting.size;
      this.send(whole);
    });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    this.silence();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.wait = FIRST_WAIT;
      for (const { message } of this.waiting.values()) this.send(message);
      this.beat = setInterval(this.ping, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.silence();
    this.socket = null;
    if (this.state === "gone") return;
    if (code === 4404 || code === 4403) {
      this.state = "gone";
      this.farewell ??= code === 4403 ? "removed" : "no-table";
      return;
    }
    this.state = "lost";
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (this.state === "lost" && navigator.onLine && document.visibilityState === "visible") {
      this.wait = FIRST_WAIT;
      this.open();
    }
  };

  private readonly drop = (): void => {
    const socket = this.socket;
    if (socket === null) return;
    this.socket = null;
    socket.close();
    this.lost(0);
  };

  private readonly ping = (): void => {
    this.send({ type: "ping", id: `${this.prefix}-ping` });
    clearTimeout(this.pong);
    this.pong = setTimeout(this.drop, PONG_WITHIN);
  };

  private silence(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    clearTimeout(this.pong);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.pong);
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.ahead = message.now - Date.now();
        this.journal = [];
        this.chat = [];
        break;
      case "table":
        this.table = message;
        break;
      case "view":
        this.takeView(message);
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.n));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.n))];
        break;
      }
      case "done":
        this.answer(message.id)?.done(message.result);
        break;
      case "refused":
        if (message.id === null) break;
        if (message.retry) this.retry(message.id);
        else this.answer(message.id)?.refused(message);
        break;
      case "bye":
        this.farewell = message.why === "restart" || message.why === "slow" ? null : message.why;
        break;
    }
  }

  private takeView(message: ViewMessage): void {
    const first = message.journal[0]?.n;
    if (first !== undefined) {
      const kept = this.journal.filter((entry) => entry.n < first);
      this.journal = [...kept, ...message.journal];
    }
    this.view = message;
  }

  private answer(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.unanswered = this.waiting.size;
    return waiting;
  }

  private retry(id: string): void {
    setTimeout(() => {
      const waiting = this.waiting.get(id);
      if (waiting) this.send(waiting.message);
    }, 1000);
  }
}
