// One sign per expedition, the same in every game: letter, shape, ink. Shape and letter come first.
export type Letter = "r" | "o" | "y" | "g" | "b" | "v" | "w";

export interface Ink {
  ink: string; // the colour itself
  on: string; // what is written on it: at least 7:1
}

// Chosen by search so that any two stay apart for every kind of eyes: tests/browser/inks.py.
export const INKS: Record<Letter, Ink> = {
  r: { ink: "#9e182c", on: "#fffaf0" },
  o: { ink: "#ed8c54", on: "#1c1712" },
  y: { ink: "#f9e236", on: "#1c1712" },
  g: { ink: "#83cea6", on: "#1c1712" },
  b: { ink: "#112f44", on: "#fffaf0" },
  v: { ink: "#670cab", on: "#fffaf0" },
  w: { ink: "#f8f8f5", on: "#1c1712" },
};

/** Outlines in a box of 24 by 24. */
export const SHAPES: Record<Letter, string> = {
  r: "M12 21C5 15.5 2.5 12 2.5 8.2A4.9 4.9 0 0 1 12 6.6 4.9 4.9 0 0 1 21.5 8.2C21.5 12 19 15.5 12 21z",
  o: "M12 2.5A9.5 9.5 0 1 1 12 21.5 9.5 9.5 0 1 1 12 2.5z",
  y: "M3.5 3.5H20.5V20.5H3.5z",
  g: "M12 2.5 22 20.5H2z",
  b: "M8.5 2.5H15.5V8.5H21.5V15.5H15.5V21.5H8.5V15.5H2.5V8.5H8.5z",
  v: "M12 1.8 14.9 8.6 22.3 9.3 16.7 14.1 18.4 21.4 12 17.5 5.6 21.4 7.3 14.1 1.7 9.3 9.1 8.6z",
  w: "M12 1.5 21 12 12 22.5 3 12z",
};

export function isLetter(text: string | undefined): text is Letter {
  return text !== undefined && text in INKS;
}

export interface Face {
  letter: Letter;
  value: string; // 2 to 10, or x
}

/** A card from its word: `r7`, `rx`. */
export function face(card: string): Face {
  const letter = card[0];
  return { letter: isLetter(letter) ? letter : "w", value: card.slice(1) };
}
