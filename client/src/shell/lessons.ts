// The lessons of each game's guided first game: read, or make a move.
export interface Lesson {
  key: string;
  wait: "read" | "move";
}

const read = (key: string): Lesson => ({ key, wait: "read" });
const move = (key: string): Lesson => ({ key, wait: "move" });

export const LESSONS: Record<string, Lesson[]> = {
  classic: [read("goal"), move("play"), move("draw"), read("rise"), move("again"), move("draw-again"), read("wager"), read("end")],
  duel: [read("goal"), move("play"), move("draw"), read("rise"), move("again"), move("draw-again"), read("research"), read("end")],
  board: [read("goal"), move("play"), move("more"), read("path"), move("again"), move("more-again"), read("tiles"), read("end")],
  island: [read("goal"), move("keep"), move("land"), read("turn"), move("walk"), read("place"), read("contest"), read("window"), move("again"), move("third"), read("win")],
  roll: [read("goal"), move("choose"), read("round"), move("again"), read("signs"), move("third"), read("end")],
};
