// A refusal of the service as a short piece of news.
import type { Refusal } from "../protocol";
import { Refused } from "./api";
import { toast } from "./toasts.svelte";
import { either, say } from "./words.svelte";

function isRefusal(error: unknown): error is Refusal {
  return typeof error === "object" && error !== null && (error as Partial<Refusal>).type === "refused";
}

export function tell(error: unknown, game = ""): void {
  if (error instanceof Refused || isRefusal(error)) {
    const section = error.section;
    const text = either(error.sentence) || say("network-away");
    toast(text, section !== null && game ? { href: `/rules/${game}?s=${section}`, text: `§${section}` } : null);
  } else toast(say("network-away"));
}
