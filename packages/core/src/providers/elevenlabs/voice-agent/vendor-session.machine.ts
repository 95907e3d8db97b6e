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
const buffer = { actions: { type: "buffer", params: pass } } as const;
const command = { actions: { type: "command", params: ({ event }: Of<VendorCommand>) => event } } as const;
const reportMode = { type: "report", params: ({ event }: Of<{ mode: VoiceAgentMode }>) => modeReport(event) } as const;
const modeReport = ({ mode }: { mode: VoiceAgentMode }): VoiceAgentReport => ({ type: "mode", mode });

/** Nothing is reported before the caller holds the conversation. */
const bufferReports = {
  "conversation.reported": buffer,
  "conversation.ended": buffer,
  "mode.changed": buffer,
  "agent.sounded": buffer,
  "visitor.sounded": buffer,
  "microphone.lost": buffer,
  "microphone.refused": buffer,
} as const;

/** Signs of life arrive many times a second; they are reported at intervals. */
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
 * One conversation with the vendor's client. It emits the reports of the `VoiceAgent` contract: none before the caller
 * holds the conversation, `ended` once, and none after that.
 */
export const vendorSessionMachine = vendorSessionSetup.createMachine({
  id: "vendorSession",
  context: ({ input }) => ({ request: input, conversation: null, buffered: [], failure: null }),
  initial: "live",
  states: {
    live: {
      tags: "lasting",
      invoke: {
        id: "conversation",
        src: "runConversation",
        input: ({ context }) => context.request,
        onError: { target: "ended", actions: { type: "setFailure", params: ({ event }) => event } },
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
        /** There is no timeout here: the caller leaves. */
        connecting: {
          on: {
            ...bufferReports,
            "conversation.opened": {
              target: "handingOver",
              actions: { type: "setConversation", params: ({ event }) => event },
            },
            "conversation.failed": {
              target: "#vendorSession.ended",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            "metadata.missing": {
              target: "closing",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
          },
        },
        /** Waits until the client has closed its resources. */
        closing: { on: { "conversation.failed": "#vendorSession.ended" } },
        handingOver: { tags: "waiting", on: bufferReports, after: { handOver: "opened" } },
        opened: {
          type: "parallel",
          entry: "replayBuffered",
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
                /** The client continues with a lost device; unmuting requests another one. */
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
