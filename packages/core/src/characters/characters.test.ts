import { describe, expect, it } from "vitest";
import type { Character } from "./character";
import { readLazy } from "../shared/lazy";
import { characters, defaultCharacterId, defineCharacter, findCharacter, hypatia } from "./index";
import { personaRules, shortPersonaRules } from "./persona-rules";

const paper = "#fbf7ee";
const readingLamp = "#1a1714";

describe("the five characters", () => {
  it("appear in the order of the archive, each with its name, title and subtitle", () => {
    expect(characters.map(({ id, name, title, subtitle }) => ({ id, name, title, subtitle }))).toEqual([
      { id: "tesla", name: "Tesla", title: "Nikola Tesla (1856-1943)", subtitle: "Now in 2025" },
      { id: "hypatia", name: "Hypatia", title: "Hypatia of Alexandria", subtitle: "circa 400 CE" },
      { id: "faust", name: "Dr. Faust", title: "Dr. Johann Faust", subtitle: "early 1500s Germany" },
      { id: "flux", name: "Flux", title: "Flux", subtitle: "Quantum Particle" },
      {
        id: "cheesemaster",
        name: "Cheesemaster 5000",
        title: "Cheesemaster 5000",
        subtitle: "Sentient Cheese Entity",
      },
    ]);
  });

  it("label the camera picture as their own vision", () => {
    expect(characters.map(({ visionLabel }) => visionLabel)).toEqual([
      "Tesla's Vision",
      "Hypatia's Vision",
      "Faust's Vision",
      "Flux's Vision",
      "Cheesemaster's Vision",
    ]);
  });

  it("begin with Tesla for a visitor who has not chosen", () => {
    expect(findCharacter(defaultCharacterId)?.name).toBe("Tesla");
  });

  it("differ in colour and emblem", () => {
    expect(new Set(characters.map(({ colour }) => colour.light)).size).toBe(5);
    expect(new Set(characters.map(({ colour }) => colour.dark)).size).toBe(5);
    expect(new Set(characters.map(({ emblem }) => emblem.strokes.join())).size).toBe(5);
  });

  it("know what year it is when they come from the past", async () => {
    const personas = await Promise.all(
      characters.map(async ({ id, persona }) => ({ id, text: await readLazy(persona) })),
    );
    expect(personas.filter(({ text }) => text.includes("in the year 2025")).map(({ id }) => id)).toEqual([
      "tesla",
      "hypatia",
    ]);
  });

  it("let Flux alone speak in sounds", () => {
    expect(characters.filter(({ speaksInSounds }) => speaksInSounds).map(({ id }) => id)).toEqual(["flux"]);
  });

  it("name the five playable sounds in the persona of Flux", async () => {
    const sounds = [...(await readLazy(findCharacter("flux")?.persona ?? "")).matchAll(/"(\w+)" for /g)].map(
      (match) => match[1],
    );
    expect(sounds).toEqual(["bzzzt", "kssshh", "hummm", "whoosh", "flicker"]);
  });
});

describe.each(characters)("$name", (character) => {
  it("keeps the rules of every character", async () => {
    expect((await readLazy(character.persona)).endsWith(`\n\n${personaRules}`)).toBe(true);
  });

  it("has a short persona of 90 to 150 words, with the short rules", async () => {
    const text = await readLazy(character.shortPersona ?? "");
    expect(text.endsWith(`\n\n${shortPersonaRules}`)).toBe(true);
    const words = text.slice(0, -shortPersonaRules.length).trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(90);
    expect(words).toBeLessThanOrEqual(150);
  });

  it("has a persona of 250 to 450 words before the rules", async () => {
    const words = (await readLazy(character.persona)).slice(0, -personaRules.length).trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
  });

  it("offers three different questions to begin with", () => {
    expect(new Set(character.openingQuestions).size).toBe(3);
    expect(character.openingQuestions.filter((question) => !question.endsWith("?"))).toEqual([]);
  });

  it("has a description of one sentence and a biography of three or four paragraphs", async () => {
    expect(character.description).toMatch(/^[^.!?]+\.$/);
    expect([3, 4]).toContain((await readLazy(character.biography)).length);
  });

  it("is written without asterisks", async () => {
    expect((await textsOf(character)).filter((text) => text.includes("*"))).toEqual([]);
  });

  it("has a colour with enough contrast in both colour schemes", () => {
    expect(contrast(character.colour.light, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(character.colour.dark, readingLamp)).toBeGreaterThanOrEqual(4.5);
  });

  it("has an id that memory can be stored under", () => {
    expect(character.id).toMatch(/^[a-z0-9][a-z0-9-]*$/);
  });
});

describe("finding a character", () => {
  it("finds one of the five by id", () => {
    expect(findCharacter("hypatia")).toBe(hypatia);
  });

  it("finds nothing under an unknown id", () => {
    expect(findCharacter("newton")).toBeUndefined();
  });

  it("searches the given characters instead", () => {
    const ada = defineCharacter({ id: "ada", name: "Ada", persona: "You are Ada." });
    expect(findCharacter("ada", [ada])).toBe(ada);
    expect(findCharacter("tesla", [ada])).toBeUndefined();
  });
});

describe("a character of your own", () => {
  it("needs an id, a name and a persona, and has defaults for the rest", async () => {
    const ada = defineCharacter({ id: "ada", name: "Ada", persona: "  You are Ada.\n" });
    expect({ ...ada, persona: await readLazy(ada.persona) }).toEqual({
      id: "ada",
      name: "Ada",
      title: "Ada",
      subtitle: "",
      description: "",
      colour: { light: "#5f574d", dark: "#c4bbae" },
      emblem: { strokes: ["M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z"] },
      biography: [],
      persona: `You are Ada.\n\n${personaRules}`,
      openingQuestions: [],
      visionLabel: "Ada's Vision",
    });
  });

  it("keeps all given fields", () => {
    const { calledBy: _calledBy, casting: _casting, hasLiveAgent: _hasLiveAgent, ...character } = hypatia;
    const brought: Character = { ...character, id: "ada", persona: "You are Ada." };
    expect(defineCharacter({ ...brought, rules: false })).toEqual({ ...brought, rules: false });
  });

  it("has enough contrast in the neutral colour in both colour schemes", () => {
    const { colour } = defineCharacter({ id: "ada", name: "Ada", persona: "You are Ada." });
    expect(contrast(colour.light, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour.dark, readingLamp)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["", "Ada", "ada lovelace", "-ada", "ada_l", "ada/../tesla"])('is refused under the id "%s"', (id) => {
    expect(() => defineCharacter({ id, name: "Ada", persona: "You are Ada." })).toThrow(
      new Error(
        `defineCharacter: the id "${id}" cannot be used, because memory is stored under it. ` +
          'Write it in lower-case letters, digits and hyphens, beginning with a letter or digit, such as "ada-lovelace".',
      ),
    );
  });

  it("is refused without a name", () => {
    expect(() => defineCharacter({ id: "ada", name: " ", persona: "You are Ada." })).toThrow(
      new Error(
        'defineCharacter: the character "ada" has a blank name, and visitors choose a character by name. ' +
          'Pass the name that lists should show, such as "Ada Lovelace".',
      ),
    );
  });

  it("is refused without a persona", () => {
    expect(() => defineCharacter({ id: "ada", name: "Ada", persona: "\n" })).toThrow(
      new Error(
        'defineCharacter: the character "ada" has a blank persona, and without one the model answers as nobody. ' +
          'Pass a text that says who they are, such as "You are Ada Lovelace, who …".',
      ),
    );
  });
});

async function textsOf(character: Character): Promise<string[]> {
  const { name, title, subtitle, description, visionLabel, openingQuestions } = character;
  const [persona, biography] = await Promise.all([readLazy(character.persona), readLazy(character.biography)]);
  return [name, title, subtitle, description, persona, visionLabel, ...biography, ...openingQuestions];
}

/** The contrast ratio of WCAG 2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
