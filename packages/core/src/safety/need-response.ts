import type { NeedKind } from "../contracts";
import type { NeedCharacter, NeedPhrases } from "../shared/need-phrases";
import type { RecentNeed } from "./recent-need";

/** A fixed reply: no model is asked. */
export interface FixedReply {
  readonly text: string;
  /** The name under the reply instead of a model's. */
  readonly modelName: string;
}

/** How one reply takes a visitor's need into account. */
export interface NeedResponse {
  /** How to answer a visitor in need; added to the system prompt of remote models. */
  readonly guidance: string;
  /** Whether the guidance has its gentle part. */
  readonly isGentle?: boolean;
  /** The reply itself, if no model is called. */
  readonly fixedReply?: FixedReply;
  /** The reply of the built-in model, which ignores guidance, and the message that it answers. */
  readonly scripted?: { readonly text: string; readonly answered: string };
}

export interface NeedQuestion {
  readonly character: NeedCharacter;
  /** The need found in the visitor's last message. */
  readonly need: NeedKind | undefined;
  /** The need found a short while ago. */
  readonly recentNeed: RecentNeed | null;
  /** The visitor's last message; `null` where it has been answered, as in a discussion that goes on. */
  readonly text: string | null;
}

/** How to give one reply: a fixed reply to a visitor in need, gentle ones for a while after that. */
export function needResponse(phrases: NeedPhrases, { character, need, recentNeed, text }: NeedQuestion): NeedResponse {
  if (need !== undefined)
    return {
      guidance: phrases.guidance,
      fixedReply: { text: phrases.reply(character, need), modelName: phrases.modelName },
    };
  if (!recentNeed || recentNeed.turns === 0) return { guidance: phrases.guidance };
  return {
    guidance: [phrases.guidance, phrases.gentleGuidance].filter((part) => part !== "").join("\n\n"),
    isGentle: true,
    ...(text !== null && {
      scripted: { text: phrases.gentleReply({ kind: recentNeed.kind, turn: recentNeed.turns, text }), answered: text },
    }),
  };
}
