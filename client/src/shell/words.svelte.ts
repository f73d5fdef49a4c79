// What a person reads: the catalogue shared with the service, in the language chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("words:fr"),
  en: () => import("words:en"),
};

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
  const text = (await LOADERS[wanted]()).default;
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem("language", wanted);
}

/** A sentence of the catalogue. */
export function say(key: string, params: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, params);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function points(n: number): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(n);
}

export function number(n: number): string {
  return new Intl.NumberFormat(language).format(n);
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** The right half of a sentence that the service sends in both languages. */
export function either(sentence: { fr: string; en: string } | Record<string, string>): string {
  return (sentence as Record<string, string>)[language] ?? "";
}
