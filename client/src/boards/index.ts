// The board of each game, fetched when it is needed. A game without one of its own is shown as text.
import type { Board } from "./contract";

type Loader = () => Promise<{ default: unknown }>;

const BOARDS: Record<string, Loader> = {
  classic: () => import("./cards/Cards.svelte"),
  duel: () => import("./cards/Cards.svelte"),
  board: () => import("./board/Paths.svelte"),
  roll: () => import("./roll/Sheets.svelte"),
  island: () => import("./island/Island.svelte"),
};

export async function boardOf(game: string, asText: boolean): Promise<Board> {
  const load = (asText ? undefined : BOARDS[game]) ?? (() => import("./plain/Plain.svelte"));
  return (await load()).default as Board;
}
