import { characters, type LanguageModel } from "@archive-of-minds/core";
import { runDiscussion, type RunDiscussionOptions } from "@archive-of-minds/testing";
import { builtInCorpora } from "./index";
import { createBuiltInLanguageModel } from "./built-in-language-model";

// The built-in model needs no persona, and one that is loaded takes its time.
const company = characters.map((character) => ({ ...character, persona: `You are ${character.name}.` }));

/** A turn's prompt, as the room writes it. */
const turnOf = (name: string, system: string) => ({
  characterId: name.toLowerCase(),
  system,
  stop: ["\nVisitor:"],
  messages: [{ role: "user" as const, content: `Visitor: What is light?\n\n[Write the next reply only as ${name}.]` }],
});

/** The built-in model, with everything loaded that these characters need in a room. */
export async function createLoadedModel(ids: readonly string[]): Promise<LanguageModel> {
  const model = createBuiltInLanguageModel({ corpora: builtInCorpora, pace: 0 });
  for (const id of ids)
    await model.complete(turnOf(id, "You are somebody. You love the fog."), { signal: new AbortController().signal });
  return model;
}

/** Runs a discussion of the archive's characters and returns its lines. */
export const discuss = (options: Omit<RunDiscussionOptions, "characters">) =>
  runDiscussion({ ...options, characters: company });
