import { describe, expect, it } from "vitest";
import {
  createFakeLanguageModel,
  propertySample,
  createTestChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
} from "@archive-of-minds/testing";
import { createAutoLanguageModel } from "../models/auto-language-model";
import { roomPhrases } from "../shared/phrases";
import * as timings from "../shared/timings";
import * as chatRoomSelectors from "./chat-room.selectors";

describe("a discussion", () => {
  it("moves from one character to the next after a second", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    expect(test.state()).toBe("running.replying");
    expect(await test.nextSays("A wave.")).toBe("ada");
    await settled();
    expect(test.state()).toBe("running.voicing");
    await test.pass(timings.noVoiceWait);
    expect(test.state()).toBe("running.gap");
    await test.pass(timings.turnGap - 1);
    expect(test.state()).toBe("running.gap");
    await test.pass(1);
    expect(test.state()).toBe("running.replying");
    expect(await test.nextSays("A stream.")).toBe("ben");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect(test.transcript()).toEqual(["user: What is light, Ada?", "ada: A wave.", "ben: A stream."]);
  });

  it("asks the next character once, while the one before still has the currentTurn", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await test.nextSays("A stream.");
    expect(test.transcript()).toEqual(["user: What is light, Ada?"]);
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    expect([test.state(), test.model.calls.filter((call) => speakerOf(call) === "ben").length]).toEqual([
      "running.voicing",
      1,
    ]);
  });

  it("prompts each character with its own messages, those of the others with their names, and whose turn it is", async () => {
    const test = createTestChatRoom();
    test.room.send({ type: "visitor.rename", name: "Mary" });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    await test.nextSays("A stream.");
    await settled();
    const third = test.model.calls[2];
    expect(third?.request.messages).toEqual([
      { role: "user", content: "Mary: What is light, Ada?" },
      { role: "assistant", content: "A wave." },
      { role: "user", content: "Ben: A stream.\n\n[Write the next reply only as Ada.]" },
    ]);
    expect(third?.request.stop).toEqual(["\nBen:", "\nMary:"]);
    expect(third?.request.system).toContain("You are in a room with Ben and the visitor.");
  });

  it("ignores a blank message, and says that a participant is needed", () => {
    const test = createTestChatRoom({ participants: [] });
    test.visitorSays("  ");
    expect([test.state(), test.room.getSnapshot().context.alert]).toEqual(["idle", null]);
    test.visitorSays("Hello?");
    expect([test.state(), test.transcript(), test.room.getSnapshot().context.alert]).toEqual([
      "idle",
      [],
      "noParticipants",
    ]);
    test.room.send({ type: "participant.add", characterId: "ada" });
    expect(test.room.getSnapshot().context.alert).toBe(null);
  });

  it("ends after one answer with one participant", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.visitorSays("Hello?");
    await test.nextSays("Good evening.");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    expect([test.state(), test.transcript()]).toEqual([
      "idle",
      ["user: Hello?", "ada: Good evening.", `system: ${roomPhrases.onlyOne}`],
    ]);
    // The notice appears once.
    test.visitorSays("And you?");
    await test.nextSays("I am well.");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    expect(test.transcript().at(-1)).toBe("ada: I am well.");
  });

  it("logs each turn with the visitor’s last message", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.visitorSays("Hello?");
    await test.nextSays("Good evening.");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect(await test.conversationLog.list("ada")).toMatchObject({
      value: {
        conversations: [
          {
            characterId: "ada",
            userMessage: "Hello?",
            assistantMessage: "Good evening.",
            sessionId: "a seed",
            hasImage: false,
          },
        ],
      },
    });
  });

  it("shows only a character’s own words", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.visitorSays("Hello?");
    await test.nextSays("Ada: Good evening.\nBen: And from me.");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect(test.transcript()).toEqual(["user: Hello?", "ada: Good evening."]);
  });

  it("uses another model for a character", async () => {
    const own = createFakeLanguageModel({ reply: "I write for myself." });
    const test = createTestChatRoom({ participants: ["ada"], languageModels: { ada: own } });
    test.visitorSays("Hello?");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect([test.transcript(), test.model.calls.length]).toEqual([["user: Hello?", "ada: I write for myself."], 0]);
  });
});

describe("one participant", () => {
  const answered = async (test: TestChatRoom) => {
    test.visitorSays("What is light?");
    await test.nextSays("A wave.");
    await settled();
  };

  it("continues after a pause", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    await answered(test);
    test.room.send({ type: "discussion.pause" });
    expect([test.state(), test.room.getSnapshot().context.queued?.speaker]).toEqual(["paused", "ada"]);
    test.room.send({ type: "discussion.resume" });
    await test.pass(500);
    expect([test.state(), await test.nextSays("Or a stream.")]).toEqual(["running.replying", "ada"]);
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    expect([test.state(), test.transcript()]).toEqual([
      "idle",
      ["user: What is light?", "ada: A wave.", "ada: Or a stream.", `system: ${roomPhrases.onlyOne}`],
    ]);
  });

  it("answers each message of the visitor, and can be picked to continue", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    await answered(test);
    await test.pass(timings.noVoiceWait);
    test.visitorSays("And sound?");
    await test.pass(timings.jumpInPause);
    expect(await test.nextSays("A wave too.")).toBe("ada");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    expect(test.state()).toBe("idle");
    test.room.send({ type: "speaker.pick", characterId: "ada" });
    expect(await test.nextSays("And so is the sea.")).toBe("ada");
  });

  it("says nothing while muted, and no moderator is asked", async () => {
    const moderator = createFakeLanguageModel({ reply: "Ada." });
    const test = createTestChatRoom({ participants: ["ada"], moderator });
    test.room.send({ type: "participant.mute", characterId: "ada" });
    test.visitorSays("What is light?");
    await settled();
    expect([test.state(), test.model.calls.length, moderator.calls.length]).toEqual(["idle", 0, 0]);
    test.room.send({ type: "participant.unmute", characterId: "ada" });
    test.visitorSays("What is light?");
    expect([await test.nextSays("A wave."), moderator.calls.length]).toEqual(["ada", 0]);
  });

  it("continues with another who is added", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    await answered(test);
    await test.pass(timings.noVoiceWait);
    test.room.send({ type: "participant.add", characterId: "ben" });
    await test.pass(timings.turnGap);
    expect([test.state(), await test.nextSays("A stream.")]).toEqual(["running.replying", "ben"]);
  });
});

describe("failures", () => {
  it("continues when settings can be neither read nor stored", async () => {
    const broken = () => {
      throw new Error("Storage is refused.");
    };
    const test = createTestChatRoom({ settingsStore: { read: broken, write: broken } });
    test.visitorSays("What is light, Ada?");
    test.room.send({ type: "setting.change", name: "captions", value: "shown" });
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect([test.transcript(), test.room.getSnapshot().status]).toEqual([
      ["user: What is light, Ada?", "ada: A wave."],
      "active",
    ]);
  });

  it("accepts a turn that begins with another character’s name", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("Ben — you are right. I agree.");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect(test.transcript().at(-1)).toBe("ada: Ben — you are right. I agree.");
  });

  it("says why a turn failed, stops, and asks the same character again on retry", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    (await test.model.nextCall()).fail("overloaded");
    await settled();
    expect([test.state(), test.transcript().at(-1)]).toEqual([
      "failed",
      "system: Error: Ada encountered an issue: The fake fails: overloaded.",
    ]);
    test.room.send({ type: "discussion.retry" });
    expect(await test.nextSays("A wave.")).toBe("ada");
    await settled();
    expect(test.state()).toBe("running.voicing");
  });

  describe("when the model fails and another one could answer", () => {
    async function failed() {
      const vendor = createFakeLanguageModel({ name: "Fake vendor" });
      const builtIn = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: "A wave." });
      const test = createTestChatRoom({ languageModel: createAutoLanguageModel([vendor, builtIn]) });
      test.visitorSays("What is light, Ada?");
      (await vendor.nextCall()).fail("overloaded");
      await settled();
      const asked = () => [vendor.calls.length, builtIn.calls.length];
      return { ...test, vendor, asked };
    }

    it("offers the other one, which writes the rest of the discussion once the visitor takes it", async () => {
      const test = await failed();
      expect(chatRoomSelectors.nextModel(test.room.getSnapshot())).toMatchObject({
        name: "Built-in replies",
        kind: "builtIn",
      });
      test.room.send({ type: "discussion.retry", model: "next" });
      await settled();
      await test.read();
      await test.pass(timings.turnGap);
      await test.untilIn("running.voicing");
      expect(test.vendor.calls).toHaveLength(1);
      expect(test.transcript()).toEqual([
        "user: What is light, Ada?",
        "system: Error: Ada encountered an issue: The fake fails: overloaded.",
        "system: The discussion goes on with built-in replies.",
        "ada: A wave.",
      ]);
      expect(chatRoomSelectors.nextModel(test.room.getSnapshot())).toBeNull();
    });

    it("asks the same one again in the next discussion", async () => {
      const test = await failed();
      test.room.send({ type: "discussion.retry", model: "next" });
      await settled();
      test.room.send({ type: "discussion.stop" });
      test.visitorSays("What is love, Ada?");
      await settled();
      // The other one had prepared the turn after it.
      expect(test.asked()).toEqual([2, 2]);
    });

    it("asks the same one again without that choice", async () => {
      const test = await failed();
      test.room.send({ type: "discussion.retry" });
      await settled();
      expect(test.asked()).toEqual([2, 0]);
    });
  });

  it("waits 30 seconds for a model that sends nothing", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    await test.pass(30_000);
    expect([test.state(), test.room.getSnapshot().context.failure?.failure.reason]).toEqual(["failed", "timeout"]);
  });

  it("stops reading a model that never ends at the length limit", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.visitorSays("What is light?");
    const call = await test.model.nextCall();
    for (let time = 0; time < 50; time += 1) call.say("A wave. ".repeat(125));
    await settled();
    await test.read();
    const line = test.room.getSnapshot().context.messages.at(-1);
    expect([line?.text.length, line?.status, call.ended]).toEqual([3_999, "length", true]);
  });

  it.each([
    // Sentences of two words, since the rules allow only six longer ones.
    ["the last complete sentence", "Waves hum. ", 11, 3_992],
    ["the last complete sentence", `${"x".repeat(99)} end. `, 105, 3_989],
    ["the last word if no sentence ends", "word ", 5, 3_999],
    ["the last character if no word ends", "x", 1, 4_000],
  ])("ends a reply that is too long with %s, and continues the discussion", async (_, part, size, length) => {
    for (const pieces of propertySample([1, 7, 100], 3)) {
      const test = createTestChatRoom();
      test.visitorSays("What is light, Ada?");
      const call = await test.model.nextCall();
      for (let given = 0; given < 6_000; given += size * pieces) call.say(part.repeat(pieces));
      await settled();
      await test.read();
      const line = test.room.getSnapshot().context.messages.at(-1);
      expect([line?.text.length, line?.status, test.state(), call.ended]).toEqual([
        length,
        "length",
        "running.gap",
        true,
      ]);
    }
  });

  it.each([
    ["First of all", "length", "First of all"],
    ["I", "refused", "I"],
    ["", "refused", roomPhrases.declined],
  ] as const)('stores how an incomplete reply "%s" ended: %s', async (words, reason, content) => {
    const test = createTestChatRoom();
    test.visitorSays("Tell me all, Ada.");
    const call = await test.model.nextCall();
    call.say(words);
    call.finish(reason);
    await settled();
    await test.pass(timings.noVoiceWait);
    expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({
      author: "ada",
      text: content,
      status: reason,
    });
    expect(test.state()).toBe("running.gap");
  });

  it("calls a reply that just fits complete", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    const call = await test.model.nextCall();
    call.say("A wave. ".repeat(500));
    call.say("\n");
    call.finish();
    await settled();
    await test.read();
    expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({
      text: "A wave. ".repeat(500).trim(),
      status: "complete",
    });
  });

  it("fails when a model writes only another’s words", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("Ben: I know it.");
    await settled();
    expect([test.state(), test.room.getSnapshot().context.failure?.failure.reason]).toEqual(["failed", "invalid"]);
  });

  it("says that the discussion has ended, and regenerates its last turn", async () => {
    const random = () => ({ next: () => 0 });
    const test = createTestChatRoom({ languageModel: createFakeLanguageModel({ reply: "And you?" }), random });
    test.visitorSays("Talk.");
    for (let turn = 0; turn < 30; turn += 1) {
      await settled();
      await test.pass(timings.noVoiceWait);
      await test.pass(timings.turnGap);
    }
    const { messages } = test.room.getSnapshot().context;
    expect([test.state(), messages.length, messages.at(-1)?.author, messages.at(-1)?.text]).toEqual([
      "idle",
      24,
      "system",
      "They have finished. Ask something, or choose who goes on.",
    ]);
    test.room.send({ type: "turn.regenerate" });
    // The last turn is shown until its replacement begins.
    expect([test.state(), test.transcript().length]).toEqual(["running.replying", 23]);
  });

  it("asks after 60 turns whether to continue", async () => {
    const test = createTestChatRoom({
      languageModel: createFakeLanguageModel({ reply: "And you?" }),
      random: () => ({ next: () => 0.99 }),
    });
    test.visitorSays("Talk.");
    for (let turn = 0; turn < 70; turn += 1) {
      await settled();
      await test.pass(timings.noVoiceWait);
      await test.pass(timings.turnGap);
    }
    expect([test.state(), test.room.getSnapshot().context.budget.turns]).toEqual(["atLimit", 60]);
    test.room.send({ type: "discussion.continue" });
    await settled();
    expect(test.state()).toBe("running.voicing");
  });
});
