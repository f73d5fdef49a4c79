// A line of the journal, and a move, in words.
import type { IslandShown, JournalEntry, News } from "../protocol";
import type { View } from "../boards/contract";
import { isLetter } from "../art/signs";
import { cardName } from "../boards/common/names";
import { actText, whatText } from "../boards/island/saying";
import { printedName } from "./printed.svelte";
import { has, number, say } from "./words.svelte";

/** A move as a person would say it, its notation where nobody has words for it. */
export function moveText(move: string, view: View, names: readonly string[]): string {
  const [verb = "", named = ""] = move.split(" ");
  const what = /^[a-z](x|\d+)$/.test(named) ? cardName(named, view.game) : isLetter(named) ? say(`colour-${named}`) : named;
  if (view.game === "island") return actText(move, names, view.shown as IslandShown, view.seat);
  if (verb === "start" && has(`move-start-${named}`)) return say(`move-start-${named}`);
  return has(`move-${verb}`) ? say(`move-${verb}`, { what }) : move;
}

export interface Advice {
  move: string;
  other: string | null;
  gain: number | null;
  measure: "points" | "chance"; // to win
}

/** What a bot would do, rather than what else, and what speaks for it. */
export function adviceText(advice: Advice, view: View, names: readonly string[]): string {
  const move = moveText(advice.move, view, names);
  if (advice.other === null || advice.gain === null) return say("hint-says", { move });
  const other = moveText(advice.other, view, names);
  const over = advice.measure === "chance" ? "hint-over-chance" : "hint-over";
  return say(over, { move, other, gain: advice.gain, shown: number(advice.gain) });
}

/** What somebody did, empty where nobody is told of it. */
export function deedText(entry: JournalEntry, names: readonly string[]): string {
  if (entry.key === "") return "";
  const params = entry.params;
  const what = entry.key.startsWith("island-did-") ? whatText(entry.key.slice(11), params.what ?? "", names) : params.what;
  return say(entry.key, { ...params, ...(what === undefined ? {} : { what }), name: names[entry.seat] ?? "", seat: entry.seat + 1 });
}

/** What followed from it. */
export function newsText(news: News, names: readonly string[]): string {
  const things = Object.entries(news.things).map(([name, ids]) => [name, ids.map(printedName).join(" + ")]);
  return say(news.key, { ...news.params, ...Object.fromEntries(things), name: news.seat === null ? "" : (names[news.seat] ?? "") });
}

/** Both, in one breath. */
export function entryText(entry: JournalEntry, names: readonly string[]): string {
  return [deedText(entry, names), ...entry.news.map((news) => newsText(news, names))].filter((text) => text !== "").join(" ");
}
