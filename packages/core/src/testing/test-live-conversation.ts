import { SimulatedClock } from "xstate";
import type { MicrophoneLock, SafetyCheck } from "../contracts";
import type { Character } from "../characters/character";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createLiveConversation, type LiveConversationOptions } from "../voice-agent/create-live-conversation";
import type { VoiceAgentSnapshot } from "../voice-agent/voice-agent.machine";
import { exampleCharacter } from "./example-character";
import { createFakeConversationLog } from "./fake-conversation-log";
import { createFakeVoiceAgent, type FakeVoiceAgent } from "./fake-voice-agent";
import { settled } from "./test-chat-room";

export interface TestLiveConversationOptions {
  readonly character?: Character;
  readonly voiceAgent?: FakeVoiceAgent;
  readonly microphoneLock?: MicrophoneLock;
  /** Left out, nobody reads what is said. */
  readonly safetyCheck?: SafetyCheck;
  readonly textOnly?: boolean;
  readonly messages?: LiveConversationOptions["messages"];
  readonly briefing?: LiveConversationOptions["briefing"];
  readonly frameSource?: LiveConversationOptions["frameSource"];
  readonly describeFrame?: LiveConversationOptions["describeFrame"];
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

/** A live conversation with a fake agent behind it, told in the visitor's words. */
export function createTestLiveConversation({
  character = exampleCharacter("ada"),
  voiceAgent = createFakeVoiceAgent(),
  microphoneLock,
  safetyCheck,
  textOnly,
  messages,
  briefing,
  frameSource,
  describeFrame,
}: TestLiveConversationOptions = {}) {
  const memoryStore = createMemoryMemoryStore(() => NOON);
  const conversationLog = createFakeConversationLog();
  const clock = new SimulatedClock();
  const online = new Set<() => void>();
  let count = 0;
  let wakeLocks = 0;
  const live = createLiveConversation({
    providers: {
      voiceAgent,
      safetyCheck: safetyCheck ?? null,
      memoryStore,
      conversationLog,
      ...(microphoneLock && { microphoneLock }),
      wakeLock() {
        wakeLocks += 1;
        return () => void (wakeLocks -= 1);
      },
      onOnline(report) {
        online.add(report);
        return () => online.delete(report);
      },
    },
    character,
    ...(textOnly !== undefined && { textOnly }),
    ...(messages && { messages }),
    ...(briefing && { briefing }),
    ...(frameSource && { frameSource }),
    ...(describeFrame && { describeFrame }),
    clock,
    now: () => NOON + clock.now(),
    createId: () => `id-${String((count += 1)).padStart(4, "0")}`,
  });
  const until = async (matches: (snapshot: VoiceAgentSnapshot) => boolean) => {
    if (matches(live.getSnapshot())) return;
    await new Promise<void>((resolve) => {
      const { unsubscribe } = live.subscribe((snapshot) => {
        if (!matches(snapshot)) return;
        unsubscribe();
        resolve();
      });
    });
  };
  return {
    live,
    clock,
    agent: voiceAgent,
    memoryStore,
    conversationLog,
    until,
    /** How many wake locks are held. */
    wakeLocks: () => wakeLocks,
    /** Starts, and waits for the agent. */
    async begin() {
      live.send({ type: "agent.start" });
      const conversation = await voiceAgent.nextConversation();
      conversation.open();
      await until((snapshot) => snapshot.hasTag("connected"));
      return conversation;
    },
    /** The page is back online. */
    returnOnline() {
      for (const report of online) report();
    },
    /** So many milliseconds pass, and what they bring about is done. */
    async pass(milliseconds: number) {
      clock.increment(milliseconds);
      await settled();
    },
    said: () =>
      live
        .getSnapshot()
        .context.messages.map(
          ({ author, text, status }) => `${author}${status === "interrupted" ? " (interrupted)" : ""}: ${text}`,
        ),
    state: () => stateOf(live.getSnapshot().value),
  };
}

export type TestLiveConversation = ReturnType<typeof createTestLiveConversation>;

/** The innermost state that is one of several in time, such as `live.session.connected`. */
function stateOf(value: unknown): string {
  if (typeof value === "string") return value;
  const [[outer, inner] = ["", ""]] = Object.entries(value as Readonly<Record<string, unknown>>);
  return outer === "connected" ? outer : `${outer}.${stateOf(inner)}`;
}
