import { needPhrases, type NeedPhrases } from "./need-phrases";

export { needPhrases, type NeedPhrases } from "./need-phrases";

/** The few sentences that become part of a conversation; an embedding team may replace them. */
export interface ConversationPhrases {
  /** What a character says when no reply could be written; the error's text follows it. */
  readonly apology: string;
  /** What a character says instead of a reply that the model refused before its first word. */
  readonly declined: string;
  /** What stands below a question in other words while no answer to them has come. */
  readonly takenBack: string;
  /** What stands for a message that was only a picture. */
  readonly imageShared: (characterName: string) => string;
  /** What a model is shown after the last words that were heard of a reply. */
  readonly interruptedHere: string;
  /** What a model is shown where the visitor silenced the voice of a reply that can still be read. */
  readonly heardUpTo: string;
  /** The replies to a visitor in need. */
  readonly need: NeedPhrases;
}

export const conversationPhrases: ConversationPhrases = {
  apology: "My apologies. I am experiencing difficulty with my systems.",
  declined: "I would rather not answer that.",
  takenBack: "I had answered the question as you put it before. To these words no answer has come yet.",
  imageShared: (characterName) => `[Image shared with ${characterName}]`,
  interruptedHere: "[interrupted here]",
  heardUpTo: "[heard up to here, the rest in writing only]",
  need: needPhrases,
};

/** The sentences the room itself says, or puts in a character's mouth; an embedding team may replace them. */
export interface RoomPhrases {
  /** A character's turn failed; `message` is the vendor's text or our own. */
  readonly turnFailed: (characterName: string, message: string) => string;
  /** The same of a live agent. */
  readonly agentFailed: (characterName: string, message: string) => string;
  /** What a character says instead of a turn that the model refused before its first word. */
  readonly declined: string;
  /** A discussion has come to its end by itself. */
  readonly talkEnded: string;
  /** Live agents cannot be reached, and no participant is left for the next turn. */
  readonly nobodyElse: string;
  /** Said the first time a discussion ends because only one takes part. */
  readonly onlyOne: string;
  /** The replies to a visitor in need. */
  readonly need: NeedPhrases;
}

export const roomPhrases: RoomPhrases = {
  turnFailed: (characterName, message) => `Error: ${characterName} encountered an issue: ${message}`,
  agentFailed: (characterName, message) => `Error with ${characterName}: ${message}`,
  declined: conversationPhrases.declined,
  talkEnded: "The discussion has come to its end. Say something, or let somebody speak next, and it goes on.",
  onlyOne:
    "Only one participant is here, so the discussion waits for you. Say something, or select others and they answer each other.",
  nobodyElse:
    "None of the others can be reached just now. Say something, or let somebody speak next, and they are tried again.",
  need: needPhrases,
};
