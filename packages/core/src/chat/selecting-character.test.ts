import { describe, expect, it } from "vitest";
import { exampleMessage } from "@archive-of-minds/testing";
import { isStreaming, state, texts, startTest } from "./chat.fixture";

describe("selecting another character", () => {
  it("stops the reply, stores it in its own memory, and loads the other memory", async () => {
    const test = await startTest();
    await test.memoryStore.append("ben", exampleMessage(1, { text: "From before" }));
    const call = await test.visitorSays("Good evening");
    call.say("Good");
    await isStreaming(test);
    test.chat.send({ type: "character.select", characterId: "ben" });
    await test.ready();
    expect([call.signal.aborted, state(test).context.character.id, texts(test), test.storedCharacter()]).toEqual([
      true,
      "ben",
      ["user: From before"],
      "ben",
    ]);
    expect((await test.stored("ada")).map(({ text, status }) => [text, status])).toEqual([
      ["Good evening", undefined],
      ["Good", "stopped"],
    ]);
  });

  it("ignores an unknown character", async () => {
    const test = await startTest();
    test.chat.send({ type: "character.select", characterId: "zoe" });
    expect(state(test).context.character.id).toBe("ada");
  });

  it.each([
    ["ben", "ben"],
    ["nobody", "ada"],
  ])("starts with %s stored as the character %s", async (stored, begun) => {
    const test = await startTest({ settings: { "aom.character": stored } });
    expect(state(test).context.character.id).toBe(begun);
  });
});
