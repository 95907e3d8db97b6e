// Loads before the first test what a session fetches without waiting for it: test files share one module graph, and a
// file that ends during such an import breaks the graph for the files after it. A simulated clock does not wait for a
// file either.
import "../src/safety/contacts";
import "../src/safety/english/english";
import "../src/safety/language-of";
import "../src/safety/need-replies";
import { sentenceEnds } from "../src/listening/end-of-turn";
import { rulesPart } from "../src/turn/generate-reply";
import { sentenceReader } from "../src/speaking/lazy-reader";

await rulesPart.load();
await sentenceReader.load();
await sentenceEnds.load();
