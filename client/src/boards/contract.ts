// What a board is given, and what it may ask for. A board draws a view and offers the moves listed
// in it; whether a move is legal is never decided here.
import type { Component } from "svelte";
import type { Chapter, JournalEntry, RefusedMove, Turn } from "../protocol";

export interface View<Shown = unknown, Memory = unknown> {
  game: string;
  seat: number | null;
  decision: number | null;
  turn: Turn;
  shown: Shown;
  memory: Memory | null;
  moves: string[];
  refused: RefusedMove[];
  chapters: Chapter[];
}

export interface BoardProps<Shown = unknown, Memory = unknown> {
  view: View<Shown, Memory>;
  names: string[]; // by seat
  sides: number[][];
  moves: string[]; // what may be sent now: nothing while something waits for its answer
  pending: string | null; // the move that is sent and not confirmed
  hint: string | null; // a move a bot advises
  company?: boolean; // whether other people sit at the table
  fresh: JournalEntry[]; // what happened since the view before
  trace: JournalEntry[]; // what the last mover did
  act: (move: string) => void;
  why: (move: string) => void; // tells why a move is refused
}

export type Board = Component<BoardProps>;

/** A move in two parts: `play r7` is a verb and what it is about. */
export function parts(move: string): [verb: string, what: string] {
  const space = move.indexOf(" ");
  return space < 0 ? [move, ""] : [move.slice(0, space), move.slice(space + 1)];
}
