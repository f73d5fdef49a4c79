// Our part of the deal, and the proof of it once the secret is told.
const KEY = "deals";
const MOST = 50;

interface Kept {
  commitment: string;
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
  const number = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const kept = all();
  const entry = (kept[table] ??= { commitment, numbers: {} });
  entry.numbers[seat] = number;
  const latest = Object.entries(kept).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  return number;
}

export type Proof = "proved" | "broken" | "unwatched";

/** Whether the secret is the one promised before we gave our number, and our number was used. */
export async function prove(table: string, deal: { commitment: string; secret: string | null; numbers: Record<number, string> }): Promise<Proof> {
  if (deal.secret === null) return "unwatched";
  const digest = await sha256(deal.secret);
  if (digest === null) return "unwatched";
  const kept = all()[table];
  if (digest !== deal.commitment || (kept && kept.commitment !== deal.commitment)) return "broken";
  if (!kept) return "unwatched";
  const used = Object.entries(kept.numbers).every(([seat, number]) => deal.numbers[Number(seat)] === number);
  return used ? "proved" : "broken";
}

async function sha256(text: string): Promise<string | null> {
  // Browsers keep this from pages that came over plain HTTP from another machine.
  if (!("subtle" in crypto)) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
