import { speakerName, type Character, type Message } from "@archive-of-minds/core";
import { plain } from "../Message/message-text";

/** Words to share, and who said them. */
export interface SharedLine {
  readonly name: string;
  /** Without marks. */
  readonly text: string;
  /** `null` for the visitor. */
  readonly character: Character | null;
}

/** A message to share, and what is needed to say who said it. */
export interface SharedMessage {
  /** The messages of its conversation or discussion. */
  readonly all: readonly Message[];
  readonly message: Message;
  readonly characters: readonly Character[];
  /** Blank for a visitor without a name. */
  readonly visitorName: string;
}

/** What is shared of a message: what a character says goes with the message before it, which it answers. */
export function sharedLines({ all, message, ...speakers }: SharedMessage): readonly SharedLine[] {
  const before = all.slice(0, all.indexOf(message)).findLast(({ author }) => author !== "system");
  return (message.author === "user" || !before ? [message] : [before, message]).map(({ author, text }) => ({
    name: speakerName(speakers, author),
    text: author === "user" ? text : plain(text),
    character: speakers.characters.find(({ id }) => id === author) ?? null,
  }));
}

/** The words as text: each speaker with what they said, then where it is from. */
export const linesAsText = (lines: readonly SharedLine[], source: string): string =>
  [...lines.map(({ name, text }) => `${name}: ${text}`), `— ${source}`].join("\n\n");
