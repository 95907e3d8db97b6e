import type { LanguageModel } from "../contracts";
import { readLazy } from "../shared/lazy";
import type { Character } from "./character";

/** A context in which the whole persona, its rules and the facts leave little room for the conversation. */
const SHORT_CONTEXT_TOKENS = 8_000;

/** The persona of a character, loaded, in the length that fits the model's context. */
export async function readPersona(
  { persona, shortPersona }: Pick<Character, "persona" | "shortPersona">,
  { contextTokens }: Pick<LanguageModel, "contextTokens">,
): Promise<string> {
  const isShort = contextTokens !== undefined && contextTokens < SHORT_CONTEXT_TOKENS;
  return readLazy(isShort && shortPersona ? shortPersona : persona);
}
