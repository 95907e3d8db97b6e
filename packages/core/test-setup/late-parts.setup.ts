// What a session fetches without waiting for it is there before the first test: test files share one graph of modules,
// and a file that ends while such a part is still read leaves the graph broken for the files after it. A simulated clock
// does not wait for a file either.
import "../src/safety/contacts";
import "../src/safety/find-need";
import { loadSentenceEnds } from "../src/listening/end-of-turn";
import { provideReader } from "../src/speaking/late-reader";
import { readSentences } from "../src/speaking/read-sentences";

provideReader(readSentences);
await loadSentenceEnds();
