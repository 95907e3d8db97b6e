import { and, not, or, stateIn } from "xstate";
import { noAnswer, notAllowed, nothingHeard } from "../../listening/transcript";
import { recognitionLanguage } from "../recognition-language";
import type { ChatContext } from "../chat.types";
import { chatSetup } from "../chat.setup";
import { hasSpokenText, selectsAnotherCharacter, sendsMessage } from "./event-guards";

const isIdle = stateIn({ conversation: { ready: "idle" } });
const isAutomatic = stateIn({ turnTaking: "automatic" });
const isInterrupting = or([stateIn({ bargeIn: "suspected" }), stateIn({ bargeIn: "falseAlarm" })]);
/** It is the visitor's turn: no voice is speaking, and no reply is pending. */
const isVisitorsTurn = and([isIdle, not(stateIn({ voice: "speaking" }))]);
const mayListen = or([isVisitorsTurn, isInterrupting]);
/** The visitor has ended the recording; listening does not restart. */
const isFinishing = stateIn({ microphone: { on: { listening: { session: { open: "finishing" } } } } });
const mayEndTurn = and([isAutomatic, isIdle, "hasWords", not(isFinishing)]);
/** The browser may not have reported all words yet. */
const mayHavePendingWords = and([
  isVisitorsTurn,
  not(and(["hasWords", "isSpeechComplete", stateIn({ voiceActivity: { watching: "quiet" } })])),
]);

const isHearing = or([stateIn({ microphone: { on: { listening: { session: { open: "hearing" } } } } }), isFinishing]);
/** Push to talk: the recogniser was open or restarting when the visitor ended the recording, but no words were recognised. */
const hasListened = and([not(isAutomatic), or([isHearing, "hasStalled"])]);
/** Push to talk: the recogniser was down when the visitor ended the recording. */
const isRecognizerDown = and([not(isAutomatic), not(isHearing), "hasRecognizerFailed"]);

/** Starts listening. */
const start = { guard: "canListen", target: "on", actions: "resetListening" } as const;
/** Ends listening and discards the words. */
const discard = { target: "#chat.microphone.off", actions: "resetListening" } as const;
/** Ends listening and moves the words to the draft. */
const stop = { target: "#chat.microphone.off", actions: "moveSpeechToDraft" } as const;
/** Another page uses the microphone; the words go to the draft. */
const loseMicrophone = { target: "#chat.microphone.elsewhere", actions: "moveSpeechToDraft" } as const;
/** Ends the recording and sends its words; without words it ends, with the reason if it is known. */
const sendWords = [
  { guard: and([isIdle, "hasWords"]), target: "#chat.microphone.off", actions: "sendSpeech" },
  {
    guard: and([isIdle, isRecognizerDown]),
    target: "#chat.microphone.failed",
    actions: {
      type: "failListening",
      params: ({ context }: { readonly context: ChatContext }) => context.listening.stall ?? nothingHeard,
    },
  },
  {
    guard: and([isIdle, hasListened]),
    target: "#chat.microphone.off",
    actions: { type: "failListening", params: nothingHeard },
  },
  stop,
] as const;
/** The visitor continues without the microphone. */
const continueWithoutMicrophone = {
  "message.send": {
    guard: sendsMessage,
    ...discard,
  },
  "character.select": {
    guard: selectsAnotherCharacter,
    ...discard,
  },
} as const;
const sendTurn = { guard: mayEndTurn, target: "#chat.microphone.on.suspended", actions: "sendSpeech" } as const;

/**
 * The visitor's voice. The recogniser is open in the visitor's turn; while a character speaks it opens only for an
 * interruption. Listening continues after a reply in automatic turn taking only.
 */
export const microphoneRegion = chatSetup.createStateConfig({
  initial: "off",
  states: {
    off: {
      on: {
        "mic.start": start,
        // The notice that nothing was heard stays until the visitor continues.
        "mic.cancel": { guard: "hasListeningFailure", actions: "resetListening" },
        "message.send": { guard: sendsMessage, actions: "resetListening" },
        "character.select": {
          guard: selectsAnotherCharacter,
          actions: "resetListening",
        },
      },
    },

    /** Another page of the archive uses the microphone. */
    elsewhere: {
      on: {
        "mic.start": start,
        "mic.takeOver": start,
        "mic.cancel": "off",
        "mic.leave": "off",
        ...continueWithoutMicrophone,
      },
    },

    /** The reason is in the context. */
    failed: {
      on: {
        "mic.start": start,
        "mic.cancel": discard,
        "mic.leave": discard,
        ...continueWithoutMicrophone,
      },
    },

    on: {
      tags: "lasting",
      invoke: {
        id: "microphoneLock",
        src: "acquireMicrophone",
        input: ({ event }) => ({ takeOver: event.type === "mic.takeOver" }),
        onError: {},
      },
      on: {
        "microphone.lost": loseMicrophone,
        // A late answer of the lock: listening has already started without it.
        "microphone.refused": loseMicrophone,
        "mic.stop": sendWords,
        "mic.cancel": discard,
        "mic.leave": stop,
        "character.select": continueWithoutMicrophone["character.select"],
        "page.hide": stop,
      },
      initial: "claiming",
      states: {
        /** Only one page of the archive listens at a time. */
        claiming: {
          tags: ["listening", "locksComposer", "waiting"],
          on: { "microphone.granted": "listening", "microphone.refused": "#chat.microphone.elsewhere" },
          after: { microphoneClaim: "listening" },
        },

        listening: {
          type: "parallel",
          tags: ["listening", "locksComposer"],
          always: [
            { guard: and([not(mayListen), isAutomatic]), target: "suspended" },
            { guard: not(mayListen), ...stop },
          ],
          states: {
            /** The browser's recognition session. Nothing waits for its `end` event: after an error some browsers send none. */
            session: {
              initial: "open",
              states: {
                open: {
                  tags: "lasting",
                  entry: "countAttempt",
                  invoke: {
                    id: "recognizer",
                    src: "recognizeSpeech",
                    input: ({ context }) => ({
                      language: recognitionLanguage(context),
                      onDevice: context.settings.recognizesOnDevice,
                    }),
                    onError: {
                      target: "#chat.microphone.failed",
                      actions: {
                        type: "failListening",
                        params: ({ event }) => ({ reason: "unknown", message: String(event.error) }),
                      },
                    },
                  },
                  on: {
                    "speech.interim": ".hearing",
                    "speech.final": ".hearing",
                    "speech.ended": [
                      {
                        guard: "isLastAttempt",
                        target: "#chat.microphone.failed",
                        actions: { type: "failListening", params: nothingHeard },
                      },
                      {
                        target: "restarting",
                        actions: ["finalizeSpeech", { type: "setStall", params: nothingHeard }],
                      },
                    ],
                    "speech.failed": [
                      {
                        guard: { type: "canRestart", params: ({ event }) => event },
                        target: "restarting",
                        actions: ["finalizeSpeech", { type: "setStall", params: ({ event }) => event }],
                      },
                      {
                        target: "#chat.microphone.failed",
                        actions: { type: "failListening", params: ({ event }) => event },
                      },
                    ],
                  },
                  initial: "starting",
                  states: {
                    starting: {
                      tags: "waiting",
                      on: { "speech.asking": "asking", "speech.started": "hearing" },
                      after: {
                        recognitionStart: [
                          {
                            guard: "isLastAttempt",
                            target: "#chat.microphone.failed",
                            actions: { type: "failListening", params: noAnswer },
                          },
                          {
                            target: "#chat.microphone.on.listening.session.restarting",
                            actions: { type: "setStall", params: noAnswer },
                          },
                        ],
                      },
                    },
                    /** The browser asks the visitor for the microphone. */
                    asking: {
                      tags: "waiting",
                      on: { "speech.started": "hearing" },
                      after: {
                        microphonePermission: {
                          target: "#chat.microphone.failed",
                          actions: { type: "failListening", params: notAllowed },
                        },
                      },
                    },
                    hearing: { on: { "mic.stop": { guard: mayHavePendingWords, target: "finishing" } } },
                    /** Stop & Send was pressed: wait for the last words and send them too. A second press sends at once. */
                    finishing: {
                      tags: "waiting",
                      entry: "finishRecognition",
                      always: { guard: not(isVisitorsTurn), ...stop },
                      on: {
                        "speech.interim": {},
                        "speech.final": [
                          {
                            guard: hasSpokenText,
                            target: "#chat.microphone.off",
                            actions: [{ type: "takeFinal", params: ({ event }) => event }, "sendSpeech"],
                          },
                          {},
                        ],
                        "speech.ended": sendWords,
                        "speech.failed": [
                          { guard: "hasWords", target: "#chat.microphone.off", actions: "sendSpeech" },
                          {
                            target: "#chat.microphone.failed",
                            actions: { type: "failListening", params: ({ event }) => event },
                          },
                        ],
                      },
                      after: { recognitionFinish: sendWords },
                    },
                  },
                },
                restarting: { after: { recognitionRestart: "open" } },
              },
            },

            /** The words heard in the visitor's turn. They outlast a browser session, because one turn may need several. */
            words: {
              initial: "quiet",
              on: {
                "speech.interim": [
                  {
                    guard: hasSpokenText,
                    target: ".heard.talking",
                    actions: { type: "takeInterim", params: ({ event }) => event },
                  },
                  { actions: { type: "takeInterim", params: ({ event }) => event } },
                ],
                "speech.final": {
                  guard: hasSpokenText,
                  target: ".heard.pausing",
                  actions: { type: "takeFinal", params: ({ event }) => event },
                },
              },
              states: {
                quiet: { always: { guard: "hasWords", target: "heard" } },
                heard: {
                  always: { guard: not("hasWords"), target: "quiet" },
                  after: { endOfTurnCeiling: sendTurn },
                  on: {
                    "turnTaking.automate": { target: "heard", reenter: true },
                    // Targeting the child states keeps the ceiling timer running, so that a noise cannot delay the turn.
                    "voice.speechStarted": ".talking",
                    "voice.speechEnded": ".pausing",
                  },
                  initial: "pausing",
                  states: {
                    talking: {},
                    pausing: { after: { endOfTurn: sendTurn } },
                  },
                },
              },
            },
          },
        },

        /** Automatic turn taking: a reply is pending or being spoken, and listening resumes after it. */
        suspended: {
          entry: "clearAttempts",
          always: [
            { guard: not(isAutomatic), ...stop },
            { guard: isInterrupting, target: "listening" },
            { guard: isVisitorsTurn, target: "resuming" },
          ],
        },

        resuming: {
          always: [
            { guard: not(isAutomatic), ...stop },
            { guard: not(isVisitorsTurn), target: "suspended" },
          ],
          after: { listeningResume: "listening" },
        },
      },
    },
  },
});
