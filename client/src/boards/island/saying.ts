// Moves of the island in words: which card, piece or person a number in a move is about is read from
// the view.
import type { IslandDecided, IslandShown } from "../../protocol";
import { printedName } from "../../shell/printed.svelte";
import { has, say } from "../../shell/words.svelte";

const WAYS = ["ne", "e", "se", "sw", "w", "nw"];
export const ARROWS: Record<string, string> = { ne: "↗", e: "→", se: "↘", sw: "↙", w: "←", nw: "↖" };

/** What the words after a verb stand for. */
export function whatText(verb: string, what: string, names: readonly string[], shown?: IslandShown, seat?: number | null): string {
  const words = what.split(" ").filter((word) => word !== "");
  const place = Number(words.at(-1)) - 1;
  if (verb === "seat") return names[place + 1] ?? what;
  if ((verb === "play" || verb === "discard") && shown && seat !== null && seat !== undefined) {
    const card = shown.hands[seat]?.[place];
    if (card) return printedName(card);
  }
  if ((verb === "use" || verb === "give") && words.length === 2) {
    const piece = shown?.characters.find((one) => one.name === words[0])?.equipment[place];
    const owner = printedName(words[0] ?? "");
    return piece ? say("island-piece-of", { piece: printedName(piece), name: owner }) : owner;
  }
  if (verb === "seize" && shown?.contest) {
    const piece = shown.characters.find((one) => one.name === shown.contest?.target)?.equipment[place];
    if (piece) return printedName(piece);
  }
  if (verb === "prize") return say(`island-prize-${words[0] ?? "none"}`);
  return words.map((word) => (WAYS.includes(word) ? say(`island-way-${word}`) : /^([a-h][1-8]|\d+)$/.test(word) ? word : printedName(word))).join(" ");
}

/** How a contest was decided. */
export function decidedText(contest: IslandDecided): string {
  const [first, second] = contest.sides.map(namesText);
  const [[die, other], [sum, against]] = [contest.dice, contest.sums];
  const told = { place: contest.at, first: first ?? "", second: second ?? "", sum, against, die, other };
  if (contest.won === null) return say("island-told-tie", told);
  return say("island-told-won", { ...told, who: (contest.won === 0 ? first : second) ?? "" });
}

function namesText(ids: readonly string[]): string {
  return ids.map(printedName).join(" + ");
}

/** A move as a button says it. */
export function actText(move: string, names: readonly string[], shown?: IslandShown, seat?: number | null): string {
  const [verb = "", ...rest] = move.split(" ");
  const word = verb === "use" && rest.length === 0 ? "use-now" : verb;
  return has(`island-act-${word}`) ? say(`island-act-${word}`, { what: whatText(verb, rest.join(" "), names, shown, seat) }) : move;
}
