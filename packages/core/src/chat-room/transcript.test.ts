import { describe, expect, it } from "vitest";
import { createFakeLanguageModel, exampleCharacter, createTestChatRoom, settled } from "@archive-of-minds/testing";
import { speakerName } from "./transcript";
import * as timings from "../shared/timings";

describe("the transcript", () => {
  it("exports text and JSON, with names, reasons and the seed", async () => {
    const test = createTestChatRoom({ participants: ["ada"], characters: [exampleCharacter("ada")] });
    const files: unknown[] = [];
    test.room.on("transcript.exported", (file) => files.push(file));
    test.room.send({ type: "transcript.export", format: "text" });
    expect([files, test.room.getSnapshot().context.alert]).toEqual([[], "nothingToExport"]);
    test.visitorSays("Hello?");
    await test.nextSays("Good evening.");
    await settled();
    await test.pass(timings.noVoiceWait);
    test.room.send({ type: "transcript.export", format: "text" });
    test.room.send({ type: "transcript.export", format: "json" });
    expect(files[0]).toEqual({
      type: "transcript.exported",
      fileName: "chatroom-transcript-2026-01-01.txt",
      mediaType: "text/plain",
      text: "The Chat Room\n\n[2026-01-01T12:00:00.000Z] You:\nHello?\n\n[2026-01-01T12:00:00.001Z] Ada:\nGood evening.\n",
    });
    expect(JSON.parse((files[1] as { text: string }).text)).toMatchObject({
      version: "2.0",
      seed: "a seed",
      participants: ["ada"],
      muted: [],
      events: [],
      beginning: { messages: 0, spoken: 0, participants: ["ada"], muted: [] },
      messages: [{ name: "You" }, { name: "Ada", reason: { kind: "weighted", weight: 4 } }],
    });
  });

  it("removes direction marks from the visitor’s name", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.room.send({ type: "visitor.rename", name: "Mary\u202E " });
    test.visitorSays("Hello?");
    const call = await test.model.nextCall();
    expect(call.request.messages.at(-1)?.content).toContain("Mary: Hello?");
    const { context } = test.room.getSnapshot();
    expect(speakerName({ ...context, characters: context.config.characters }, "user")).toBe("Mary");
  });

  it("is the same for the same seed and messages", async () => {
    const discuss = async (seed: string) => {
      const languageModel = createFakeLanguageModel({
        reply: ({ characterId = "" }) => `I am ${characterId.slice(0, 1)}.`,
      });
      const test = createTestChatRoom({ participants: ["ada", "ben", "cleo", "dan"], languageModel, seed });
      test.visitorSays("Talk.");
      for (let turn = 0; turn < 19; turn += 1) {
        await settled();
        await test.pass(timings.noVoiceWait);
        await test.pass(timings.turnGap);
      }
      return test.room
        .getSnapshot()
        .context.messages.map(({ author }) => author)
        .join(" ");
    };
    const [one, again, other] = [await discuss("one"), await discuss("one"), await discuss("other")];
    expect([again === one, other === one]).toEqual([true, false]);
  });
});
