import { SimulatedClock } from "xstate";
import { beforeEach, expect, it, vi } from "vitest";
import type { StreamPart, VoiceAgentPass } from "../../contracts";
import { createFakeVoiceAgent, type FakeVoiceAgentOptions, settled } from "@archive-of-minds/testing";
import * as timings from "../../shared/timings";
import { createAgentSessions } from "./create-agent-sessions";

const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => warned.mockClear());

function create({ pass, ...options }: FakeVoiceAgentOptions & { pass?: VoiceAgentPass } = { opens: true }) {
  const fake = createFakeVoiceAgent(options);
  const agent = pass ? { ...fake, authorise: async () => pass } : fake;
  const clock = new SimulatedClock();
  const sessions = createAgentSessions(agent, { clock });
  const asked = (words: string, characterId = "ada") => {
    const abort = new AbortController();
    const heard: (string | StreamPart)[] = [];
    const read = async () => {
      for await (const piece of sessions
        .modelOf(characterId)
        .stream({ system: "", messages: [{ role: "user", content: words }] }, { signal: abort.signal }))
        heard.push(piece);
    };
    return { heard, stop: () => abort.abort(), done: read() };
  };
  const of = (characterId: string) => agent.conversations.filter(({ request }) => request.characterId === characterId);
  /** Ada's agent has begun to answer. */
  const answering = async () => {
    const first = asked("Q1");
    await settled();
    of("ada")[0]?.say({ type: "agentPart", text: "Old " });
    await settled();
    return first;
  };
  return {
    agent,
    sessions,
    asked,
    answering,
    of,
    pass: (milliseconds: number) => (clock.increment(milliseconds), settled()),
  };
}

it("does not take the rest of a dropped answer for the next one, which gets the received part as history", async () => {
  const { asked, answering, of } = create();
  const first = await answering();
  first.stop();
  await first.done;
  const second = asked("Q2");
  await settled();
  const [before, reconnected] = of("ada");
  before?.say({ type: "agentPart", text: "answer." });
  before?.say({ type: "agentResponse", id: 1, text: "Old answer." });
  reconnected?.say({ type: "agentResponse", id: 1, text: "New answer." });
  await second.done;
  expect([first.heard, second.heard, before?.isOpen, reconnected?.received, reconnected?.request.history]).toEqual([
    ["Old "],
    ["New answer."],
    false,
    ["text: Q2"],
    [
      { role: "user", content: "Q1" },
      { role: "assistant", content: "Old " },
    ],
  ]);
});

it("asks an agent again in the same session after a complete answer, and ignores a repeated answer", async () => {
  const { asked, of } = create();
  const first = asked("Q1");
  await settled();
  const [conversation] = of("ada");
  conversation?.say({ type: "agentResponse", id: 4, text: "A wave." });
  await first.done;
  first.stop();
  const second = asked("Q2");
  await settled();
  conversation?.say({ type: "agentResponse", id: 4, text: "A wave." });
  conversation?.say({ type: "agentResponse", id: 5, text: "A stream." });
  await second.done;
  expect([first.heard, second.heard, of("ada").length, conversation?.received]).toEqual([
    ["A wave."],
    ["A stream."],
    1,
    ["text: Q1", "text: Q2"],
  ]);
});

it("logs an agent that cannot be reached, and tries it again after a while", async () => {
  const { agent, sessions, of, pass } = create({});
  const ids = ["ada", "ben"];
  sessions.connect(ids);
  await settled();
  const [adas] = of("ada");
  adas?.refuse("network", "Down for now.");
  of("ben")[0]?.open();
  await settled();
  for (let again = 0; again < 5; again += 1) sessions.connect(ids);
  await pass(timings.roomAgentRetry - 1);
  sessions.connect(ids);
  expect([
    agent.conversations.length,
    sessions.statusOf("ada"),
    sessions.availabilityOf("ada"),
    sessions.availabilityOf("ben"),
  ]).toEqual([2, "disconnected", "unreachable", "ready"]);
  expect(warned.mock.calls).toEqual([["The live agent of ada could not be reached: Down for now."]]);
  await pass(1);
  sessions.connect(ids);
  await settled();
  // The availability changes only when the session opens.
  expect([of("ada").length, sessions.availabilityOf("ada")]).toEqual([2, "unreachable"]);
  of("ada")[1]?.open();
  await settled();
  expect([sessions.statusOf("ada"), sessions.availabilityOf("ada")]).toEqual(["connected", "ready"]);
});

it("tries an agent that could not be reached at once when the visitor retries", async () => {
  const { sessions, of } = create({});
  sessions.connect(["ada"]);
  await settled();
  of("ada")[0]?.refuse("network");
  await settled();
  sessions.retry();
  expect(sessions.availabilityOf("ada")).toBe("ready");
  sessions.connect(["ada"]);
  await settled();
  expect(of("ada").length).toBe(2);
});

it("connects an agent that ended its session again after a while, or at its turn", async () => {
  const { sessions, of, asked } = create();
  sessions.connect(["ada"]);
  await settled();
  of("ada")[0]?.close({ reason: "agent", message: "", closeCode: 1000 });
  sessions.connect(["ada"]);
  await settled();
  expect([of("ada").length, sessions.availabilityOf("ada")]).toEqual([1, "ready"]);
  asked("Q1");
  await settled();
  expect(of("ada")[1]?.received).toEqual(["text: Q1"]);
});

it("treats an agent that never begins as one that cannot be reached", async () => {
  const { sessions, of, pass, asked } = create({});
  const turn = asked("Q1");
  turn.done.catch(() => {});
  await pass(timings.roomAgentStart - 1);
  expect(sessions.statusOf("ada")).toBe("connecting");
  await pass(1);
  expect([sessions.statusOf("ada"), sessions.availabilityOf("ada"), of("ada")[0]?.signal.aborted]).toEqual([
    "disconnected",
    "unreachable",
    true,
  ]);
  await expect(turn.done).rejects.toMatchObject({ name: "LanguageModelError", reason: "timeout" });
});

it("gives the next turn of an agent its whole answer after a turn was stopped while connecting", async () => {
  const { asked, of } = create({});
  const first = asked("Q1");
  await settled();
  first.stop();
  const second = asked("Q2");
  await settled();
  of("ada")[0]?.open();
  await settled();
  of("ada")[0]?.say({ type: "agentResponse", id: 1, text: "A wave." });
  await Promise.all([first.done, second.done]);
  expect([first.heard, second.heard, of("ada").length, of("ada")[0]?.received]).toEqual([
    [],
    ["A wave."],
    1,
    ["text: Q2"],
  ]);
});

it("asks the next question in another session after a turn was stopped", async () => {
  const { asked, answering, of } = create();
  const first = await answering();
  first.stop();
  const second = asked("Q2");
  await settled();
  of("ada")[1]?.say({ type: "agentResponse", id: 1, text: "New answer." });
  await second.done;
  expect([
    second.heard,
    of("ada").map(({ received, isOpen }) => [received, isOpen]),
    of("ada")[1]?.request.history,
  ]).toEqual([
    ["New answer."],
    [
      [["text: Q1"], false],
      [["text: Q2"], true],
    ],
    [
      { role: "user", content: "Q1" },
      { role: "assistant", content: "Old " },
    ],
  ]);
});

const room = { transport: "webrtc", conversationToken: "token", roomUrl: "wss://media.example" } as const;

it("keeps a media room when the rest of an answer arrives before the next question", async () => {
  const { asked, of } = create({ opens: true, pass: room });
  const first = asked("Q1");
  await settled();
  const [conversation] = of("ada");
  conversation?.say({ type: "agentPart", text: "Old " });
  await settled();
  first.stop();
  await first.done;
  conversation?.say({ type: "agentPart", text: "answer." });
  conversation?.say({ type: "agentResponse", id: 1, text: "Old answer." });
  conversation?.say({ type: "mode", mode: "listening" });
  const second = asked("Q2");
  await settled();
  conversation?.say({ type: "agentResponse", id: 2, text: "New answer." });
  await second.done;
  expect([second.heard, of("ada").length, conversation?.received]).toEqual([
    ["New answer."],
    1,
    ["text: Q1", "text: Q2"],
  ]);
});

it("keeps a media room when the rest of an answer arrives soon after the next question, which waits for it", async () => {
  const { asked, of, pass } = create({ opens: true, pass: room });
  const first = asked("Q1");
  await settled();
  first.stop();
  await first.done;
  const second = asked("Q2");
  await pass(timings.roomAgentRemainder - 1);
  expect(of("ada")[0]?.received).toEqual(["text: Q1"]);
  of("ada")[0]?.say({ type: "agentResponse", id: 1, text: "Old answer." });
  await settled();
  of("ada")[0]?.say({ type: "agentResponse", id: 2, text: "New answer." });
  await second.done;
  expect([second.heard, of("ada").map(({ received }) => received)]).toEqual([
    ["New answer."],
    [["text: Q1", "text: Q2"]],
  ]);
});

it("leaves a media room when the rest of an answer does not arrive", async () => {
  const { asked, of, pass } = create({ opens: true, pass: room });
  const first = asked("Q1");
  await settled();
  first.stop();
  await first.done;
  const dropped = asked("Given up.");
  const second = asked("Q2");
  dropped.stop();
  await dropped.done;
  await pass(timings.roomAgentRemainder);
  of("ada")[0]?.say({ type: "agentResponse", id: 1, text: "Old answer." });
  of("ada")[1]?.say({ type: "agentResponse", id: 1, text: "New answer." });
  await second.done;
  expect([second.heard, of("ada").map(({ received, isOpen }) => [received, isOpen])]).toEqual([
    ["New answer."],
    [
      [["text: Q1"], false],
      [["text: Q2"], true],
    ],
  ]);
});

it("leaves an agent to another window until the visitor retries here", async () => {
  const { sessions, of, asked, pass } = create();
  sessions.connect(["ada"]);
  await settled();
  of("ada")[0]?.close({ reason: "error", message: "The conversation goes on in another window.", closeCode: 4409 });
  await pass(timings.roomAgentRetry * 10);
  sessions.connect(["ada"]);
  await expect(asked("Q1").done).rejects.toMatchObject({
    reason: "network",
    message: "The conversation goes on in another window.",
  });
  expect([of("ada").length, sessions.availabilityOf("ada")]).toEqual([1, "elsewhere"]);
  sessions.retry();
  sessions.connect(["ada"]);
  await settled();
  expect([of("ada").length, sessions.statusOf("ada")]).toEqual([2, "connected"]);
});

it("requests a pass for a text-only session, which takes no voice conversation’s place", async () => {
  const { agent, sessions } = create();
  const asks = vi.spyOn(agent, "authorise");
  sessions.connect(["ada"]);
  await settled();
  expect(asks.mock.calls).toEqual([["ada", { signal: expect.any(AbortSignal), textOnly: true }]]);
});

it("connects an agent that insists on its greeting with it, and does not take the greeting for an answer", async () => {
  const { agent, sessions, asked, of, pass } = create({});
  sessions.connect(["ada"]);
  const first = asked("Q1");
  await settled();
  of("ada")[0]?.refuse("refused", 'Override for field "first_message" is not allowed by config.');
  await settled();
  of("ada")[1]?.open();
  await settled();
  expect([of("ada")[1]?.received, sessions.statusOf("ada")]).toEqual([[], "connecting"]);
  of("ada")[1]?.say({ type: "agentPart", text: "Good evening." });
  of("ada")[1]?.say({ type: "agentResponse", id: 1, text: "Good evening." });
  await settled();
  of("ada")[1]?.say({ type: "agentResponse", id: 2, text: "A wave." });
  await first.done;
  first.stop();
  expect([first.heard, of("ada").map(({ request, received }) => [request.overrides, received])]).toEqual([
    ["A wave."],
    [
      [{ firstMessage: "" }, []],
      [undefined, ["text: Q1"]],
    ],
  ]);

  // The next session keeps the greeting from the start; if none comes, the wait for it is short.
  const second = asked("Q2");
  await settled();
  of("ada")[1]?.say({ type: "agentPart", text: "Old " });
  await settled();
  second.stop();
  const third = asked("Q3");
  await settled();
  of("ada")[2]?.open();
  await settled();
  expect(of("ada")[2]?.received).toEqual([]);
  await pass(timings.roomAgentRemainder);
  of("ada")[2]?.say({ type: "agentResponse", id: 1, text: "A stream." });
  await third.done;
  expect([third.heard, agent.conversations.length, of("ada")[2]?.request.overrides, warned.mock.calls]).toEqual([
    ["A stream."],
    3,
    undefined,
    [],
  ]);
});

it("does not connect again when an agent refuses for another reason", async () => {
  const { sessions, of } = create({});
  sessions.connect(["ada"]);
  await settled();
  of("ada")[0]?.refuse("refused", "Your words are not allowed.");
  await settled();
  expect([of("ada").length, sessions.availabilityOf("ada")]).toEqual([1, "unreachable"]);
});

it("continues when an agent declines to answer, and asks it in the same session next time", async () => {
  const { asked, of } = create();
  const first = asked("Q1");
  await settled();
  of("ada")[0]?.say({ type: "work", work: "declined" });
  await first.done;
  const second = asked("Q2");
  await settled();
  of("ada")[0]?.say({ type: "agentResponse", id: 1, text: "A wave." });
  await second.done;
  expect([first.heard, second.heard, of("ada").map(({ received }) => received)]).toEqual([
    [],
    ["A wave."],
    [["text: Q1", "text: Q2"]],
  ]);
});

it("asks one agent at a time: a new question drops the one before", async () => {
  const { answering, asked, of } = create();
  const first = await answering();
  const second = asked("Q2", "ben");
  await first.done;
  await settled();
  of("ben")[0]?.say({ type: "agentResponse", id: 1, text: "New answer." });
  await second.done;
  expect([first.heard, second.heard, of("ada")[0]?.isOpen, of("ben")[0]?.received]).toEqual([
    ["Old "],
    ["New answer."],
    false,
    ["text: Q2"],
  ]);
});
