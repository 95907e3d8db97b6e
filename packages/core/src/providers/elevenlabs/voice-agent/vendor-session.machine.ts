import type { VoiceAgentMode, VoiceAgentReport } from "../../../contracts";
import { vendorSessionSetup, type VendorCommand } from "./vendor-session.setup";

type Of<Fields> = { readonly event: Fields };

const reporting = (report: VoiceAgentReport) => ({ type: "report", params: report }) as const;
const microphoneLost = reporting({
  type: "problem",
  message: "The microphone gives no more sound.",
  problem: "noMicrophone",
});
const pass = <Event extends object>({ event }: Of<Event>) => event;
const keep = { actions: { type: "keep", params: pass } } as const;
const command = { actions: { type: "command", params: ({ event }: Of<VendorCommand>) => event } } as const;
const reportMode = { type: "report", params: ({ event }: Of<{ mode: VoiceAgentMode }>) => modeReport(event) } as const;
const modeReport = ({ mode }: { mode: VoiceAgentMode }): VoiceAgentReport => ({ type: "mode", mode });

/** Nothing is reported before the caller holds the conversation. */
const untilHeld = {
  "conversation.reported": keep,
  "conversation.ended": keep,
  "mode.changed": keep,
  "agent.sounded": keep,
  "visitor.sounded": keep,
  "microphone.lost": keep,
  "microphone.refused": keep,
} as const;

/** A sign of life comes many times a second; it is reported once, and then not for a while. */
const sign = <Type extends "agent.sounded" | "visitor.sounded">(type: Type, report: VoiceAgentReport) =>
  ({
    initial: "due",
    states: {
      due: { on: { [type]: { target: "reported", actions: reporting(report) } } },
      reported: { after: { vendorSign: "due" } },
    },
  }) as const;

const toSpeaking = {
  guard: { type: "isSpeaking", params: pass<{ mode: VoiceAgentMode }> },
  target: "speaking",
  actions: reportMode,
} as const;
const toListening = {
  guard: { type: "isListening", params: pass<{ mode: VoiceAgentMode }> },
  target: "listening",
  actions: reportMode,
} as const;

/**
 * One conversation by the vendor's client. What it emits is what the contract of a voice agent reports: nothing before its
 * caller holds it, "ended" once, and nothing after its end.
 */
export const vendorSessionMachine = vendorSessionSetup.createMachine({
  id: "vendorSession",
  context: ({ input }) => ({ request: input, conversation: null, kept: [], failure: null }),
  initial: "live",
  states: {
    live: {
      tags: "lasting",
      invoke: {
        id: "conversation",
        src: "runConversation",
        input: ({ context }) => context.request,
        onError: { target: "ended", actions: { type: "noteFailure", params: ({ event }) => event } },
      },
      on: {
        "session.leave": "ended",
        "text.send": command,
        "context.send": command,
        "activity.send": command,
        "rating.send": command,
        "volume.set": command,
        "mute.set": command,
      },
      initial: "connecting",
      states: {
        /** It has no deadline of its own: the caller leaves. */
        connecting: {
          on: {
            ...untilHeld,
            "conversation.opened": {
              target: "handingOver",
              actions: { type: "noteConversation", params: ({ event }) => event },
            },
            "conversation.failed": {
              target: "#vendorSession.ended",
              actions: { type: "noteFailure", params: ({ event }) => event },
            },
            "metadata.missed": {
              target: "closing",
              actions: { type: "noteFailure", params: ({ event }) => event },
            },
          },
        },
        /** The client closes what it has opened. */
        closing: { on: { "conversation.failed": "#vendorSession.ended" } },
        handingOver: { tags: "waiting", on: untilHeld, after: { handOver: "opened" } },
        opened: {
          type: "parallel",
          entry: "replayKept",
          on: {
            "conversation.reported": { actions: { type: "report", params: ({ event }) => event.report } },
            "conversation.ended": {
              target: "#vendorSession.ended",
              actions: { type: "report", params: ({ event }) => ({ type: "ended", ...event.ending }) },
            },
          },
          states: {
            mode: {
              initial: "unknown",
              states: {
                unknown: { on: { "mode.changed": [toSpeaking, toListening] } },
                listening: { on: { "mode.changed": toSpeaking } },
                speaking: { on: { "mode.changed": toListening } },
              },
            },
            microphone: {
              initial: "given",
              on: { "microphone.refused": { target: ".lost", actions: microphoneLost } },
              states: {
                given: { on: { "microphone.lost": { target: "lost", actions: microphoneLost } } },
                /** The client goes on with a device that is gone; unmuting asks for another. */
                lost: {
                  on: {
                    "mute.set": [
                      {
                        guard: { type: "unmutes", params: ({ event }) => event },
                        target: "given",
                        actions: [command.actions, { type: "command", params: { type: "microphone.renew" } }],
                      },
                      command,
                    ],
                  },
                },
              },
            },
            agentSigns: sign("agent.sounded", { type: "ping" }),
            visitorSigns: sign("visitor.sounded", { type: "voice" }),
          },
        },
      },
    },
    ended: { type: "final" },
  },
});
