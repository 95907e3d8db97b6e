import { expect, vi } from "vitest";
import { SimulatedClock } from "xstate";
import type { VoiceAgent, VoiceAgentPass } from "../../../contracts";
import { exampleCharacter } from "@archive-of-minds/testing";
import { createLiveConversation } from "../../../voice-agent/create-live-conversation";
import type { createRemote } from "./vendor-page.fixture";

interface Silence {
  readonly agent: VoiceAgent;
  readonly pass: () => VoiceAgentPass;
  readonly remote: ReturnType<typeof createRemote>;
}

const until = (isSo: () => unknown) => vi.waitFor(isSo, { timeout: 60_000, interval: 10 });

/** An agent does not answer although its connection works: the notice appears, a long tool is waited for, and then the question is asked again. */
export async function expectUnansweredNotice({ agent, pass, remote }: Silence): Promise<void> {
  const clock = new SimulatedClock();
  let finishTool = () => {};
  const live = createLiveConversation({
    character: exampleCharacter("tesla"),
    providers: { voiceAgent: { ...agent, authorise: async () => pass() } },
    briefing: { tools: { look: () => new Promise<string>((resolve) => (finishTool = () => resolve("A lamp."))) } },
    clock,
  });
  const isUnanswered = () => live.getSnapshot().hasTag("unanswered");
  const said = () => live.getSnapshot().context.transcript.messages.map(({ author, text }) => `${author}: ${text}`);
  const heard = async (type: string) => (await remote.received(type)).length;
  /** Advances the clock by so many seconds, with signs of life of the connection. */
  const seconds = async (count: number) => {
    for (let left = count; left > 0; left -= 15) {
      clock.increment(Math.min(left, 15) * 1_000);
      const before = await heard("pong");
      await remote.control("pings");
      await until(async () => expect(await heard("pong")).toBe(before + 1));
    }
  };
  live.send({ type: "agent.start" });
  await until(() => expect(live.getSnapshot().hasTag("connected")).toBe(true));
  const { id } = await remote.last();

  await remote.control("hears", "What is light?");
  await until(() => expect(said()).toEqual(["user: What is light?"]));
  await seconds(29);
  expect(isUnanswered()).toBe(false);
  await seconds(1);
  expect([isUnanswered(), (await remote.last()).ended]).toEqual([true, null]);
  await remote.control("says", "A wave.", { milliseconds: 100 });
  await until(() => expect(isUnanswered()).toBe(false));
  await until(() => expect(live.getSnapshot().context.sound.mode).toBe("listening"));

  live.send({ type: "message.send", text: "And what is this?" });
  await until(async () => expect(await heard("user_message")).toBe(1));
  await remote.control("calls", "look", {});
  await until(() =>
    expect(live.getSnapshot().matches({ live: { session: { connected: { answering: "working" } } } })).toBe(true),
  );
  await seconds(90);
  expect(isUnanswered()).toBe(false);
  finishTool();
  await until(async () => expect(await heard("client_tool_result")).toBe(1));
  await seconds(30);
  expect(isUnanswered()).toBe(true);

  clock.increment(15_000);
  await until(async () => expect((await remote.last()).id).not.toBe(id));
  await until(async () =>
    expect((await remote.received("user_message")).map((frame) => frame["text"])).toEqual(["And what is this?"]),
  );
  await remote.control("says", "A lamp.", { milliseconds: 100 });
  live.send({ type: "agent.stop" });
  expect(said().slice(0, 3)).toEqual(["user: What is light?", "tesla: A wave.", "user: And what is this?"]);
  live.stop();
}
