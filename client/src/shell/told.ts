// A line of the journal in words.
import type { JournalEntry } from "../protocol";
import { has, say } from "./words.svelte";

/** A move as a person would say it, its notation where nobody has words for it. */
export function moveText(move: string): string {
  const [verb = "", what = ""] = move.split(" ");
  return has(`move-${verb}`) ? say(`move-${verb}`, { what }) : move;
}

export function entryText(entry: JournalEntry, names: readonly string[]): string {
  return say(entry.key, { ...entry.params, name: names[entry.seat] ?? "", seat: entry.seat + 1 });
}
