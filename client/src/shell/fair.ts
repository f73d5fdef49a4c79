// Our part of the deal, and the proof of it once the secret is told.
const KEY = "deals";
const MOST = 50;
const SEED_DIGITS = 32;

interface Kept {
  commitment: string;
  numbers: Record<number, string>;
}

export interface Deal {
  commitment: string;
  secret: string | null;
  numbers: Record<number, string>;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** A number of our own for a seat, remembered with the promise that was shown before it. */
export function contribute(table: string, commitment: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const number = hex(bytes);
  const kept = all();
  const entry = (kept[table] ??= { commitment, numbers: {} });
  entry.numbers[seat] = number;
  const latest = Object.entries(kept).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  return number;
}

/** What was checked here: null where it cannot be. */
export interface Proof {
  promise: boolean | null; // the secret has the hash that was shown
  watched: boolean | null; // it is the hash this browser was shown before the match
  own: boolean | null; // our numbers are among those that were used
  seed: string | null; // made anew from the secret and everybody's numbers
  played: boolean | null; // the record says it was dealt from this seed
}

/** Everything about the deal that a page can check by itself. */
export async function prove(table: string, deal: Deal, record: string | null): Promise<Proof> {
  const kept = all()[table];
  const none: Proof = { promise: null, watched: null, own: null, seed: null, played: null };
  if (deal.secret === null) return none;
  const digest = await sha256(deal.secret);
  const seats = Object.keys(deal.numbers).map(Number).sort((a, b) => a - b);
  const whole = await sha256([deal.secret, table, ...seats.map((seat) => `${seat}:${deal.numbers[seat] ?? ""}`)].join("\n"));
  if (digest === null || whole === null) return none;
  const seed = whole.slice(0, SEED_DIGITS);
  return {
    promise: digest === deal.commitment,
    watched: kept ? kept.commitment === deal.commitment : null,
    own: kept ? Object.entries(kept.numbers).every(([seat, number]) => deal.numbers[Number(seat)] === number) : null,
    seed,
    played: record === null ? null : seedOf(record) === seed,
  };
}

export type Verdict = "proved" | "broken" | "sound" | "unwatched";

/** `proved` needs a browser that was there before the match; `sound` is all that a newcomer can say. */
export function judge(proof: Proof): Verdict {
  const found = [proof.promise, proof.watched, proof.own, proof.played];
  if (found.includes(false)) return "broken";
  if (proof.promise === null || proof.played === null) return "unwatched";
  return proof.watched && proof.own ? "proved" : "sound";
}

function seedOf(record: string): string | null {
  const found = /^seed (?:0x)?([0-9a-f]+)$/m.exec(record)?.[1];
  return found?.padStart(SEED_DIGITS, "0") ?? null;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(text: string): Promise<string | null> {
  // Browsers keep this from pages that came over plain HTTP from another machine.
  if (!("subtle" in crypto)) return null;
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
