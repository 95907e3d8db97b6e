import { slowTexts } from "@archive-of-minds/core/testing";
import { expect, it } from "vitest";
import { composeReply, createMind } from "./compose";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";

const mind = createMind(english, exampleCorpus);

it("the built-in model takes one pass over what the visitor writes", () => {
  const read = (text: string) =>
    composeReply(mind, [
      { role: "user", content: text },
      { role: "assistant", content: "Yes." },
      { role: "user", content: `What did I say about ${text}?` },
    ]);
  expect(slowTexts(read)).toEqual([]);
});
