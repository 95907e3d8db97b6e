import type { LanguageModel } from "../contracts";
import { defineSpeakText, type VoiceProviders } from "../speaking/voice-engine.actors";
import { defineGenerateReply, type GenerateReplyOptions } from "./generate-reply";
import { turnMachine } from "./turn.machine";

export interface TurnProviders extends VoiceProviders, Pick<GenerateReplyOptions, "now" | "declined"> {
  readonly languageModel: LanguageModel;
  /** Answers when the visitor requests a built-in reply. Left out, `languageModel` does. */
  readonly builtInModel?: LanguageModel | undefined;
}

/** Makes `runTurn` of the chat from a language model and an optional speech synthesizer. */
export function defineRunTurn({
  languageModel,
  builtInModel = languageModel,
  now,
  declined,
  ...voices
}: TurnProviders) {
  return turnMachine.provide({
    actors: {
      generateReply: defineGenerateReply({
        modelFor: (_, chosen) => (chosen === "builtIn" ? builtInModel : languageModel),
        now,
        declined,
      }),
      speakText: defineSpeakText(voices),
    },
  });
}
