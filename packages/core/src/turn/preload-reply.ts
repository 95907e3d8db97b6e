import type { Character } from "../characters/character";
import type { LanguageModel } from "../contracts";
import { whenIdle } from "../shared/when-idle";
import { rulesPart } from "./generate-reply";
import { buildSystemPrompt } from "./system-prompt";

/**
 * Fetches what the first reply of a character needs besides the model once the page is idle, so that the first message
 * does not wait for it. What fails here is fetched again with the reply.
 */
export function preloadReply(character: Character, languageModel: LanguageModel): void {
  const model = languageModel.current ?? languageModel;
  if (model.kind === "builtIn") return;
  whenIdle(() => {
    void Promise.allSettled([
      character.rules === false || rulesPart.load(),
      model.composesPrompt === true || buildSystemPrompt(character, model, { purpose: "reply" }),
    ]);
  });
}
