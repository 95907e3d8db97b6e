/**
 * Talks with the built-in model on the command line.
 *
 *   npx tsx --conditions=@archive-of-minds/source scripts/ask-built-in-model.mjs tesla "Why alternating current?" "Why?"
 *
 * All questions are asked in one conversation.
 */
import { compileCorpora } from "../packages/built-in-model/compile-corpora.mjs";

await compileCorpora();
const { builtInCorpora, createBuiltInLanguageModel } = await import("@archive-of-minds/built-in-model");

const [characterId, ...questions] = process.argv.slice(2);
if (characterId === undefined || questions.length === 0) {
  console.error('Usage: ask-built-in-model.mjs <character> "question" ["next question" …]');
  process.exit(2);
}

const model = createBuiltInLanguageModel({ corpora: builtInCorpora });
const { signal } = new AbortController();
const messages = [];

for (const question of questions) {
  messages.push({ role: "user", content: question });
  const started = performance.now();
  const reply = await model.complete({ characterId, messages }, { signal });
  messages.push({ role: "assistant", content: reply });
  console.log(`> ${question}\n${reply}\n  (${(performance.now() - started).toFixed(1)} ms)\n`);
}
