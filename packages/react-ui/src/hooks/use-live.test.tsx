import { createFakeVoiceAgent, createTestLiveConversation } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { LiveProvider } from "../providers/LiveProvider";
import { useLive } from "./use-live";

async function opened() {
  const agent = createFakeVoiceAgent();
  const test = createTestLiveConversation({ voiceAgent: agent });
  const { result, act } = await renderHook(() => useLive(), {
    wrapper: ({ children }) => <LiveProvider live={test.live}>{children}</LiveProvider>,
  });
  const seen = () => {
    const { status, activity, error } = result.current;
    return { status, activity, reason: error?.reason };
  };
  const texts = () => result.current.messages.map(({ author, text }) => `${author}: ${text}`);
  return { test, agent, act, seen, texts, hook: () => result.current };
}

it("connects, listens, speaks and ends", async () => {
  const { test, agent, act, seen, texts, hook } = await opened();
  expect(seen()).toEqual({ status: "disconnected", activity: "idle", reason: undefined });
  await act(() => hook().start());
  const conversation = await agent.nextConversation();
  await expect.poll(() => seen().status).toBe("connecting");
  await act(() => conversation.open());
  await expect.poll(() => seen()).toEqual({ status: "connected", activity: "listening", reason: undefined });
  await act(() => conversation.say({ type: "userTranscript", text: "What is", isFinal: false }));
  expect(hook().hearing).toBe("What is");
  await act(() => conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true }));
  await expect.poll(texts).toEqual(["user: What is light?"]);
  await act(() => {
    conversation.say({ type: "mode", mode: "speaking" });
    conversation.say({ type: "agentPart", text: "A wave." });
  });
  expect([hook().isSpeaking, hook().streamingText]).toEqual([true, "A wave."]);
  await act(async () => {
    conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
    conversation.say({ type: "mode", mode: "listening" });
    await test.pass(1_500);
  });
  await expect.poll(texts).toEqual(["user: What is light?", "ada: A wave."]);
  await act(() => hook().stop());
  await expect.poll(() => seen()).toEqual({ status: "disconnected", activity: "endedByVisitor", reason: undefined });
});

it("says why it failed, and tries again", async () => {
  const { agent, act, seen, hook } = await opened();
  agent.refusePasses("quota");
  await act(() => hook().start());
  await expect.poll(() => seen()).toEqual({ status: "error", activity: "failed", reason: "quota" });
  agent.refusePasses(null);
  await act(() => hook().start());
  await expect.poll(() => [seen().status, seen().reason]).toEqual(["connecting", undefined]);
});

it("sends what was typed, and sets microphone and volume", async () => {
  const { test, act, texts, hook } = await opened();
  let conversation: Awaited<ReturnType<typeof test.begin>> | undefined;
  await act(async () => void (conversation = await test.begin()));
  await act(() => {
    hook().sendMessage("What is light?");
    hook().setMuted(true);
    hook().setVolume(0.5);
  });
  expect([hook().isMuted, hook().volume, texts()]).toEqual([true, 0.5, ["user: What is light?"]]);
  expect(conversation?.received).toEqual(expect.arrayContaining(["text: What is light?", "volume: 0.5"]));
  await act(() => hook().setMuted(false));
  expect(hook().isMuted).toBe(false);
});
