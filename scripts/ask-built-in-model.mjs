/**
 * Talks with the built-in model on the command line.
 *
 *   npx tsx --conditions=@archive-of-minds/source scripts/ask-built-in-model.mjs tesla "Why alternating current?" "Why?"
 *   npx tsx --conditions=@archive-of-minds/source scripts/ask-built-in-model.mjs tesla --file questions.json
 *
 * The file holds an array of `{ "question": "…" }`; all are asked in one conversation.
 */
import { readFileSync } from "node:fs";
import { compileCorpora } from "../packages/built-in-model/compile-corpora.mjs";

await compileCorpora();
const { builtInCorpora, createBuiltInLanguageModel } = await import("@archive-of-minds/built-in-model");

const [characterId, ...words] = process.argv.slice(2);
if (characterId === undefined || words.length === 0) {
  console.error(
    'Usage: ask-built-in-model.mjs <character> "question" ["next question" …] | <character> --file questions.json',
  );
  process.exit(2);
}

const questions =
  words[0] === "--file" ? JSON.parse(readFileSync(words[1], "utf8")).map(({ question }) => question) : words;
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
