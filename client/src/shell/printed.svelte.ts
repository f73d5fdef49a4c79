// What is printed on cards, hexes and characters that come with a game's data pack, by their ids.
import type { Printed } from "../protocol";
import { api } from "./api";
import { either } from "./words.svelte";

const WITH_A_PACK = new Set(["island"]);

let things = $state.raw<Record<string, Printed>>({});
let of = "";

/** Fetches the words of a table's or a record's pack, once. */
export async function fetchPrinted(game: string, where: "tables" | "records", id: string): Promise<void> {
  if (!WITH_A_PACK.has(game) || of === `${where}/${id}`) return;
  const found = await api.printed(where, id);
  of = `${where}/${id}`;
  things = found;
}

export function printed(id: string | null | undefined): Printed | undefined {
  return id ? things[id] : undefined;
}

/** A name as it is printed; ids are words enough until the pack has come. */
export function printedName(id: string): string {
  const found = things[id];
  return found ? either(found.name) : id.split("-").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(" ");
}

export function ruleOf(id: string): string {
  const found = things[id];
  return found ? either(found.rule) : "";
}

export function storyOf(id: string): string {
  const found = things[id];
  return found ? either(found.story) : "";
}
