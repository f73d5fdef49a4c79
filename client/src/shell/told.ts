// A line of the journal in words.
import type { JournalEntry } from "../protocol";
import { say } from "./words.svelte";

export function entryText(entry: JournalEntry, names: readonly string[]): string {
  return say(entry.key, { ...entry.params, name: names[entry.seat] ?? "", seat: entry.seat + 1 });
}
