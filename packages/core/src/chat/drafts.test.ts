import { describe, expect, it } from "vitest";
import { exampleMessage, type TestChat } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { state, startTest } from "./chat.fixture";

describe("a draft", () => {
  const writes = (test: TestChat, text: string) => test.chat.send({ type: "draft.change", text });
  const kept = (test: TestChat, characterId = "ada") => test.settingsStore.read(`aom.draft.${characterId}`);

  it("is stored a moment after a key, and restored when the page opens again", async () => {
    const test = await startTest();
    writes(test, "Good");
    writes(test, "Good evening");
    expect(kept(test)).toBeNull();
    test.clock.increment(timings.draftWrite);
    expect(kept(test)).toBe("Good evening");
    const later = await startTest({ settings: { "aom.draft.ada": "Good evening" } });
    expect(state(later).context.composer.draft).toBe("Good evening");
  });

  it("is stored at once when the page closes", async () => {
    const test = await startTest();
    writes(test, "Good evening");
    test.chat.send({ type: "page.hide" });
    expect(kept(test)).toBe("Good evening");
  });

  it("is deleted once it is sent", async () => {
    const test = await startTest({ settings: { "aom.draft.ada": "Good evening" } });
    await test.visitorSays("Good evening");
    test.clock.increment(timings.draftWrite);
    expect([state(test).context.composer.draft, kept(test)]).toEqual(["", null]);
  });

  it("belongs to the character it was written to", async () => {
    const test = await startTest();
    writes(test, "Dear Ada");
    test.chat.send({ type: "character.select", characterId: "ben" });
    expect([state(test).context.composer.draft, kept(test)]).toEqual(["", "Dear Ada"]);
    await test.ready();
    writes(test, "Dear Ben");
    test.chat.send({ type: "character.select", characterId: "ada" });
    expect([state(test).context.composer.draft, kept(test, "ben")]).toEqual(["Dear Ada", "Dear Ben"]);
  });

  it("is stored with an edited question, and restored together with it", async () => {
    const test = await startTest({ messages: [exampleMessage(1, { text: "What is light?" })] });
    writes(test, "And then?");
    test.chat.send({ type: "question.edit" });
    test.clock.increment(timings.draftWrite);
    expect(kept(test)).toBe("And then?");
    writes(test, "What is sound?");
    test.chat.send({ type: "page.hide" });
    expect(kept(test)).toBe("And then?\nWhat is sound?");
    test.chat.send({ type: "edit.cancel" });
    test.chat.send({ type: "page.hide" });
    expect(kept(test)).toBe("And then?");
  });
});
