import { SimulatedClock } from "xstate";
import {
  type MicrophoneLock,
  type SafetyCheck,
  type Character,
  createMemoryMemoryStore,
  createLiveConversation,
  type LiveConversationOptions,
  type VoiceAgentSnapshot,
  type VoiceAgentActorRef,
  type MemoryStore,
  type SessionOptions,
} from "@archive-of-minds/core";
import { exampleCharacter } from "./example-character";
import { createFakeConversationLog, type FakeConversationLog } from "./fake-conversation-log";
import { createFakeVoiceAgent, type FakeConversation, type FakeVoiceAgent } from "./fake-voice-agent";
import { settled } from "./test-chat-room";

/** The conversation of {@link createTestLiveConversation}. All may be left out. */
export interface TestLiveConversationOptions extends Pick<SessionOptions, "inspect"> {
  /** Left out, an example: `ada`. */
  readonly character?: Character;
  /** Left out, a fake that opens no conversation by itself. */
  readonly voiceAgent?: FakeVoiceAgent;
  /** Left out, several pages may be live at once. */
  readonly microphoneLock?: MicrophoneLock;
  /** Left out, no safety check reads what is said. */
  readonly safetyCheck?: SafetyCheck;
  /** Whether it is a written conversation, without microphone and voice. Default `false`. */
  readonly textOnly?: boolean;
  /** The earlier messages with the character, or a function that reads them at each start. */
  readonly messages?: LiveConversationOptions["messages"];
  /** The agent's overrides, variables and tools. */
  readonly briefing?: LiveConversationOptions["briefing"];
  /** Returns the current picture. */
  readonly frameSource?: LiveConversationOptions["frameSource"];
  /** Describes a picture for an agent that sees none. */
  readonly describeFrame?: LiveConversationOptions["describeFrame"];
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

/** A running live conversation, its fake agent, and what a test reads of it. */
export interface TestLiveConversation {
  readonly live: VoiceAgentActorRef;
  readonly clock: SimulatedClock;
  readonly agent: FakeVoiceAgent;
  readonly memoryStore: MemoryStore;
  readonly conversationLog: FakeConversationLog;
  until(matches: (snapshot: VoiceAgentSnapshot) => boolean): Promise<void>;
  /** How many wake locks are held. */
  wakeLocks(): number;
  /** Starts, and waits for the agent. */
  begin(): Promise<FakeConversation>;
  /** Reports that the page is online again. */
  returnOnline(): void;
  /** Advances the clock by so many milliseconds, and waits for what that causes. */
  pass(milliseconds: number): Promise<void>;
  transcript(): string[];
  state(): string;
}

/** A live conversation with a fake agent behind it, driven by the visitor's actions. */
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
  inspect,
}: TestLiveConversationOptions = {}): TestLiveConversation {
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
    ...(inspect && { inspect }),
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
    wakeLocks: () => wakeLocks,
    async begin() {
      live.send({ type: "agent.start" });
      const conversation = await voiceAgent.nextConversation();
      conversation.open();
      await until((snapshot) => snapshot.hasTag("connected"));
      return conversation;
    },
    returnOnline() {
      for (const report of online) report();
    },
    async pass(milliseconds: number) {
      clock.increment(milliseconds);
      await settled();
    },
    transcript: () =>
      live
        .getSnapshot()
        .context.transcript.messages.map(
          ({ author, text, status }) => `${author}${status === "interrupted" ? " (interrupted)" : ""}: ${text}`,
        ),
    state: () => stateOf(live.getSnapshot().value),
  };
}

/** The path of the innermost sequential state, such as `live.session.connected`. */
function stateOf(value: unknown): string {
  if (typeof value === "string") return value;
  const [[outer, inner] = ["", ""]] = Object.entries(value as Readonly<Record<string, unknown>>);
  return outer === "connected" ? outer : `${outer}.${stateOf(inner)}`;
}
