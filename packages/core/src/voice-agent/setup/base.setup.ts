import { setup } from "xstate";
import { callbackNotProvided, promiseNotProvided } from "../../shared/not-provided";
import { changeOf } from "../../shared/patch";
import type { VoiceAgentPass } from "../../contracts";
import { defineAcquireMicrophone } from "../../listening/listening.actors";
import type {
  RunVoiceSessionEvent,
  RunVoiceSessionInput,
  VoiceAgentContext,
  VoiceAgentEmitted,
  VoiceAgentEvent,
  VoiceAgentInput,
} from "../voice-agent.types";

/** Changes one part of the context as it is at that moment: several changes in one step add up. */
export const change = changeOf<VoiceAgentContext>();

/** Types and actor slots of the live conversation's chart. */
export const baseSetup = setup({
  types: {
    context: {} as VoiceAgentContext,
    events: {} as VoiceAgentEvent,
    emitted: {} as VoiceAgentEmitted,
    input: {} as VoiceAgentInput,
    children: {} as {
      listening: "askToListen";
      authoriser: "authorise";
      session: "runVoiceSession";
      microphoneLock: "acquireMicrophone";
      wakeLock: "acquireWakeLock";
      network: "watchNetwork";
      memory: "watchMemory";
      frameDescriber: "describeFrame";
    },
    tags: {} as
      | "connecting"
      | "connected"
      | "speaking"
      | "nothingSaid"
      | "unanswered"
      | "working"
      | "waiting"
      | "lasting",
  },
  actors: {
    /** Asks the browser for the microphone permission. */
    askToListen: promiseNotProvided<void, { readonly characterId: string }>("voiceAgent", "askToListen"),
    /** Requests a pass, which is valid for one conversation. */
    authorise: promiseNotProvided<VoiceAgentPass, { readonly characterId: string; readonly textOnly: boolean }>(
      "voiceAgent",
      "authorise",
    ),
    /** Holds one conversation. Stopping it ends the conversation and releases everything. */
    runVoiceSession: callbackNotProvided<RunVoiceSessionEvent, RunVoiceSessionInput>("voiceAgent", "runVoiceSession"),
    /** Describes the camera's picture in a few words; `null` without a picture. */
    describeFrame: promiseNotProvided<string | null, { readonly characterId: string }>("voiceAgent", "describeFrame"),
    /** Ensures that one page is live at a time. */
    acquireMicrophone: defineAcquireMicrophone(),
    /** Keeps the screen awake. Never throws. */
    acquireWakeLock: callbackNotProvided<{ type: never }>("voiceAgent", "acquireWakeLock"),
    /** Reports `network.return`. Never throws. */
    watchNetwork: callbackNotProvided<{ type: never }>("voiceAgent", "watchNetwork"),
    /** Reports `memory.replaced` when the memory is replaced or cleared. Never throws. */
    watchMemory: callbackNotProvided<{ type: never }>("voiceAgent", "watchMemory"),
  },
});
