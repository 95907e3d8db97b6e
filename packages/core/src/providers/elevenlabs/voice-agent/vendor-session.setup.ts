import { assign, emit, enqueueActions, setup } from "xstate";
import type { VoiceAgentEnding, VoiceAgentMode, VoiceAgentReport } from "../../../contracts";
import { callbackNotProvided } from "../../../shared/not-provided";
import * as timings from "../../../shared/timings";
import type { ElevenLabsConversation } from "./elevenlabs-client.types";
import type { RemoteRequest } from "./client-session-options";

/** The commands of the caller. */
export type VendorCommand =
  | { readonly type: "text.send"; readonly text: string }
  | { readonly type: "context.send"; readonly text: string }
  | { readonly type: "activity.send" }
  | { readonly type: "rating.send"; readonly responseId: number; readonly liked: boolean }
  | { readonly type: "volume.set"; readonly volume: number }
  | { readonly type: "mute.set"; readonly isMuted: boolean };

/** The commands of the actor that holds the client. */
export type RunConversationEvent = VendorCommand | { readonly type: "microphone.renew" };

/** The reports of the client. */
export type VendorFact =
  | { readonly type: "conversation.opened"; readonly conversation: ElevenLabsConversation }
  | { readonly type: "conversation.failed"; readonly error: unknown }
  /** The agent's first message is not the metadata. The client fails soon after, without a reason. */
  | { readonly type: "metadata.missing"; readonly error: unknown }
  | { readonly type: "conversation.ended"; readonly ending: VoiceAgentEnding }
  | BufferedFact;

/** The reports that can arrive before the caller holds the conversation. */
type BufferedFact =
  | { readonly type: "conversation.reported"; readonly report: VoiceAgentReport }
  | { readonly type: "conversation.ended"; readonly ending: VoiceAgentEnding }
  | { readonly type: "mode.changed"; readonly mode: VoiceAgentMode }
  /** Sound of the agent, or the visitor's voice. */
  | { readonly type: "agent.sounded" }
  | { readonly type: "visitor.sounded" }
  /** The microphone gives no more sound, or the client got none. */
  | { readonly type: "microphone.lost" }
  | { readonly type: "microphone.refused" };

export type VendorSessionEvent = VendorFact | VendorCommand | { readonly type: "session.leave" };

export interface VendorSessionContext {
  readonly request: RemoteRequest;
  /** `null` until it is open. */
  readonly conversation: ElevenLabsConversation | null;
  /** Reports from before the caller held the conversation, oldest first. */
  readonly buffered: readonly BufferedFact[];
  /** Why it did not begin. */
  readonly failure: { readonly error: unknown } | null;
}

/** Types, actor slot, actions and guards of the chart of a vendor's session. */
export const vendorSessionSetup = setup({
  types: {
    context: {} as VendorSessionContext,
    events: {} as VendorSessionEvent,
    input: {} as RemoteRequest,
    emitted: {} as { readonly type: "session.reported"; readonly report: VoiceAgentReport },
    children: {} as { conversation: "runConversation" },
    tags: {} as "lasting" | "waiting",
  },
  actors: {
    /** Runs a conversation with the vendor's client. Stopping it ends the conversation, or the attempt. */
    runConversation: callbackNotProvided<RunConversationEvent, RemoteRequest>("vendorSession", "runConversation"),
  },
  actions: {
    setConversation: assign((_, { conversation }: { conversation: ElevenLabsConversation }) => ({ conversation })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: { error } })),
    buffer: assign(({ context }, fact: BufferedFact) => ({ buffered: [...context.buffered, fact] })),
    replayBuffered: enqueueActions(({ context, enqueue }) => {
      for (const fact of context.buffered) enqueue.raise(fact);
      enqueue.assign({ buffered: [] });
    }),
    report: emit((_, report: VoiceAgentReport) => ({ type: "session.reported" as const, report })),
    command: enqueueActions(({ enqueue }, command: RunConversationEvent) => enqueue.sendTo("conversation", command)),
  },
  guards: {
    isSpeaking: (_, { mode }: { mode: VoiceAgentMode }) => mode === "speaking",
    isListening: (_, { mode }: { mode: VoiceAgentMode }) => mode === "listening",
    unmutes: (_, { isMuted }: { isMuted: boolean }) => !isMuted,
  },
  delays: {
    // A caller that awaits the conversation holds it in the next task.
    handOver: 0,
    vendorSign: timings.vendorSign,
  },
});
