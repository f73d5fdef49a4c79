// Names of those who sit at a table.
import { say } from "./words.svelte";

interface Sitter {
  name: string;
  bot: string | null;
}

export function nameOf(seat: Sitter, number: number): string {
  if (seat.bot !== null && !seat.name) return say("bot-name", { bot: seat.bot.split("@")[0] ?? "" });
  return seat.name || say("seat", { number: number + 1 });
}

/** Who a record says sat there: `human Léa`, `bot greedy@1`. */
export function recorded(text: string): Sitter {
  const [kind, name] = [text.split(" ", 1)[0], text.slice(text.indexOf(" ") + 1)];
  return kind === "bot" ? { name: "", bot: name } : { name: kind === "human" ? text.slice(6) : text, bot: null };
}

/** Everybody's name; two of the same get their number. */
export function namesOf(seats: readonly Sitter[]): string[] {
  const plain = seats.map(nameOf);
  return plain.map((name, i) => (plain.filter((other) => other === name).length > 1 ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}` : name));
}
