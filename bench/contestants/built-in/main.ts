// How long the built-in model takes to its first word, once its character is loaded.
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import type { PromptMessage } from "@archive-of-minds/core";

const model = createBuiltInLanguageModel({ corpora: builtInCorpora });
const characterIds = Object.keys(builtInCorpora);

/** Of each kind: a question on the theme, one beside it, something of one's own life, a follow-up, a wish, a memory. */
const questions = [
  "What was your greatest work?",
  "How does a refrigerator keep things cold?",
  "My daughter starts school next week and I cannot sleep.",
  "Why is that?",
  "Write me a short poem about rain.",
  "What did I tell you about my daughter?",
  "I think you are wrong about that.",
  "Do you like football, and who was your teacher?",
];

/** The time from the call to the first piece of text, in milliseconds. */
async function firstWord(characterId: string, messages: readonly PromptMessage[]) {
  const asked = performance.now();
  let waited: number | null = null;
  let text = "";
  for await (const part of model.stream({ characterId, messages }, { signal: new AbortController().signal })) {
    if (typeof part !== "string") continue;
    waited ??= performance.now() - asked;
    text += part;
  }
  return { waited: waited ?? Number.NaN, text };
}

const builtIn = {
  /** A talk with each character; the waits of all its replies, in milliseconds. */
  async talk() {
    const waits: number[] = [];
    for (const characterId of characterIds) {
      await model.preload?.(characterId);
      const messages: PromptMessage[] = [];
      for (const content of questions) {
        messages.push({ role: "user", content });
        const { waited, text } = await firstWord(characterId, messages);
        waits.push(waited);
        messages.push({ role: "assistant", content: text });
      }
    }
    return waits;
  },
};

declare global {
  interface Window {
    builtIn: typeof builtIn;
  }
}

window.builtIn = builtIn;
