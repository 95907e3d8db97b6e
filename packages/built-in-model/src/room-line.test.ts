import { describe, expect, test } from "vitest";
import { english } from "./english";
import { createLanguage } from "./language";
import { readLine } from "./room-line";

const language = createLanguage(english);
const names = ["tesla", "Hypatia", "Faust", "Flux", "Cheesemaster"];
const read = (text: string, subject?: string) => readLine(language, text, names, subject);

describe("without a subject", () => {
  test.each([
    ["What is light?", "subject"],
    ["pizza", "subject"],
    ["Let us talk about football.", "subject"],
    ["I'd like to hear about whales", "subject"],
    ["Money ruins everything.", "subject"],
    ["Hypatia, what do you think about marriage?", "subject"],
    ["Hello everyone!", "aside"],
    ["My dog died yesterday.", "aside"],
    ["Tesla, why did you never marry?", "aside"],
  ])('"%s" is a line of the kind %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });
});

describe("in a discussion", () => {
  test.each([
    ["My sister got married in Lisbon last weekend.", "aside"],
    ["I burned the soup again today, it was embarrassing.", "aside"],
    ["As a nurse I see that every day.", "aside"],
    ["It rained all day here", "aside"],
    ["Should I tell my boss?", "aside"],
    ["Thanks, that was lovely.", "aside"],
    ["Write us a poem about rain", "aside"],
    ["Faust, do you regret the pact?", "aside"],
    ["Do any of you sleep?", "subject"],
    ["do you like music", "subject"],
    ["how to deal with noisy neighbours", "subject"],
    ["should we go to Mars", "subject"],
    ["Flux what is dark matter?", "aside"],
    ["tesla when were you wrong", "aside"],
    ["Nikola what would you build", "aside"],
    ["our dog has cancer", "aside"],
    ["we got married on Saturday", "aside"],
    ["i saw a rainbow this morning", "aside"],
    ["And what about rent?", "subject"],
    ["Let's move on to food.", "subject"],
    ["So, Dr. Faust, is hell real?", "aside"],
    ["No, that is nonsense, I disagree.", "dissent"],
    ["Tesla is wrong about that.", "dissent"],
    ["Hypatia, you are wrong.", "dissent"],
    ["I think you are all too gloomy about it.", "opinion"],
    ["Money never made anybody happy.", "opinion"],
    ["That's just taste.", "opinion"],
    ["physics says no", "opinion"],
    ["plants feel pain too", "opinion"],
    ["we make our own luck", "opinion"],
    ["its my money", "opinion"],
    ["i never eat breakfast and im fine", "opinion"],
    ["i never sleep well", "aside"],
    ["the weather app can", "opinion"],
    ["its raining since five days here", "aside"],
    ["faust you kind of do already", "opinion"],
    ["Who is right?", "question"],
    ["Go on", "more"],
  ])('"%s" is a line of the kind %s', (text, kind) => {
    expect(read(text, "Is breakfast important?").kind).toBe(kind);
  });
});

test.each([
  ["Flux what is dark matter?", ["Flux"], "what is dark matter?"],
  ["Is it true that you died poor, Tesla?", ["tesla"], "Is it true that you died poor?"],
  ["Cheesemaster 5000, what are you made of?", ["Cheesemaster"], "what are you made of?"],
  ["what about you tesla, did you eat pizza?", ["tesla"], "did you eat pizza?"],
  ["what would you build nikola", ["tesla"], "what would you build?"],
  ["doctor faust where did you live", ["Faust"], "where did you live?"],
  ["Was Tesla a genius?", [], "Was Tesla a genius?"],
  ["did you know Tesla?", [], "did you know Tesla?"],
])('"%s" calls %j', (text, called, left) => {
  const line = read(text, "What is light?");
  expect([line.called, line.turn.text]).toEqual([called, left]);
});
