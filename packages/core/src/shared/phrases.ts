import type { ModelInfo } from "../chat/chat.types";
import { needPhrases, type NeedPhrases } from "./need-phrases";

export { needPhrases, type NeedPhrases } from "./need-phrases";

/** The few sentences that become part of a conversation; an embedding team may replace them. */
export interface ConversationPhrases {
  /** What a character says when no reply could be written. The text of the error follows it, so it should be in the same language. */
  readonly apology: string;
  /** What a character says instead of a reply that the model refused before its first word. */
  readonly declined: string;
  /** Replaces the former reply of an edited question until a new one arrives. */
  readonly takenBack: string;
  /** The text of a message that was only a picture. */
  readonly imageShared: (characterName: string) => string;
  /** The mark for a model after the heard part of an interrupted reply. */
  readonly interruptedHere: string;
  /** The mark for a model where the visitor stopped the voice of a reply that can still be read. */
  readonly heardUpTo: string;
  /** The replies to a visitor in need. */
  readonly need: NeedPhrases;
}

/**
 * The phrases of a chat that is given none, in English. To replace some, spread them:
 * `{ ...conversationPhrases, declined: '…' }`.
 */
export const conversationPhrases: ConversationPhrases = {
  apology: "My apologies. I am experiencing difficulty with my systems.",
  declined: "I would rather not answer that.",
  takenBack: "I answered what you wrote before. To this message I have not replied yet.",
  imageShared: (characterName) => `[Image shared with ${characterName}]`,
  interruptedHere: "[interrupted here]",
  heardUpTo: "[heard up to here, the rest in writing only]",
  need: needPhrases,
};

/** The sentences of the room itself, and those it shows as a character's; an embedding team may replace them. */
export interface RoomPhrases {
  /** A character's turn failed; `message` is the vendor's text or our own. */
  readonly turnFailed: (characterName: string, message: string) => string;
  /** The same of a live agent. */
  readonly agentFailed: (characterName: string, message: string) => string;
  /** What a character says instead of a turn that the model refused before its first word. */
  readonly declined: string;
  /** Another model writes the rest of the discussion. */
  readonly goesOnWith: (model: ModelInfo) => string;
  /** A discussion ended by itself. */
  readonly talkEnded: string;
  /** Live agents cannot be reached, and no participant is left for the next turn. */
  readonly othersUnreachable: string;
  /** Shown the first time a discussion ends because it has only one participant. */
  readonly onlyOne: string;
  /** The visitor called a character that does not take part, and others answer. */
  readonly absent: (characterName: string) => string;
  /** The visitor called a character that is muted, and others answer. */
  readonly silenced: (characterName: string) => string;
  /** The replies to a visitor in need. */
  readonly need: NeedPhrases;
}

/**
 * The phrases of a Chat Room that is given none, in English. To replace some, spread them:
 * `{ ...roomPhrases, declined: '…' }`.
 */
export const roomPhrases: RoomPhrases = {
  turnFailed: (characterName, message) => `Error: ${characterName} encountered an issue: ${message}`,
  agentFailed: (characterName, message) => `Error with ${characterName}: ${message}`,
  declined: conversationPhrases.declined,
  goesOnWith: ({ kind, name }) =>
    kind === "builtIn" ? "The discussion goes on with built-in replies." : `The discussion goes on with ${name}.`,
  talkEnded: "They have finished. Ask something, or choose who goes on.",
  onlyOne:
    "Say something, or select others and they answer each other. With one participant, the discussion waits for you.",
  othersUnreachable: "None of the others can be reached now. Say something, or let somebody speak next, to try again.",
  absent: (name) => `${name} is not taking part. To hear them, add them under “Participants”.`,
  silenced: (name) => `${name} is muted. To hear them, press “Unmute” under “Participants”.`,
  need: needPhrases,
};

/** Reads each phrase of this moment: a session outlives a change of the page's language. */
function ofTheMoment<Phrases extends object>(english: Phrases, now: () => Phrases | undefined): Phrases {
  return new Proxy(english, { get: (_, key) => Reflect.get(now() ?? english, key) as unknown });
}

/**
 * Phrases for a page whose language changes while a chat goes on. What was said stays as it is, and a message that was only
 * a picture keeps its English text, by which it is known again.
 *
 * @param now the phrases of this moment, English for `undefined`
 */
export const changingPhrases = (now: () => ConversationPhrases | undefined): ConversationPhrases =>
  ofTheMoment(conversationPhrases, () => {
    const phrases = now();
    return phrases && { ...phrases, imageShared: conversationPhrases.imageShared };
  });

/**
 * The same for the Chat Room.
 *
 * @param now the phrases of this moment, English for `undefined`
 */
export const changingRoomPhrases = (now: () => RoomPhrases | undefined): RoomPhrases => ofTheMoment(roomPhrases, now);
