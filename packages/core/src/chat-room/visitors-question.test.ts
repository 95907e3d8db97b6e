import { expect, it } from "vitest";
import {
  createFakeLanguageModel,
  createFakeSafetyCheck,
  createFakeVoiceAgent,
  createTestChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
  type TestChatRoomOptions,
} from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { createAgentSessions } from "./live-room/create-agent-sessions";

/** No subject changes, and no discussion ends by itself. */
const room = (options: TestChatRoomOptions = {}) =>
  createTestChatRoom({ random: () => ({ next: () => 0.99 }), ...options });

/** The next turns, each with its number as its text. */
async function turns(test: TestChatRoom, from: number, to: number) {
  for (let turn = from; turn <= to; turn += 1) {
    await test.nextSays(`Turn ${String(turn)}.`);
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
  }
}

const lastRequest = (test: TestChatRoom, speaker: string) =>
  test.model.calls.findLast((call) => speakerOf(call) === speaker)?.request;

it("puts the visitor’s last question before the last six messages, and leaves the system prompt as it was", async () => {
  const test = room();
  test.room.send({ type: "visitor.rename", name: "Mary" });
  test.visitorSays("What is light, Ada?");
  await turns(test, 1, 2);
  const early = lastRequest(test, "ada");
  await turns(test, 3, 8);
  const late = lastRequest(test, "ada");
  expect(late?.messages).toEqual([
    { role: "user", content: "Mary: What is light, Ada?" },
    { role: "assistant", content: "Turn 3." },
    { role: "user", content: "Ben: Turn 4." },
    { role: "assistant", content: "Turn 5." },
    { role: "user", content: "Ben: Turn 6." },
    { role: "assistant", content: "Turn 7." },
    { role: "user", content: "Ben: Turn 8.\n\n[Write the next reply only as Ada.]" },
  ]);
  expect(late?.system).toBe(early?.system);
  test.visitorSays("And sound?");
  await test.pass(timings.jumpInPause);
  await turns(test, 9, 15);
  expect(test.model.calls.at(-1)?.request.messages[0]?.content).toMatch(/^Mary: And sound\?(?!.*What is light)/s);
});

it("asks the moderator with the visitor’s last question before the last five messages", async () => {
  const moderator = createFakeLanguageModel({ reply: "Nobody." });
  const test = room({ participants: ["ada", "ben", "cleo", "dan"], moderator });
  test.visitorSays("What is light?");
  await turns(test, 1, 8);
  const [question = ""] = moderator.calls.at(-1)?.request.messages.map(({ content }) => content) ?? [];
  expect(question.split("\n").map((line) => line.replace(/^\w+: Turn/, "Turn"))).toEqual([
    "The discussion so far:",
    "Visitor: What is light?",
    ...[4, 5, 6, 7, 8].map((turn) => `Turn ${String(turn)}.`),
    "",
    expect.stringContaining("Who should speak next:"),
    "Answer with the name only.",
  ]);
});

it("leaves the question out for a character that came after it", async () => {
  const test = room();
  test.visitorSays("What is light, Ada?");
  await turns(test, 1, 2);
  test.room.send({ type: "participant.add", characterId: "cleo" });
  await turns(test, 3, 9);
  test.room.send({ type: "speaker.pick", characterId: "cleo" });
  await settled();
  const contents = lastRequest(test, "cleo")?.messages.map(({ content }) => content) ?? [];
  expect([contents.length > 0, contents.join("\n").includes("What is light")]).toEqual([true, false]);
});

it("leaves out the words of a visitor in need, which were answered at once", async () => {
  const safetyCheck = createFakeSafetyCheck({ "I can not go on.": "despair" });
  const test = room({ safetyCheck });
  test.visitorSays("I can not go on.");
  await settled();
  await test.read();
  expect(test.state()).toBe("paused");
  test.room.send({ type: "discussion.resume" });
  await test.pass(timings.roomResume);
  await turns(test, 1, 8);
  expect(
    test.model.calls
      .at(-1)
      ?.request.messages.map(({ content }) => content)
      .join("\n"),
  ).not.toContain("I can not go on");
});

it("gives a live agent the question before the last three messages, once", async () => {
  const agent = createFakeVoiceAgent({ agents: ["ada", "ben", "cleo"], opens: true });
  const sessions = createAgentSessions(agent);
  const test = room({ participants: ["ada", "ben", "cleo"], agents: sessions });
  const conversationOf = (id: string) => agent.conversations.findLast(({ request }) => request.characterId === id);
  const agentTurns = async (from: number, to: number) => {
    for (let turn = from; turn <= to; turn += 1) {
      await settled();
      const { currentTurn } = test.room.getSnapshot().context;
      conversationOf(currentTurn?.speaker ?? "")?.say({
        type: "agentResponse",
        id: turn,
        text: `Turn ${String(turn)}.`,
      });
      await settled();
      await test.pass(timings.noVoiceWait);
      await test.pass(timings.agentRelay);
    }
  };
  test.room.send({ type: "participant.mute", characterId: "ada" });
  test.visitorSays("What is light?");
  await agentTurns(1, 4);
  test.room.send({ type: "participant.unmute", characterId: "ada" });
  for (const from of [5, 7]) {
    test.room.send({ type: "speaker.pick", characterId: "ada" });
    await agentTurns(from, from + 1);
  }
  sessions.close();
  expect(conversationOf("ada")?.received.map((text) => text.replaceAll(/\w+: Turn/g, "Turn"))).toEqual([
    "text: Visitor: What is light?\n\nTurn 3.\n\nTurn 4.\n\nTurn 5.",
    "text: Turn 5.\n\nTurn 6.\n\nTurn 7.",
  ]);
});
