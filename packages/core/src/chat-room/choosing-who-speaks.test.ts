import { describe, expect, it } from "vitest";
import { createFakeLanguageModel, createTestChatRoom, settled, speakerOf } from "@archive-of-minds/testing";
import { createAutoLanguageModel } from "../models/auto-language-model";
import { createChatRoom } from "./create-chat-room";

describe("choosing the next speaker", () => {
  const four = ["ada", "ben", "cleo", "dan"];

  it("asks the moderator when three could speak and none was called", async () => {
    const moderator = createFakeLanguageModel({ reply: "Dan." });
    const test = createTestChatRoom({ participants: four, moderator });
    test.visitorSays("What is light?");
    await settled();
    expect([
      test.model.calls.map(speakerOf),
      moderator.calls.length,
      test.room.getSnapshot().context.currentTurn?.reason,
    ]).toEqual([["dan"], 1, { kind: "moderator" }]);
    expect(moderator.calls[0]?.request.messages[0]?.content).toMatch(
      /^The discussion so far:\nVisitor: What is light\?\n\nWho should speak next: .* or .*\?\nAnswer with the name only\.$/,
    );
  });

  it.each(["Dan or Ada", "Ada, not Dan."])(
    'chooses at random when the moderator says "%s", and Dan is no participant',
    async (reply) => {
      const test = createTestChatRoom({
        participants: ["ada", "ben", "cleo"],
        moderator: createFakeLanguageModel({ reply }),
      });
      test.visitorSays("What is light?");
      await settled();
      expect(test.room.getSnapshot().context.currentTurn?.reason.kind).toBe("weighted");
    },
  );

  it.each(["Nobody.", "Ada or Ben.", "Zoe", ""])('chooses at random when the moderator says "%s"', async (reply) => {
    const test = createTestChatRoom({ participants: four, moderator: createFakeLanguageModel({ reply }) });
    test.visitorSays("What is light?");
    await settled();
    expect(test.room.getSnapshot().context.currentTurn?.reason.kind).toBe("weighted");
  });

  it("waits a limited time for the moderator", async () => {
    const moderator = createFakeLanguageModel();
    const test = createTestChatRoom({ participants: four, moderator });
    test.visitorSays("What is light?");
    await test.pass(799);
    expect(test.state()).toBe("running.choosing");
    await test.pass(1);
    expect([test.state(), moderator.calls[0]?.ended]).toEqual(["running.replying", true]);
  });

  it.each([
    ["muted", "participant.mute"],
    ["removed", "participant.remove"],
  ] as const)("ends the discussion when all are %s while the moderator is asked", async (_, type) => {
    const moderator = createFakeLanguageModel();
    const test = createTestChatRoom({ participants: four, moderator });
    test.visitorSays("What is light?");
    const asked = await moderator.nextCall();
    for (const characterId of four) test.room.send({ type, characterId });
    asked.say("Ada.");
    asked.finish();
    await settled();
    expect([test.state(), test.transcript(), test.model.calls.length]).toEqual(["idle", ["user: What is light?"], 0]);
  });

  it.each(["answers", "fails", "takes too long"])(
    "gives no turn to a character that is muted while the moderator is asked, which then %s",
    async (how) => {
      const moderator = createFakeLanguageModel();
      const test = createTestChatRoom({ participants: four, moderator });
      test.visitorSays("What is light?");
      const asked = await moderator.nextCall();
      for (const characterId of ["ada", "ben", "dan"]) test.room.send({ type: "participant.mute", characterId });
      if (how === "answers") {
        asked.say("Ada.");
        asked.finish();
      } else if (how === "fails") asked.fail("overloaded");
      await settled();
      await test.pass(800);
      expect([test.state(), test.model.calls.map(speakerOf)]).toEqual(["running.replying", ["cleo"]]);
    },
  );

  it("chooses at random when the moderator names a character that is not in the room", async () => {
    const test = createTestChatRoom({
      participants: ["ada", "ben", "cleo"],
      moderator: createFakeLanguageModel({ reply: "Dan." }),
    });
    test.visitorSays("What is light?");
    await settled();
    expect(test.room.getSnapshot().context.currentTurn).toMatchObject({ reason: { kind: "weighted" } });
    expect(["ada", "ben", "cleo"]).toContain(test.room.getSnapshot().context.currentTurn?.speaker);
  });

  it("asks no moderator when a character was called", async () => {
    const moderator = createFakeLanguageModel({ reply: "Dan." });
    const test = createTestChatRoom({ participants: four, moderator });
    test.visitorSays("@ben what is light?");
    await settled();
    expect([test.model.calls.map(speakerOf), moderator.calls.length]).toEqual([["ben"], 0]);
  });
});

it("asks a moderator only while a server's model answers, whichever the visitor chooses", () => {
  const vendor = createFakeLanguageModel({ name: "Fake vendor" });
  const builtIn = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn" });
  const languageModel = createAutoLanguageModel([vendor, builtIn]);
  const { hasModerator, isBuiltIn } = createChatRoom({ providers: { languageModel } }).getSnapshot().context.config;
  const before = [hasModerator(), isBuiltIn("tesla", "preferred")];
  languageModel.choose("builtIn");
  expect([before, [hasModerator(), isBuiltIn("tesla", "preferred")]]).toEqual([
    [true, false],
    [false, true],
  ]);
});
