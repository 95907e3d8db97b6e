import type { Character } from "@archive-of-minds/core";

/** A character for tests: its name is its id, capitalised. */
export function exampleCharacter(id = "ada", changes: Partial<Character> = {}): Character {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    id,
    name,
    title: name,
    subtitle: "An example",
    description: `${name} is an example.`,
    colour: { light: "#5a4632", dark: "#d8c3a5" },
    emblem: { strokes: ["M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16"] },
    biography: [`${name} was made up.`],
    persona: `You are ${name}.`,
    openingQuestions: ["Who are you?", "Where are you from?", "What do you like?"],
    visionLabel: `${name}'s Vision`,
    ...changes,
  };
}
