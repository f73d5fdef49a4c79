// Cards in words.
import { face } from "../../art/signs";
import { say } from "../../shell/words.svelte";

export function cardName(card: string, game: string): string {
  const { letter, value } = face(card);
  const colour = say(`colour-${letter}`);
  return value === "x" ? say("card-wager", { colour, game }) : say("card-name", { value, colour });
}
