import { expect, it, vi } from "vitest";
import { VoiceAgentError } from "../../contracts";
import { createFakeVoiceAgent, createTestChatRoom, settled } from "@archive-of-minds/testing";
import { createAgentSessions } from "./create-agent-sessions";
import { closeChatRoom } from "../create-chat-room";

const STANDING = 3_000;
const RELAY = 2_000;

function liveRoom(
  participants: readonly string[],
  agents = ["ada", "ben", "cleo"],
  { refuses = [] }: { refuses?: string[] } = {},
) {
  const agent = createFakeVoiceAgent({ agents, opens: true });
  const tries: Record<string, number> = {};
  const authorise: typeof agent.authorise = (id, options) => {
    tries[id] = (tries[id] ?? 0) + 1;
    return refuses.includes(id)
      ? Promise.reject(new VoiceAgentError("network", "Down for now."))
      : agent.authorise(id, options);
  };
  const sessions = createAgentSessions({ ...agent, authorise });
  const test = createTestChatRoom({ participants, agents: sessions });
  return {
    ...test,
    agent,
    sessions,
    tries,
    refuses,
    of: (characterId: string) => agent.conversations.findLast(({ request }) => request.characterId === characterId),
  };
}

it("has one text-only session for each participant, and relays the last three messages after two seconds", async () => {
  const { agent, of, sessions, transcript, ...test } = liveRoom(["ada", "ben"]);
  expect(agent.conversations).toEqual([]);
  test.visitorSays("What is light, Ada?");
  await settled();
  expect([
    agent.conversations.map(({ request }) => [request.characterId, request.textOnly]),
    sessions.statusOf("ada"),
    sessions.statusOf("cleo"),
  ]).toEqual([
    [
      ["ada", true],
      ["ben", true],
    ],
    "connected",
    "disconnected",
  ]);
  expect([of("ada")?.received, of("ben")?.received]).toEqual([["text: Visitor: What is light, Ada?"], []]);
  of("ada")?.say({ type: "agentPart", text: "A " });
  of("ada")?.say({ type: "agentResponse", id: 1, text: "A wave." });
  await settled();
  await test.pass(STANDING);
  await test.pass(RELAY - 1);
  expect([transcript(), of("ben")?.received]).toEqual([["user: What is light, Ada?", "ada: A wave."], []]);
  await test.pass(1);
  expect(of("ben")?.received).toEqual(["text: Visitor: What is light, Ada?\n\nAda: A wave."]);
});

it("ends by itself at 15 messages", async () => {
  const { of, transcript, state, ...test } = liveRoom(["ada", "ben"]);
  test.visitorSays("Talk, Ada.");
  for (let turn = 0; turn < 20 && state() !== "idle"; turn += 1) {
    await settled();
    for (const id of ["ada", "ben"]) of(id)?.say({ type: "agentResponse", id: turn, text: "And so on." });
    await settled();
    await test.pass(STANDING);
    await test.pass(RELAY);
  }
  expect([state(), transcript().length, transcript()[15]]).toEqual([
    "idle",
    16,
    "system: They have finished. Ask something, or choose who goes on.",
  ]);
});

const warned = vi.spyOn(console, "warn").mockImplementation(() => {});

/** Each agent that is asked answers, turn after turn, until none is asked. */
async function discuss(test: ReturnType<typeof liveRoom>, turns: number): Promise<void> {
  for (let turn = 1; turn <= turns; turn += 1) {
    await settled();
    for (const id of ["ada", "ben", "cleo"])
      test.of(id)?.say({ type: "agentResponse", id: turn, text: `Number ${String(turn)}.` });
    await settled();
    await test.pass(STANDING);
    await test.pass(RELAY);
  }
}

it("continues without an agent that cannot be reached, and logs it without a notice", async () => {
  const test = liveRoom(["ada", "ben", "cleo"], undefined, { refuses: ["cleo"] });
  test.visitorSays("Cleo, what is light?");
  await settled();
  expect([test.state(), test.transcript(), test.sessions.statusOf("cleo")]).toEqual([
    "running.gap",
    ["user: Cleo, what is light?"],
    "disconnected",
  ]);
  await test.pass(RELAY);
  await discuss(test, 4);
  expect(test.transcript().map((line) => line.slice(0, line.indexOf(":")))).toEqual([
    "user",
    "ada",
    "ben",
    "ada",
    "ben",
  ]);
  expect([test.tries.cleo, warned.mock.calls.at(-1)]).toEqual([
    1,
    ["The live agent of cleo could not be reached: Down for now."],
  ]);
});

it("connects four agents at once, and shows no notice for one that fails", async () => {
  const test = liveRoom(["ada", "ben", "cleo", "dan"], ["ada", "ben", "cleo", "dan"], { refuses: ["ben"] });
  test.visitorSays("What is light, Ada?");
  await settled();
  expect([
    test.tries,
    ["ada", "ben", "cleo", "dan"].map((id) => test.sessions.statusOf(id)),
    test.transcript(),
    test.of("ada")?.received,
  ]).toEqual([
    { ada: 1, ben: 1, cleo: 1, dan: 1 },
    ["connected", "disconnected", "connected", "connected"],
    ["user: What is light, Ada?"],
    ["text: Visitor: What is light, Ada?"],
  ]);
});

it("says which agent broke off, keeps its text, and continues with the others", async () => {
  const { of, transcript, state, sessions, ...test } = liveRoom(["ada", "ben"]);
  test.visitorSays("What is light, Ada?");
  await settled();
  of("ada")?.say({ type: "agentPart", text: "A wave." });
  await settled();
  of("ada")?.close({ reason: "error", message: "", closeCode: 1006 });
  await settled();
  await test.pass(STANDING);
  expect([transcript(), sessions.statusOf("ada")]).toEqual([
    [
      "user: What is light, Ada?",
      "ada: A wave.",
      "system: Error with Ada: The connection was closed due to a socket error.",
    ],
    "disconnected",
  ]);
  await test.pass(RELAY);
  expect([state(), of("ben")?.received]).toEqual([
    "running.replying",
    ["text: Visitor: What is light, Ada?\n\nAda: A wave."],
  ]);
});

it("does not wait for an agent whose model failed, and asks it again in the same session", async () => {
  const { of, transcript, agent, sessions, ...test } = liveRoom(["ada", "ben"]);
  test.visitorSays("What is light, Ada?");
  await settled();
  of("ada")?.say({ type: "problem", message: "Overloaded.", problem: "noAnswer" });
  await settled();
  expect([transcript(), sessions.statusOf("ada")]).toEqual([
    ["user: What is light, Ada?", "system: Error with Ada: Overloaded."],
    "connected",
  ]);
  await test.pass(RELAY);
  of("ben")?.say({ type: "agentResponse", id: 1, text: "Half a wave", end: "cut" });
  await settled();
  await test.pass(STANDING);
  expect(
    test.room
      .getSnapshot()
      .context.messages.map(({ author, text, status }) => [author, text, status])
      .slice(2),
  ).toEqual([
    ["ben", "Half a wave", "cut"],
    ["system", "Error with Ben: The answer broke off.", undefined],
  ]);
  expect(agent.conversations.length).toBe(2);
});

it.each([
  [1006, "The connection was closed due to a socket error."],
  [1011, "The connection was closed by the server."],
])("says that an agent was closed without a reason, by the code %i", async (closeCode, message) => {
  const { of, transcript, ...test } = liveRoom(["ada", "ben"]);
  test.visitorSays("What is light, Ada?");
  await settled();
  of("ada")?.say({ type: "agentPart", text: "A wave," });
  of("ada")?.close({ reason: "error", message: "", closeCode });
  await settled();
  await test.pass(STANDING);
  expect(transcript().at(-1)).toBe(`system: Error with Ada: ${message}`);
});

it("stores how the answer of a live agent ended", async () => {
  const { of, ...test } = liveRoom(["ada", "ben"]);
  test.visitorSays("What is light, Ada?");
  await settled();
  of("ada")?.say({ type: "agentResponse", id: 1, text: "A wave, and", end: "length" });
  await settled();
  await test.pass(STANDING);
  expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({
    author: "ada",
    text: "A wave, and",
    status: "length",
  });
});

it("asks an agent that the visitor calls, although it just failed or could not be reached", async () => {
  const test = liveRoom(["ada", "ben", "cleo"], undefined, { refuses: ["cleo"] });
  test.visitorSays("What is light, Ada?");
  await settled();
  test.of("ada")?.say({ type: "problem", message: "Overloaded.", problem: "noAnswer" });
  await settled();
  await test.pass(RELAY);
  expect(test.room.getSnapshot().context.currentTurn?.speaker).toBe("ben");
  test.refuses.length = 0;
  test.visitorSays("Ada, please answer, and then Cleo.");
  await settled();
  await test.pass(300);
  expect([
    test.room.getSnapshot().context.currentTurn?.speaker,
    test.of("ada")?.received.at(-1),
    test.tries.cleo,
  ]).toEqual(["ada", "text: Visitor: What is light, Ada?\n\nVisitor: Ada, please answer, and then Cleo.", 2]);
});

it("reports lost access when an agent of the archive finds it locked", async () => {
  const { of, state, room, ...test } = liveRoom(["ada", "ben"]);
  const lost: string[] = [];
  room.on("access.lost", ({ type }) => lost.push(type));
  test.visitorSays("What is light, Ada?");
  await settled();
  of("ada")?.close({ reason: "error", message: "The archive is locked.", closeCode: 4401 });
  await settled();
  expect([state(), room.getSnapshot().context.failure?.failure.reason, lost]).toEqual([
    "failed",
    "locked",
    ["access.lost"],
  ]);
});

it("stops when no agent is left, says so, and tries them again on retry", async () => {
  const test = liveRoom(["ada", "ben"], undefined, { refuses: ["ada", "ben"] });
  test.visitorSays("What is light, Ada?");
  await settled();
  expect([test.state(), test.transcript(), test.room.getSnapshot().context.failure, test.tries]).toEqual([
    "failed",
    ["user: What is light, Ada?"],
    { speaker: "ada", failure: expect.objectContaining({ reason: "network", message: "Down for now." }) },
    { ada: 1, ben: 1 },
  ]);
  test.refuses.length = 0;
  test.room.send({ type: "discussion.retry" });
  await settled();
  expect([test.state(), test.tries, test.of("ada")?.received]).toEqual([
    "running.replying",
    { ada: 2, ben: 2 },
    ["text: Visitor: What is light, Ada?"],
  ]);
});

it("ends when one agent is left, and says why", async () => {
  const test = liveRoom(["ada", "ben"], undefined, { refuses: ["ben"] });
  test.visitorSays("What is light, Ada?");
  await discuss(test, 1);
  expect([test.state(), test.transcript()]).toEqual([
    "idle",
    [
      "user: What is light, Ada?",
      "ada: Number 1.",
      "system: None of the others can be reached now. Say something, or let somebody speak next, to try again.",
    ],
  ]);
  test.refuses.length = 0;
  test.room.send({ type: "speaker.pick", characterId: "ben" });
  await settled();
  expect([test.state(), test.tries.ben, test.of("ben")?.received.length]).toEqual(["running.replying", 2, 1]);
});

it("asks no character without an agent, and does not start with such characters only", async () => {
  const test = liveRoom(["ada", "ben", "dan"]);
  test.visitorSays("Dan, what is light?");
  await discuss(test, 6);
  expect(test.transcript().some((line) => /^(?:dan|system)/.test(line))).toBe(false);
  const alone = liveRoom(["dan"]);
  alone.visitorSays("Dan, what is light?");
  expect([alone.state(), alone.transcript(), alone.room.getSnapshot().context.alert]).toEqual(["idle", [], "noAgents"]);
  alone.room.send({ type: "participant.add", characterId: "ada" });
  expect(alone.room.getSnapshot().context.alert).toBe(null);
});

it("stops when the archive is locked, and tries no other agent", async () => {
  const { agent, state, room, ...test } = liveRoom(["ada", "ben"]);
  const lost: string[] = [];
  room.on("access.lost", ({ type }) => lost.push(type));
  agent.refusePasses("locked");
  test.visitorSays("What is light, Ada?");
  await settled();
  expect([state(), room.getSnapshot().context.failure?.failure.reason, lost]).toEqual([
    "failed",
    "locked",
    ["access.lost"],
  ]);
});

it("stops when the page is outdated, and tries no other agent", async () => {
  const { agent, of, state, transcript, room, ...test } = liveRoom(["ada", "ben"]);
  test.visitorSays("What is light, Ada?");
  await settled();
  of("ada")?.close({ reason: "error", message: "Reload.", closeCode: 4426 });
  await settled();
  const reason = () => room.getSnapshot().context.failure?.failure.reason;
  expect([state(), reason(), of("ben")?.received]).toEqual(["failed", "outdatedClient", []]);
  agent.refusePasses("outdatedClient");
  room.send({ type: "discussion.retry" });
  await settled();
  expect([state(), reason(), transcript()[0]]).toEqual(["failed", "outdatedClient", "user: What is light, Ada?"]);
});

it("ends all sessions with the room", async () => {
  const { agent, room, ...test } = liveRoom(["ada", "ben"]);
  test.visitorSays("What is light, Ada?");
  await settled();
  expect(agent.conversations.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  closeChatRoom(room);
  await settled();
  expect(agent.conversations.every(({ isOpen }) => !isOpen)).toBe(true);
});
