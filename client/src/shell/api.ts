// The service over HTTP.
import type { Counted, Created, Fault, GameInfo, Me, NewTable, Pad, Printed, RecordLine, Secret, Sheets, Step, Steps, TableInfo, TableLine } from "../protocol";

/** What the service refused, with its sentence in both languages. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: Record<string, string>,
    readonly section: number | null,
    readonly status: number,
  ) {
    super(code);
  }
}

interface Page<T> {
  items: T[];
  next: string | null;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const fault = (await answer.json().catch(() => ({ code: "network", sentence: {}, section: null }))) as Fault;
    throw new Refused(fault.code, fault.sentence, fault.section, answer.status);
  }
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

/** What goes between two slashes of an address stays there. */
const part = encodeURIComponent;

let guest: Promise<Me> | null = null;

export interface Preparing {
  done: number;
  of: number;
}

export const api = {
  /** How far the games are prepared, nothing once they are: the service compiles them when it first starts. */
  async preparing(): Promise<Preparing | null> {
    const health = (await fetch("/healthz").then((r) => r.json()).catch(() => null)) as (Preparing & { ready: boolean }) | null;
    return health && !health.ready ? health : null;
  },
  /** The guest of this browser; one is made where there is none yet. */
  me(): Promise<Me> {
    guest ??= ask<Me>("POST", "/me", {}).catch((error: unknown) => {
      guest = null;
      throw error;
    });
    return guest;
  },
  async rename(name: string): Promise<Me> {
    await api.me();
    guest = ask<Me>("PUT", "/me", { name });
    return guest;
  },
  async forget(): Promise<void> {
    await ask("DELETE", "/me");
    guest = null;
  },
  recovery: () => ask<Secret>("POST", "/me/recovery", {}),
  async recover(code: string): Promise<Me> {
    guest = ask<Me>("POST", "/me/recover", { code });
    return guest;
  },
  games: () => ask<GameInfo[]>("GET", "/games"),
  create: (table: NewTable) => ask<Created>("POST", "/tables", table),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${part(id)}`),
  myGames: () => ask<Page<TableLine>>("GET", "/me/games"),
  openTables: () => ask<Page<TableLine>>("GET", "/tables"),
  records: (mine: boolean) => ask<Page<RecordLine>>("GET", `/records?mine=${mine}`),
  steps: (id: string) => ask<Steps>("GET", `/records/${part(id)}/steps`),
  step: (id: string, n: number) => ask<Step>("GET", `/records/${part(id)}/steps/${n}`),
  printed: (where: "tables" | "records", id: string) => ask<Record<string, Printed>>("GET", `/${where}/${part(id)}/printed`),
  recordText: (id: string) => ask<string>("GET", `/records/${part(id)}/text`),
  keepRecord: (text: string) => ask<{ id: string }>("POST", "/records", { text }),
  rules: (game: string, language: string) => ask<string>("GET", `/rules/${part(game)}/${language}`),
  pad: (game: string, seats: number, variant: string) => ask<Pad>("GET", `/pad/${part(game)}?seats=${seats}${variant ? `&variant=${part(variant)}` : ""}`),
  count: (game: string, sheets: Sheets) => ask<Counted>("POST", `/pad/${part(game)}`, sheets),
};
