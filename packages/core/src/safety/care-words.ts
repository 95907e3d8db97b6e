import type { NeedKind } from "../contracts";
import type { NeedCharacter, NeedPhrases } from "../shared/need-phrases";
import type { Care } from "./care";

/** A fixed reply: no model is asked. */
export interface GivenWords {
  readonly text: string;
  /** The name under the reply instead of a model's. */
  readonly modelName: string;
}

/** What need means for one reply. */
export interface CareWords {
  /** How to answer a visitor in need; added to the system prompt of remote models. */
  readonly guidance: string;
  /** The reply itself, where no model is to be asked. */
  readonly given?: GivenWords;
  /** What a model that runs by script says: it takes no guidance. */
  readonly scripted?: string;
}

export interface CareQuestion {
  readonly character: NeedCharacter;
  /** What was found in what the visitor has just said. */
  readonly need: NeedKind | undefined;
  /** What was found a short while ago. */
  readonly care: Care | null;
  /** What the visitor has just said. */
  readonly said: string;
}

/** How to give one reply: in fixed words to a visitor in need, gently for a while after that. */
export function careWords(phrases: NeedPhrases, { character, need, care, said }: CareQuestion): CareWords {
  if (need !== undefined)
    return {
      guidance: phrases.guidance,
      given: { text: phrases.reply(character, need), modelName: phrases.modelName },
    };
  if (!care || care.turns === 0) return { guidance: phrases.guidance };
  return {
    guidance: [phrases.guidance, phrases.gentleGuidance].filter((part) => part !== "").join("\n\n"),
    scripted: phrases.gentleReply({ kind: care.kind, turn: care.turns, said }),
  };
}
