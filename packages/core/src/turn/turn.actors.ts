import type { LanguageModel } from "../contracts";
import { defineSpeakText, type VoiceProviders } from "../speaking/voice-engine.actors";
import { defineGenerateReply, type GenerateReplyOptions } from "./generate-reply";
import { turnMachine } from "./turn.machine";

/** What {@link defineRunTurn} needs: a language model. Without a speech synthesizer the turn is text only. */
export interface TurnProviders
  extends VoiceProviders, Pick<GenerateReplyOptions, "now" | "describePicture" | "isUnrelated"> {
  /** Writes the reply. */
  readonly languageModel: LanguageModel;
  /** Answers where the visitor asks it after `languageModel` failed. Left out, `languageModel` does. */
  readonly nextModel?: LanguageModel | undefined;
}

/** Makes `runTurn` of the chat from a language model and an optional speech synthesizer. */
export function defineRunTurn({
  languageModel,
  nextModel = languageModel,
  now,
  describePicture,
  isUnrelated,
  ...voices
}: TurnProviders) {
  return turnMachine.provide({
    actors: {
      generateReply: defineGenerateReply({
        modelFor: (_, chosen) => (chosen === "next" ? (languageModel.next ?? nextModel) : languageModel),
        now,
        describePicture,
        isUnrelated,
      }),
      speakText: defineSpeakText(voices),
    },
  });
}
