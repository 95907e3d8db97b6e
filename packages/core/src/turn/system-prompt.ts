import type { Character } from "../characters/character";
import { readPersona } from "../characters/read-persona";
import { LanguageModelError, type LanguageModel } from "../contracts";
import { composeSystemPrompt, type SystemPromptParts } from "../prompts/compose-system-prompt";

/** Loads the persona and composes the system prompt of one reply. Guidance is for language models only. */
export async function buildSystemPrompt(
  character: Character,
  model: LanguageModel,
  { guidance, ...parts }: Omit<SystemPromptParts, "speaker" | "persona">,
): Promise<string> {
  return composeSystemPrompt({
    ...parts,
    speaker: character,
    persona: await loadPersona(character, model),
    guidance: model.kind === "builtIn" ? undefined : guidance,
  });
}

async function loadPersona(character: Character, model: LanguageModel): Promise<string> {
  try {
    return await readPersona(character, model);
  } catch (error) {
    // The built-in model has its own text for the character; a vendor's model would answer without a character.
    if (model.kind === "builtIn") return "";
    throw new LanguageModelError("network", "The character’s persona could not be fetched.", { cause: error });
  }
}
