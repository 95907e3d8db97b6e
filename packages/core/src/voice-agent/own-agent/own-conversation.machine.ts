import type { VoiceAgentMode, VoiceAgentReport } from "../../contracts";
import { isChatReady, ownConversationSetup, type ChatFact } from "./own-conversation.setup";

type Of<Type extends ChatFact["type"]> = { readonly event: Extract<ChatFact, { type: Type }> };

const interrupt = { type: "command", params: { type: "answer.interrupt" } } as const;
const open = { type: "command", params: { type: "microphone.open" } } as const;
const close = { type: "command", params: { type: "microphone.close" } } as const;
const report = <Event>(reportOf: (event: Event) => VoiceAgentReport) =>
  ({ type: "report", params: ({ event }: { readonly event: Event }) => reportOf(event) }) as const;
const mode = ({ event }: Of<"mode.changed">) => event;
const reportMode = report(({ mode: next }: { readonly mode: VoiceAgentMode }) => ({ type: "mode", mode: next }));
const failure = ({ event }: Of<"answer.failed">) => event;

const noAnswer = report(({ failure: { message } }: Of<"answer.failed">["event"]) => ({
  type: "problem",
  message,
  problem: "noAnswer",
}));

/** No further answer is possible. */
const closing = {
  guard: { type: "endsConversation", params: failure },
  target: "#ownConversation.ended",
  actions: { type: "reportEnd", params: failure },
} as const;

/** A live conversation with the archive's own agent: a chat with automatic turn taking answers. */
export const ownConversationMachine = ownConversationSetup.createMachine({
  id: "ownConversation",
  context: ({ input }) => ({
    ...input,
    unsent: [],
    asked: null,
    shared: [],
    level: null,
    hears: false,
    responses: 0,
    microphoneProblem: null,
  }),
  initial: "live",
  states: {
    live: {
      type: "parallel",
      tags: "lasting",
      invoke: { id: "chat", src: "runChat", onError: "ended" },
      on: {
        "conversation.end": "ended",
        "context.share": { actions: { type: "addShared", params: ({ event }) => event } },
        "chat.opened": { actions: { type: "setMicrophone", params: ({ event }) => event } },
        "question.stored": {
          actions: report(({ text }: Of<"question.stored">["event"]) => ({
            type: "userTranscript",
            text,
            isFinal: true,
          })),
        },
        "hearing.changed": {
          actions: report(({ text }: Of<"hearing.changed">["event"]) => ({
            type: "userTranscript",
            text,
            isFinal: false,
          })),
        },
        "answer.delta": {
          actions: report(({ text }: Of<"answer.delta">["event"]) => ({ type: "agentPart", text })),
        },
        "answer.failed": [closing, { actions: noAnswer }],
        "answer.finished": { actions: { type: "reportAnswer", params: ({ event }) => event } },
      },
      states: {
        chat: {
          initial: "busy",
          states: {
            /** The chat loads its memory, or answers. */
            busy: { on: { "chat.ready": "ready" } },
            ready: { on: { "chat.busy": "busy" } },
          },
        },

        /** A typed question interrupts an answer, as a spoken one does. Questions are sent one after the other. */
        questions: {
          initial: "none",
          states: {
            none: {
              on: {
                "question.write": {
                  guard: { type: "hasWords", params: ({ event }) => event },
                  target: "interrupting",
                  actions: { type: "queueQuestion", params: ({ event }) => event },
                },
              },
            },
            interrupting: {
              entry: interrupt,
              always: { guard: isChatReady, target: "sending" },
              on: {
                "question.write": {
                  guard: { type: "hasWords", params: ({ event }) => event },
                  actions: { type: "queueQuestion", params: ({ event }) => event },
                },
              },
            },
            sending: {
              entry: "sendQuestion",
              on: {
                "question.write": {
                  guard: { type: "hasWords", params: ({ event }) => event },
                  actions: { type: "queueQuestion", params: ({ event }) => event },
                },
                "question.accepted": [{ guard: "hasUnsent", target: "interrupting" }, { target: "none" }],
              },
            },
          },
        },

        microphone: {
          initial: "unavailable",
          states: {
            /** The conversation is text-only, or there is no speech recognition. */
            unavailable: {
              on: {
                "chat.opened": [
                  {
                    guard: { type: "canHearMuted", params: ({ event }) => event },
                    target: "muted",
                    actions: { type: "setMicrophone", params: ({ event }) => event },
                  },
                  {
                    guard: { type: "canHear", params: ({ event }) => event },
                    target: "opening",
                    actions: { type: "setMicrophone", params: ({ event }) => event },
                  },
                ],
              },
            },
            muted: {
              on: {
                "mute.set": [
                  { guard: { type: "mutes", params: ({ event }) => event } },
                  { target: "opening", actions: { type: "setMuted", params: ({ event }) => event } },
                ],
              },
            },
            opening: {
              always: { guard: isChatReady, target: "open" },
              on: {
                "mute.set": {
                  guard: { type: "mutes", params: ({ event }) => event },
                  target: "muted",
                  actions: [{ type: "setMuted", params: ({ event }) => event }, close],
                },
              },
            },
            open: {
              entry: open,
              on: {
                "mute.set": [
                  {
                    guard: { type: "mutes", params: ({ event }) => event },
                    target: "muted",
                    actions: [{ type: "setMuted", params: ({ event }) => event }, close],
                  },
                  // A failed microphone is opened again.
                  { target: "opening" },
                ],
              },
            },
          },
        },

        /** Why the visitor cannot be heard. The problem of a failed answer replaces it until the next typed question. */
        microphoneProblem: {
          initial: "none",
          on: {
            "microphone.failed": {
              target: ".shown",
              actions: [{ type: "setMicrophoneProblem", params: ({ event }) => event }, "reportMicrophoneProblem"],
            },
            "mute.set": { guard: "hears", target: ".none", actions: "clearMicrophoneProblem" },
          },
          states: {
            none: {},
            shown: { on: { "answer.failed": [closing, { target: "hidden", actions: noAnswer }] } },
            hidden: {
              on: {
                "question.write": {
                  guard: { type: "hasWords", params: ({ event }) => event },
                  target: "shown",
                  actions: "reportMicrophoneProblem",
                },
              },
            },
          },
        },

        mode: {
          initial: "listening",
          states: {
            listening: {
              on: {
                "mode.changed": {
                  guard: { type: "isSpeaking", params: mode },
                  target: "speaking",
                  actions: reportMode,
                },
              },
            },
            speaking: {
              on: {
                "mode.changed": {
                  guard: { type: "isListening", params: mode },
                  target: "listening",
                  actions: reportMode,
                },
              },
            },
          },
        },
      },
    },
    ended: { type: "final" },
  },
});
