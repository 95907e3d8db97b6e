import { characters as theFive, type Character, type Message } from "@archive-of-minds/core";
import type { ArgTypes } from "@storybook/react-vite";

/** How long the texts of a story are. */
export type TextLength = "short" | "usual" | "long" | "one long word";

const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);

const lengthen: Readonly<Record<TextLength, (text: string) => string>> = {
  short: (text) => /^[^.!?…]*[.!?…]?/.exec(text)?.[0] ?? text,
  usual: (text) => text,
  long: (text) => Array.from({ length: 8 }, () => text).join(" "),
  "one long word": () => LONG_WORD,
};

/** A text as the control "textLength" asks for it. */
export const textOfLength = (text: string, length: unknown): string =>
  typeof length === "string" && length in lengthen ? lengthen[length as TextLength](text) : text;

export const messagesOfLength = (messages: readonly Message[], length: unknown): readonly Message[] =>
  length === undefined || length === "usual"
    ? messages
    : messages.map((message) => ({ ...message, text: textOfLength(message.text, length) }));

const nameOfLength = (name: string, length: unknown) =>
  length === "short" ? (name.split(" ")[0] ?? name) : textOfLength(name, length);

/** The characters, with what an interface shows of them that long. */
export const charactersOfLength = (characters: readonly Character[], length: unknown): readonly Character[] =>
  length === undefined || length === "usual"
    ? characters
    : characters.map((character) => ({
        ...character,
        title: nameOfLength(character.title, length),
        subtitle: nameOfLength(character.subtitle, length),
        description: textOfLength(character.description, length),
        openingQuestions: character.openingQuestions.map((question) => textOfLength(question, length)),
      }));

export const characterControl: ArgTypes = {
  character: {
    name: "Character",
    description: "The character that the visitor talks with.",
    control: { type: "select", labels: Object.fromEntries(theFive.map(({ id, name }) => [id, name])) },
    options: theFive.map(({ id }) => id),
  },
};

export const textLengthControl: ArgTypes = {
  textLength: {
    name: "Length of the texts",
    description: "Replaces the texts with short ones, long ones, or one word that cannot be broken.",
    control: "select",
    options: Object.keys(lengthen),
  },
};

/** The control of a story that can be put into each of these states. */
export const stateControl = (states: readonly string[]): ArgTypes => ({
  state: {
    name: "State",
    description: "The state of the part. Each is also a story of its own.",
    control: "select",
    options: states,
  },
});

/** The character that the control "character" names. */
export const chosenCharacter = (id: unknown) => theFive.find((character) => character.id === id) ?? theFive[0]!;
