import { slowTexts } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { composeReply } from "./compose";
import { createCharacterModel } from "./character-model";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";

const model = createCharacterModel(english, exampleCorpus);

it("the built-in model takes one pass over what the visitor writes", () => {
  const read = (text: string) =>
    composeReply(model, [
      { role: "user", content: text },
      { role: "assistant", content: "Yes." },
      { role: "user", content: `What did I say about ${text}?` },
    ]);
  expect(slowTexts(read)).toEqual([]);
});
