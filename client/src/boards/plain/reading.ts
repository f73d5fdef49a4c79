// What a portrait shows, field by field, in words. Any game can be read: the catalogue names its
// fields (`plain-<field>`) and codes (`plain-is-<code>`), and a field nobody has named keeps its own name.
import type { IslandDecided } from "../../protocol";
import { isLetter } from "../../art/signs";
import { printed, printedName } from "../../shell/printed.svelte";
import { has, number, say } from "../../shell/words.svelte";
import { cardName } from "../common/names";
import { decidedText } from "../island/saying";

export interface Reading {
  title: string;
  lines: string[];
}

type Fields = Record<string, unknown>;

/** Where a value stands: in which view, in which field of which, and under which colour. */
interface Spot {
  game: string;
  names: readonly string[];
  field: string;
  within: string;
  letter: string;
}

// Fields of a view that list one thing for each seat or camp; with as many camps as seats they are the same.
const BY_SEAT = new Set(["hands", "held", "rows", "totals", "artefacts", "finds", "tile_points", "sheets", "out", "starts", "explored", "beaten", "healed", "known"]);
// Fields whose numbers are seats.
const SEATS = new Set(["mover", "starter", "roller", "asked", "done", "active", "owner", "controller", "principal", "healed"]);
// Fields whose value says by itself what it is.
const UNNAMED = new Set(["name", "what", "about", "code", "cards"]);
// Fields where nothing is meant by zero.
const NOTHING_AT_ZERO = new Set(["stall", "extra_left", "step", "height"]);
// Codes that already have their words elsewhere.
const CODES: Record<string, string> = { question: "island-ask", what: "island-pending", about: "island-when", code: "line-exploit", rules: "value", colours: "colour", tiles: "tile" };
// What nothing means, where it means something.
const NOTHING: Record<string, string> = { controller: "island-neutral", at: "plain-is-dead", equipment: "island-hidden-piece" };

/** A portrait as titles with a few lines each; what is empty is left out. */
export function readings(fields: unknown, game: string, names: readonly string[], own: number | null): Reading[] {
  return Object.entries(fields as Fields).flatMap(([field, value]) => {
    const spot = { game, names, field, within: "", letter: "" };
    const title = label(field, spot);
    if (field === "decided") return told(title, (value as IslandDecided[]).map(decidedText));
    if (!BY_SEAT.has(field) || !Array.isArray(value)) return told(title, lines(value, spot));
    const whose = value.map((_, place) => names.filter((_, seat) => seat % value.length === place).join(" + "));
    // One's own hand stands above everything else.
    const seen = value.map((one, place) => (field === "hands" && place === own ? null : one));
    if (seen.some(isRecord)) return seen.flatMap((one, place) => told(`${title}, ${whose[place] ?? ""}`, lines(one, spot)));
    return told(title, seen.flatMap((one, place) => (text(one, spot) === "" ? [] : [pair(whose[place] ?? "", text(one, spot))])));
  });
}

function told(title: string, found: string[]): Reading[] {
  return found.length === 0 ? [] : [{ title, lines: found }];
}

/** A card as the page says it, with the letters that a typed move wants. */
export function cardText(card: string, game: string): string {
  return isCard(card, game) ? `${cardName(card, game)} (${card})` : printed(card) ? printedName(card) : card;
}

function lines(value: unknown, spot: Spot): string[] {
  if (Array.isArray(value) && value.some(isRecord)) return value.map((one) => text(one, spot)).filter((line) => line !== "");
  if (!isRecord(value)) return [text(value, spot)].filter((line) => line !== "");
  if (Object.values(value).every(isSimple)) return [entries(value, spot).join(", ")].filter((line) => line !== "");
  return Object.entries(value).flatMap(([key, one]) => {
    const at = inside(key, spot);
    if (isRecord(one) && Object.values(one).some(isRecord)) return lines(one, at);
    return entries({ [key]: one }, spot);
  });
}

/** `key: value` for everything that is not empty. */
function entries(fields: Fields, spot: Spot): string[] {
  return Object.entries(fields).flatMap(([key, one]) => {
    const said = text(one, inside(key, spot));
    return said === "" ? [] : [pair(label(key, inside(key, spot)), said)];
  });
}

/** A value in one line, empty where there is nothing to say. */
function text(value: unknown, spot: Spot): string {
  const { field, names } = spot;
  if (value === null || value === undefined) return NOTHING[field] === undefined ? "" : say(NOTHING[field]);
  if (typeof value === "boolean") return value || spot.within === "bridges" ? say(value ? "value-on" : "value-off") : "";
  if (typeof value === "number") return SEATS.has(field) ? (names[value] ?? "") : value === 0 && NOTHING_AT_ZERO.has(field) ? "" : number(value);
  if (typeof value === "string") return word(value, spot);
  if (Array.isArray(value)) return list(value, spot);
  const told = Object.entries(value).flatMap(([key, one]) => {
    const said = text(one, inside(key, spot));
    if (said === "") return [];
    const bare = UNNAMED.has(key) || (one === null && NOTHING[key] !== undefined);
    return [bare ? said : one === true && spot.field !== "bridges" ? label(key, inside(key, spot)) : `${label(key, inside(key, spot))} ${said}`];
  });
  return series(told);
}

function list(values: unknown[], spot: Spot): string {
  // Of what lies along a path, and of what is so or not, the places count.
  if (spot.within === "tiles") return values.flatMap((one, i) => (one === null ? [] : [say("plain-place", { place: i + 1, what: text(one, { ...spot, field: "tiles" }) })])).join(", ");
  if (values.length > 0 && values.every((one) => typeof one === "boolean")) return values.flatMap((one, i) => (one ? [String(i + 1)] : [])).join(", ");
  const said = values.map((one) => text(one, spot)).filter((one) => one !== "");
  return values.some(isRecord) ? series(said) : said.join(values.some(Array.isArray) ? " / " : ", ");
}

function series(told: string[]): string {
  return told.length === 0 ? "" : told.reduce((first, second) => say("plain-and", { first, second }));
}

function word(value: string, spot: Spot): string {
  const { field, game, letter } = spot;
  if (isCard(value, game)) {
    if (value[0] !== letter) return cardName(value, game);
    return value.endsWith("x") ? say("wager-word", { game }) : value.slice(1);
  }
  if (game !== "island" && isLetter(value)) return say(`colour-${value}`);
  const family = CODES[field] ?? CODES[spot.within];
  if (family !== undefined && has(`${family}-${value}`)) return say(`${family}-${value}`);
  if (family === "colour") return ""; // a path of its letter's own colour
  if (family === "tile") return say("tile-points", { points: value });
  if (has(`plain-is-${value}`)) return say(`plain-is-${value}`);
  const landing = /^start (\d+)$/.exec(value)?.[1];
  if (landing !== undefined) return say("island-start", { number: landing });
  return printed(value) ? printedName(value) : value;
}

function label(key: string, spot: Spot): string {
  if (spot.game !== "island" && isLetter(key)) return `${say(`colour-${key}`)} (${key})`;
  const name = key.replaceAll("_", "-");
  if (has(`plain-${name}`)) return say(`plain-${name}`, { within: spot.within, game: spot.game });
  return printed(key) ? printedName(key) : isCard(key, spot.game) ? cardName(key, spot.game) : key.replaceAll("_", " ");
}

function inside(key: string, spot: Spot): Spot {
  return { ...spot, field: key, within: isNamed(spot.field) ? spot.field : spot.within, letter: isLetter(key) ? key : spot.letter };
}

/** Whether a key is a field's name, not a colour, a card or a site under which something is kept. */
function isNamed(key: string): boolean {
  return has(`plain-${key.replaceAll("_", "-")}`);
}

function pair(key: string, value: string): string {
  return say("plain-pair", { key, value });
}

function isCard(value: string, game: string): boolean {
  return game !== "island" && /^[a-z](x|\d+)$/.test(value) && isLetter(value[0]);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSimple(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}
