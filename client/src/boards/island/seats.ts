// The signs of players and characters on the island: a shape and an ink a seat, two letters a person.
import { INKS, type Ink } from "../../art/signs";

export const SEAT_LETTERS = "ABCDEFGH";
const SEAT_INKS: Ink[] = [INKS.r, INKS.b, INKS.y, INKS.g, INKS.v, INKS.o, INKS.w, { ink: "#57534e", on: "#fffaf0" }];
const NEUTRAL: Ink = { ink: "#e9dfc6", on: "#2a2118" };

/** Outlines around the origin, about 17 from it. */
const SEAT_SHAPES = [
  "M17 0A17 17 0 1 1 -17 0 17 17 0 1 1 17 0z",
  "M-12 -15.5H12Q15.5 -15.5 15.5 -12V12Q15.5 15.5 12 15.5H-12Q-15.5 15.5 -15.5 12V-12Q-15.5 -15.5 -12 -15.5z",
  "M0 -22 22 0 0 22 -22 0z",
  "M-15.5 -15H15.5V3Q15.5 13 0 20Q-15.5 13 -15.5 3z",
  "M0 -20 17 -6V15.5H-17V-6z",
  "M-20 0 -10.5 -16H10.5L20 0 10.5 16H-10.5z",
  "M-8 -17H8L17 -8V8L8 17H-8L-17 8V-8z",
  "M-21 0Q0 -31 21 0Q0 31 -21 0z",
];
const NEUTRAL_SHAPE = "M-13 -10Q0 -22 13 -10L16 8Q0 22 -16 8z";

export const inkOf = (seat: number | null): Ink => (seat === null ? NEUTRAL : (SEAT_INKS[seat] ?? NEUTRAL));
export const shapeOf = (seat: number | null): string => (seat === null ? NEUTRAL_SHAPE : (SEAT_SHAPES[seat] ?? NEUTRAL_SHAPE));

const SHORT: Record<string, string> = { charlie: "Ch", claire: "Cl", sawyer: "Sw", sayid: "Sd", shannon: "Sh", sun: "Su" };
export const short = (name: string): string => SHORT[name] ?? name.charAt(0).toUpperCase() + name.charAt(1);
