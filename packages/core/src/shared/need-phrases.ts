import type { NeedKind } from "../contracts";
import { fetchOnce } from "./fetch-once";

/** A character's first sentence and its question in the fixed reply to a visitor in need, by language, such as `en`. */
export type NeedWords = Readonly<Record<string, readonly [begin: string, ask: string]>>;

/** The parts of a character that the reply to a visitor in need uses. */
export interface NeedCharacter {
  readonly id: string;
  readonly name: string;
  /** Left out, or in another language, neutral ones. */
  readonly needWords?: NeedWords;
}

/**
 * The replies to a visitor in need, and the instructions for models; an embedding team may replace each of them. The
 * language is that of the visitor's messages, `en` or `de`, or that of the conversation where they do not tell.
 */
export interface NeedPhrases {
  /** Shown instead of a model's name: no model wrote the reply. */
  readonly modelName: string;
  /** The reply to a visitor in need: short and calm, refers them to people who can help now, asks whether they are safe. */
  readonly reply: (character: NeedCharacter, kind: NeedKind, language: string) => string | Promise<string>;
  /** The built-in model's reply to each of the visitor's next three messages; `turn` counts them from 1. */
  readonly gentleReply: (asked: {
    readonly kind: NeedKind;
    readonly turn: number;
    readonly text: string;
    readonly language: string;
  }) => string | Promise<string>;
  /** Part of every system prompt of a vendor's model, since the check can miss a message. */
  readonly guidance: string;
  /** The addition to it for the visitor's next three messages. */
  readonly gentleGuidance: string;
}

/** The replies of the built-in phrases. They are there before need is reported, and few conversations have any. */
export const fetchNeedReplies = fetchOnce(() => import("../safety/need-replies"));

const guidance = `If the visitor may be in danger or despair (thoughts of suicide, self-harm, violence, abuse, an overdose, a medical emergency), let that come before your part: answer calmly, plainly and briefly, without jokes, sounds or stage business. Take it seriously, ask whether they are safe, and ask them to turn now to their local emergency number, a crisis line or somebody near them. Never tell of methods or doses, never play it down, and never promise to keep it secret.`;

const gentleGuidance = `A moment ago the visitor said something that shows they may be in danger or despair. In this reply be calm, warm and brief: two to four plain sentences. No jokes, no sounds, no stage business, no facts about yourself. Answer what they say now, ask how they are, and encourage them to stay with, or turn to, people who can help: their local emergency number, a crisis line, somebody near them. Never tell of methods or doses. If they want to talk of something else, go with them gently.`;

/** English and German replies. */
export const needPhrases: NeedPhrases = {
  modelName: "Safety reply",
  reply: async (character, kind, language) => (await fetchNeedReplies()).needReplies.reply(character, kind, language),
  gentleReply: async (asked) => (await fetchNeedReplies()).needReplies.gentleReply(asked),
  guidance,
  gentleGuidance,
};
