/**
 * Prints a talk or a discussion with the built-in model. The same command prints the same lines.
 *
 *   npx tsx --conditions=@archive-of-minds/source scripts/talk.mjs tesla "Good evening." "What is light?"
 *
 * With one character it is a talk in the chat, in which the visitor sends these messages. With several it is a discussion in
 * the Chat Room, which the visitor begins with the message:
 *
 *   npx tsx --conditions=@archive-of-minds/source scripts/talk.mjs tesla,hypatia,flux "Is it ever right to lie?" \
 *     --turns 20 --seed one --at 4 "I started as a nurse on Monday." --at 8 "Hypatia, did you ever lie?"
 *
 * `--at` sends a message of the visitor after so many turns. `--seed` is the seed of the discussion's randomness.
 */
import { parseArgs } from "node:util";
import { compileCorpora } from "../packages/built-in-model/compile-corpora.mjs";

await compileCorpora();
const { discuss, createLoadedModel } = await import("../packages/built-in-model/src/discussion.fixture.ts");
const { runTalk } = await import("../packages/built-in-model/evaluation/run-rounds.ts");

const args = process.argv.slice(2);
const later = {};
for (let at = args.indexOf("--at"); at >= 0; at = args.indexOf("--at")) {
  const [, turn, text] = args.splice(at, 3);
  later[Number(turn)] = text;
}
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: { turns: { type: "string", default: "20" }, seed: { type: "string", default: "one" } },
});
const [company = "", ...texts] = positionals;
if (texts.length === 0) {
  console.error(
    'Usage: talk.mjs tesla "message" ["message" …]\n       talk.mjs tesla,hypatia "question" [--turns 20] [--seed one] [--at 4 "message" …]',
  );
  process.exit(2);
}
const ids = company.split(",");
const [characterId] = ids;
const languageModel = await createLoadedModel(ids);
const print = (name, said) => console.log(`**${name}**: ${said}\n`);
if (ids.length === 1) {
  const turns = texts.map((says) => ({ kind: "theme", says }));
  const { lines } = await runTalk(languageModel, { place: "talk", characterId, tunedOn: true, turns });
  for (const { author, text, reply } of lines) print(reply === null ? "You" : author, text);
} else {
  const [text] = texts;
  const lines = await discuss({ languageModel, text, ids, later, seed: values.seed, turns: Number(values.turns) });
  for (const { author, text: said } of lines) print(author === "user" ? "You" : author, said);
}
