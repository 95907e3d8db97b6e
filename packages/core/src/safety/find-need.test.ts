import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSafetyCheck } from "./create-safety-check";
import { english, finder } from "./english/english";
import { stretchesOf } from "./find-need";

const { findNeed } = finder;

describe("a message that shows need", () => {
  it.each([
    ["i want to die", "despair"],
    ["I don't want to be here anymore", "despair"],
    ["everyone would be better off without me", "despair"],
    ["im gonna kms tonight", "despair"],
    ["i cut myself again last night", "selfHarm"],
    ["my husband hits me when he is drunk", "violence"],
    ["my dad beats me with a belt", "violence"],
    ["my uncle touches me at night and says it is our secret", "childAbuse"],
    ["i took a whole bottle of pills", "overdose"],
    ["my chest hurts and my left arm is numb", "medicalEmergency"],
    ["she is having a stroke", "medicalEmergency"],
    ["he is not breathing", "medicalEmergency"],
  ])("is detected: %s", (text, kind) => {
    expect(findNeed(text)).toEqual({ kind });
  });
});

describe("a message that only sounds like need", () => {
  it.each([
    "this heat is murder",
    "my feet are killing me",
    "I want to end this chapter",
    "how did you die",
    "Did you ever want to die, Faust?",
    "how do i kill the dragon in skyrim",
    "why did Socrates drink the hemlock",
    "my phone is dying",
    "goodbye, see you tomorrow!",
    "what are the signs of a stroke, for my biology exam",
    "i nearly had a heart attack when the bill came",
    "bye, thanks for everything",
    "",
  ])("is not detected: %s", (text) => {
    expect(findNeed(text)).toBeNull();
  });
});

describe("detection", () => {
  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => void findNeed(text)));
  });

  it.each([
    ["Hi Tesla. I want to kill myself. Anyway, tell me about pigeons and the Wardenclyffe tower.", "despair"],
    [
      "Good evening! I hope that you are well, and that the weather is as lovely where you are. My husband hit me again yesterday. What is your favourite cheese?",
      "violence",
    ],
    [
      "I read a long book about electricity on the train today and thought of you the whole way home.\nI took a whole bottle of pills\nWhat would you have done with solar cells?",
      "overdose",
    ],
  ])("finds need between sentences about other things: %s", (text, kind) => {
    expect(findNeed(text)).toEqual({ kind });
  });

  it.each([
    "i cant... do this... anymore... goodbye... everyone",
    "its over... no point... nobody cares... bye...",
    "Please. Help. He. Has. A knife.",
  ])("finds need in the fragments of one sentence: %s", (text) => {
    expect(findNeed(text)).not.toBeNull();
  });

  it.each([
    "This heat is murder. My phone is dying. How did you die, Tesla? I nearly had a heart attack when the bill came!",
    "I just finished my shift. My feet hurt. Tell me something nice. Then I go to bed.",
  ])("finds nothing in several harmless sentences together: %s", (text) => {
    expect(findNeed(text)).toBeNull();
  });

  it("ignores capitals and punctuation", () => {
    const words = fc.constantFrom(
      "i",
      "want",
      "to",
      "die",
      "my",
      "husband",
      "hits",
      "me",
      "the",
      "game",
      "pills",
      "took",
      "you",
      "chest",
      "pain",
      "lol",
      "funny",
    );
    const mark = fc.constantFrom(" ", ", ", ": ", " – ", " / ");
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), mark, (list, between) => {
        expect(findNeed(list.join(between).toUpperCase())).toEqual(findNeed(list.join(" ")));
      }),
    );
  });

  it("reads stretches of bounded length, whose number grows with the text", () => {
    const lengths = [1_000, 10_000, 100_000].map((count) => {
      const stretches = [...stretchesOf(english.normalize("my husband want to ".repeat(count / 4)))];
      expect(Math.max(...stretches.map((stretch) => stretch.trim().split(" ").length))).toBeLessThanOrEqual(60);
      return stretches.length;
    });

    expect(lengths).toEqual([25, 250, 2500]);
  });

  it("finds need in the middle of a very long text", () => {
    expect(
      findNeed(
        `${"the weather is nice and warm ".repeat(2_000)} i want to kill myself ${"the weather is nice and warm ".repeat(2_000)}`,
      ),
    ).toEqual({ kind: "despair" });
  });

  it.each(["i want to ki\u200bll myself", "I want to d\u0456e", "\u00adI want to \uff44ie"])(
    "finds need in letters of other alphabets that look the same: %s",
    (text) => {
      expect(findNeed(text)).toEqual({ kind: "despair" });
    },
  );

  it("cuts an endless word", () => {
    expect(english.normalize("a".repeat(1_000_000)).length).toBeLessThan(30);
  });
});

describe("the built-in check", () => {
  it("resolves with the kind of need, and rejects when it is aborted", async () => {
    const check = createSafetyCheck();
    const { signal } = new AbortController();

    expect(await check.check({ text: "i want to die", language: "en" }, { signal })).toEqual({ kind: "despair" });
    expect(await check.check({ text: "what is brie", language: "en" }, { signal })).toBeNull();
    await expect(
      check.check({ text: "i want to die", language: "en" }, { signal: AbortSignal.abort() }),
    ).rejects.toThrow();
  });

  const messages = {
    ordinary: [
      "go on please",
      "again pls",
      "make it easier",
      "not bad",
      "nobody asked",
      "no nuts please",
      "hello my name is ben, im 5",
      "we have 8 guests, two are vegan",
      "i have no time",
      "half life",
      "i took notes",
      "why was it burned",
      "did van gogh kill himself",
      "just looking",
    ],
    need: [
      "cant do this anymore",
      "i want it to stop",
      "gonna end it",
      "im on the bridge",
      "i cant go on like this",
      "cant take it",
      "call an ambulance",
      "he hits me",
      "i cut again",
    ],
  };

  const findEach = async (texts: readonly string[]) => {
    const check = createSafetyCheck();
    const { signal } = new AbortController();
    const found = await Promise.all(
      texts.map(async (text) => [text, await check.check({ text, language: "en" }, { signal })] as const),
    );
    return { shown: found.flatMap(([text, need]) => (need ? [text] : [])) };
  };

  it("takes no short ordinary message for need", async () => {
    expect(await findEach(messages.ordinary)).toEqual({ shown: [] });
  });

  it("recognises need in a few words in lower case", async () => {
    expect(await findEach(messages.need)).toEqual({ shown: messages.need });
  });
});
