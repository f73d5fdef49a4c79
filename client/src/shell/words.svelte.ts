// What a person reads: the catalogue shared with the service, in the language chosen.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];

type Catalogue = Record<string, string>;

const LOADERS: Record<Language, () => Promise<{ default: Catalogue }>> = {
  fr: () => import("words:fr"),
  en: () => import("words:en"),
};

// Sentences are read when they are first said: a page says a few dozen of many hundred.
let catalogue: Catalogue = {};
let bundle = $state.raw(new FluentBundle("fr"));
let language = $state<Language>("fr");

export function currentLanguage(): Language {
  return language;
}

/** The language of an earlier visit, else the browser's, else French. */
export function wishedLanguage(): Language {
  const kept = localStorage.getItem("language");
  if (kept === "fr" || kept === "en") return kept;
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "fr" || tag === "en");
  return first === "en" ? "en" : "fr";
}

export async function speak(wanted: Language): Promise<void> {
  catalogue = (await LOADERS[wanted]()).default;
  bundle = new FluentBundle(wanted, { useIsolating: false });
  language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem("language", wanted);
}

/**
 * Whole numbers under a thousand are written as they are in both languages: the first number format
 * of a page takes the browser a hundred milliseconds on a slow phone.
 */
function isPlain(n: number): boolean {
  return Number.isInteger(n) && Math.abs(n) < 1000;
}

class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function written(params: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const all = { ...params };
  for (const [name, value] of Object.entries(all)) if (typeof value === "number" && isPlain(value)) all[name] = new PlainNumber(value);
  return all;
}

/** A sentence of the catalogue. */
export function say(key: string, params: Record<string, FluentVariable> = {}): string {
  const source = catalogue[key];
  if (source !== undefined && !bundle.hasMessage(key)) bundle.addResource(new FluentResource(`${key} = ${source}`));
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, written(params));
}

export function has(key: string): boolean {
  void bundle; // another language is another catalogue
  return Object.hasOwn(catalogue, key);
}

export function points(n: number): string {
  if (isPlain(n)) return n > 0 ? `+${n}` : String(n);
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(n);
}

export function number(n: number): string {
  if (isPlain(n)) return String(n);
  return new Intl.NumberFormat(language).format(n);
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** The right half of a sentence that the service sends in both languages. */
export function either(sentence: { fr: string; en: string } | Record<string, string>): string {
  return (sentence as Record<string, string>)[language] ?? "";
}
