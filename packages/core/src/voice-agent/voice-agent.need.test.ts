import { describe, expect, it } from "vitest";
import { needPhrases } from "../shared/phrases";
import {
  createFakeLanguageModel,
  createFakeSafetyCheck,
  exampleCharacter,
  exampleMessage,
  settled,
  createTestLiveConversation,
  type TestLiveConversationOptions,
} from "@archive-of-minds/testing";
import { recentNeedOfLive } from "./live-messages";
import { createOwnVoiceAgent } from "./own-agent/own-voice-agent";

const DESPAIR = "Everybody would be better off without me";

function startTest(options: TestLiveConversationOptions = {}) {
  const safetyCheck = createFakeSafetyCheck({ [DESPAIR]: "despair" });
  return { ...createTestLiveConversation({ safetyCheck, ...options }), safetyCheck };
}

describe("a live conversation with a visitor in need", () => {
  it("marks the message, stores the mark, and guides the vendor’s agent", async () => {
    const test = startTest();
    const conversation = await test.begin();
    conversation.say({ type: "userTranscript", text: DESPAIR, isFinal: true });
    await settled();
    expect(recentNeedOfLive(test.live.getSnapshot().context)).toMatchObject({ kind: "despair", turns: 0 });
    expect(conversation.received).toContain(`context: ${needPhrases.gentleGuidance}`);
    expect((await test.memoryStore.load("ada")).messages).toMatchObject([
      { author: "user", text: DESPAIR, safety: "despair" },
    ]);
  });

  it("also checks typed messages", async () => {
    const test = startTest();
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: DESPAIR });
    await settled();
    expect(conversation.received).toEqual([`text: ${DESPAIR}`, `context: ${needPhrases.gentleGuidance}`]);
  });

  it("guides an agent that starts shortly after it", async () => {
    const test = startTest({
      messages: [
        exampleMessage(1, { text: DESPAIR }),
        exampleMessage(2, { author: "ada", text: "Call somebody.", status: "complete", safety: "despair" }),
      ],
    });
    const conversation = await test.begin();
    await settled();
    expect(conversation.received).toContain(`context: ${needPhrases.gentleGuidance}`);
  });

  it("sends no guidance without a sign of need", async () => {
    const test = startTest();
    const conversation = await test.begin();
    conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    await settled();
    expect([test.safetyCheck.asked, conversation.received]).toEqual([["What is light?"], []]);
  });

  it("does not begin while the check cannot be loaded, and shows why", async () => {
    const test = startTest();
    test.safetyCheck.failWith(new Error("No network"));
    test.live.send({ type: "agent.start" });
    await test.pass(1_000);
    await test.until((snapshot) => snapshot.matches("failed"));
    expect(test.live.getSnapshot().context.connection.failure?.reason).toBe("unchecked");
    test.safetyCheck.failWith(null);
    await test.begin();
    expect(test.live.getSnapshot().hasTag("connected")).toBe(true);
  });
});

describe("the archive’s own agent", () => {
  const converse = async (safetyCheck = createFakeSafetyCheck({ [DESPAIR]: "despair" })) => {
    const languageModel = createFakeLanguageModel();
    const agent = createOwnVoiceAgent({ characters: [exampleCharacter("ada")], languageModel, safetyCheck });
    const responses: string[] = [];
    let notify = () => {};
    const controls = await agent.connect(
      { characterId: "ada", pass: { transport: "local" }, textOnly: true },
      {
        signal: new AbortController().signal,
        report(said) {
          if (said.type === "agentResponse") responses.push(said.text);
          if (said.type === "agentResponse" || said.type === "problem") notify();
        },
      },
    );
    const answered = () => new Promise<void>((resolve) => (notify = resolve));
    return { controls, languageModel, responses, answered, safetyCheck };
  };

  it("answers a visitor in need without its model", async () => {
    const { controls, languageModel, responses, answered } = await converse();
    const done = answered();
    controls.sendText(DESPAIR);
    await done;
    expect([responses, languageModel.calls.length]).toEqual([
      [await needPhrases.reply({ id: "ada", name: "Ada" }, "despair", "en")],
      0,
    ]);
    controls.end();
  });

  it("does not check a turn of a discussion again, since the room has", async () => {
    const { controls, languageModel, safetyCheck } = await converse();
    controls.sendText(DESPAIR, { messages: [{ role: "user", content: `Visitor: ${DESPAIR}` }] });
    await languageModel.nextCall();
    expect(safetyCheck.asked).toEqual([]);
    controls.end();
  });
});
