import { slowTexts } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { composeReply } from "./compose";
import { createCharacterModel } from "./character-model";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";

const model = createCharacterModel(english, exampleCorpus);

it("the built-in model needs linear time for any text", () => {
  const read = (text: string) =>
    composeReply(model, [
      { role: "user", content: text },
      { role: "assistant", content: "Yes." },
      { role: "user", content: `What did I say about ${text}?` },
    ]);
  expect(slowTexts(read)).toEqual([]);
});
