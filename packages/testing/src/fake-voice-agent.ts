import {
  VoiceAgentError,
  type VoiceAgent,
  type VoiceAgentEnding,
  type VoiceAgentErrorReason,
  type VoiceAgentReport,
  type VoiceAgentRequest,
  type VoiceOutput,
} from "@archive-of-minds/core";
import { createPendingQueue } from "./pending-queue";

/** One conversation, whose agent the test controls. */
export interface FakeConversation {
  readonly request: VoiceAgentRequest;
  readonly signal: AbortSignal;
  /** Whether it is open and has not ended. */
  readonly isOpen: boolean;
  /** What the agent has received, as `text: words`, `context: words`, `rate: 3 true`, `volume: 0.5` and so on. */
  readonly received: readonly string[];
  open(): void;
  refuse(reason: VoiceAgentErrorReason, message?: string): void;
  say(report: Exclude<VoiceAgentReport, { type: "ended" }>): void;
  close(ending: VoiceAgentEnding): void;
}

/** A voice agent in memory, whose reports the test decides. It has no timers. */
export interface FakeVoiceAgent extends VoiceAgent {
  readonly conversations: readonly FakeConversation[];
  /** The oldest one that was not returned before; waits for one if there is none. */
  nextConversation(): Promise<FakeConversation>;
  /** From now on `authorise` fails; `null` ends that. */
  refusePasses(reason: VoiceAgentErrorReason | null): void;
}

/** Which characters have a fake agent, and how its conversations open. */
export interface FakeVoiceAgentOptions {
  /** The ids of the characters with an agent; left out, every character has one. */
  readonly agents?: readonly string[];
  /** Whether every conversation opens by itself. Default `false`: the test opens or refuses each. */
  readonly opens?: boolean;
  /** The audio outputs to choose from; left out, the output cannot be chosen. */
  readonly outputs?: readonly VoiceOutput[];
  /** The id of an output that cannot be chosen: choosing it rejects with a `VoiceAgentError`. */
  readonly brokenOutput?: string;
}

/**
 * A fake of a live agent. The test takes each conversation with `nextConversation`, opens or refuses it, reports what
 * the agent says with `say`, and ends it with `close`; `received` lists what the agent was sent.
 */
export function createFakeVoiceAgent({
  agents,
  opens = false,
  outputs,
  brokenOutput,
}: FakeVoiceAgentOptions = {}): FakeVoiceAgent {
  const conversations: FakeConversation[] = [];
  const pending = createPendingQueue<FakeConversation>();
  let refusal: VoiceAgentErrorReason | null = null;
  return {
    name: "Fake agent",
    kind: "remote",
    takesRatings: true,
    conversations,
    nextConversation: pending.next,
    refusePasses: (reason) => void (refusal = reason),
    hasAgent: (characterId) => agents?.includes(characterId) ?? true,
    authorise: () =>
      refusal
        ? Promise.reject(new VoiceAgentError(refusal, "The archive gave no pass for a live conversation."))
        : Promise.resolve({ transport: "websocket", signedUrl: "/conversation" }),
    connect(request, { signal, report }) {
      return new Promise((resolve, reject) => {
        const received: string[] = [];
        let state: "opening" | "open" | "over" = "opening";
        const conversation: FakeConversation = {
          request,
          signal,
          received,
          get isOpen() {
            return state === "open" && !signal.aborted;
          },
          open() {
            if (state !== "opening") return;
            state = "open";
            resolve({
              conversationId: `conversation-${String(conversations.indexOf(conversation) + 1)}`,
              sendText: (text) => void received.push(`text: ${text}`),
              sendContext: (text) => void received.push(`context: ${text}`),
              sendActivity: () => void received.push("activity"),
              rate: (id, liked) => void received.push(`rate: ${String(id)} ${String(liked)}`),
              setVolume: (volume) => void received.push(`volume: ${String(volume)}`),
              setMuted: (isMuted) => void received.push(`muted: ${String(isMuted)}`),
              ...(outputs && { outputs: async () => outputs }),
              async setOutputDevice(deviceId) {
                if (deviceId === brokenOutput) throw new VoiceAgentError("unknown", "The fake output is broken.");
                received.push(`output: ${deviceId}`);
              },
              inputLevel: () => 0.2,
              outputLevel: () => 0.4,
              end: () => void (state = "over"),
            });
          },
          refuse(reason, message = "The live service refused the conversation.") {
            state = "over";
            reject(new VoiceAgentError(reason, message));
          },
          say: (said) => {
            if (state === "open") report(said);
          },
          close(ending) {
            if (state !== "open") return;
            report({ type: "ended", ...ending });
            state = "over";
          },
        };
        if (signal.aborted) return conversation.refuse("unknown", "The live conversation was aborted.");
        signal.addEventListener(
          "abort",
          () => state === "opening" && conversation.refuse("unknown", "The live conversation was aborted."),
          { once: true },
        );
        conversations.push(conversation);
        pending.push(conversation);
        if (opens) conversation.open();
      });
    },
  };
}
