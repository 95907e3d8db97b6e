import type { Character, CharacterColour, Emblem } from "./character";
import { fetchOnce } from "../shared/fetch-once";
import { readLazy, type Lazy } from "../shared/lazy";

/** What {@link defineCharacter} needs: an id, a name and a persona. Everything else has a default. */
export interface CharacterInput extends Partial<Omit<Character, "id" | "name" | "persona">> {
  /** Lower-case letters, digits and hyphens, a letter or digit first. Memory is stored under it, so never change it. */
  readonly id: string;
  readonly name: string;
  /**
   * The system prompt: who the character is and how it talks. A function loads it with the character's first reply. The
   * rules that every character follows are appended.
   */
  readonly persona: Lazy<string>;
  /** About a hundred words in the place of the persona, for models with a short context. The rules are appended, shortened. */
  readonly shortPersona?: Lazy<string>;
  /** `false` sends the persona as it is written, and holds the replies to none of the rules that every character follows. */
  readonly rules?: boolean;
}

const validId = /^[a-z0-9][a-z0-9-]*$/;

const neutralColour: CharacterColour = { light: "#5f574d", dark: "#c4bbae" };

const ring: Emblem = { strokes: ["M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z"] };

/**
 * Creates a character for the chat, the Chat Room and the memory.
 *
 * Left out, `title` is the name, `subtitle` and `description` are empty, the colour is a neutral one, the emblem
 * a plain ring, `biography` and `openingQuestions` are empty lists and `visionLabel` is the name with `'s Vision`.
 *
 * @throws Error when the id has other than lower-case letters, digits and hyphens, or name or persona are blank.
 *
 * @example
 * const ada = defineCharacter({
 *   id: 'ada',
 *   name: 'Ada Lovelace',
 *   subtitle: 'London, 1843',
 *   persona: 'You are Ada Lovelace. You see in engines of brass what others see in poems.',
 *   openingQuestions: ['Can a machine ever surprise us?'],
 * })
 */
export function defineCharacter(input: CharacterInput): Character {
  const { id, name, persona, shortPersona, rules = true } = input;
  if (!isText(id) || !validId.test(id)) {
    throw new Error(
      `defineCharacter: the id ${JSON.stringify(id)} cannot be used, because memory is stored under it. ` +
        'Write it in lower-case letters, digits and hyphens, beginning with a letter or digit, such as "ada-lovelace".',
    );
  }
  if (!isText(name)) {
    throw new Error(
      `defineCharacter: the character "${id}" has a blank name, and visitors choose a character by name. ` +
        'Pass the name that lists should show, such as "Ada Lovelace".',
    );
  }
  if (typeof persona !== "function" && !isText(persona)) {
    throw new Error(
      `defineCharacter: the character "${id}" has a blank persona, and without one the model answers as nobody. ` +
        'Pass a text that says who they are, such as "You are Ada Lovelace, who …".',
    );
  }
  return {
    id,
    name,
    title: input.title ?? name,
    subtitle: input.subtitle ?? "",
    description: input.description ?? "",
    colour: input.colour ?? neutralColour,
    emblem: input.emblem ?? ring,
    biography: input.biography ?? [],
    persona: rules ? () => withRules(persona, "personaRules") : persona,
    ...(shortPersona && { shortPersona: rules ? () => withRules(shortPersona, "shortPersonaRules") : shortPersona }),
    ...(!rules && { rules }),
    openingQuestions: input.openingQuestions ?? [],
    visionLabel: input.visionLabel ?? `${name}'s Vision`,
    ...(input.language !== undefined && { language: input.language }),
    ...(input.needWords && { needWords: input.needWords }),
    ...(input.speaksInSounds !== undefined && { speaksInSounds: input.speaksInSounds }),
  };
}

const fetchRules = fetchOnce(() => import("./persona-rules"));

async function withRules(persona: Lazy<string>, length: "personaRules" | "shortPersonaRules"): Promise<string> {
  const [rules, text] = await Promise.all([fetchRules(), readLazy(persona)]);
  return `${text.trim()}\n\n${rules[length]}`;
}

// Plain JavaScript can call this too, so the types alone do not guarantee a string.
function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
