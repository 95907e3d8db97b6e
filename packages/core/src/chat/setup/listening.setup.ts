import { and, assign, enqueueActions, stateIn } from "xstate";
import type { VisitorVoice } from "../../listening/end-of-turn";
import {
  beginWords,
  draftWithWords,
  endInFailure,
  finalizeInterim,
  silence,
  spokenText,
  takeFinal,
  takeInterim,
} from "../../listening/transcript";
import type { MicrophoneFailure } from "../../listening/listening.types";
import { ATTEMPTS, isTemporary, restartDelay } from "../../listening/restarts";
import { isBlank } from "../../shared/is-blank";
import { patch } from "../../shared/patch";
import type { ChatContext } from "../chat.types";
import { change } from "./base.setup";
import { voiceSetup } from "./voice.setup";

/** The visitor’s speech. */
export const listeningSetup = voiceSetup.extend({
  actions: {
    resetListening: assign(({ context }) => patch(context, "listening", beginWords())),
    countAttempt: assign(({ context }) => patch(context, "listening", { attempts: context.listening.attempts + 1 })),
    clearAttempts: assign(change("listening", { attempts: 0, stall: null })),
    setStall: assign(({ context }, { reason, message }: MicrophoneFailure) =>
      patch(context, "listening", { stall: { reason, message } }),
    ),
    takeInterim: assign(({ context }, { text }: { text: string }) => patch(context, "listening", takeInterim(text))),
    takeFinal: assign(({ context }, { text }: { text: string }) =>
      patch(context, "listening", takeFinal(context.listening, text)),
    ),
    finalizeSpeech: assign(({ context }) => patch(context, "listening", finalizeInterim(context.listening))),
    moveSpeechToDraft: assign(({ context }) => {
      const { listening, composer } = context;
      if (isBlank(spokenText(listening))) return {};
      return {
        ...patch(context, "listening", silence),
        ...patch(context, "composer", { draft: draftWithWords(composer.draft, listening) }),
      };
    }),
    sendSpeech: enqueueActions(({ context, enqueue }) => {
      // A spoken question is always a new question, even while another one is edited.
      const isEditing = context.composer.editedId !== null;
      if (isEditing) enqueue.raise({ type: "edit.cancel" });
      enqueue.raise({ type: "message.send", text: spokenText(context.listening) });
      // `message.send` empties the text box, but its text was not sent: restore it.
      const draft = isEditing ? context.composer.draftBefore : context.composer.draft;
      if (draft !== "") enqueue.raise({ type: "draft.change", text: draft });
      enqueue.assign(patch(context, "listening", silence));
    }),
    /** Ends listening with a reason. Final words go to the draft, interim words are dropped. */
    failListening: assign(({ context }, failure: MicrophoneFailure) => {
      const { finalTranscript } = context.listening;
      return {
        ...patch(context, "listening", endInFailure(failure)),
        ...patch(context, "composer", {
          draft: draftWithWords(context.composer.draft, { finalTranscript, interimTranscript: "" }),
        }),
      };
    }),
    setVisitorVoice: assign(({ context }, { voice }: { voice: VisitorVoice }) =>
      patch(context, "listening", { visitorVoice: voice }),
    ),
    finishRecognition: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("recognizer", { type: "recognition.finish" });
    }),
  },
  guards: {
    canListen: and([
      ({ context }: { readonly context: ChatContext }) => context.config.hasRecognizer,
      stateIn({ conversation: { ready: "idle" } }),
    ]),
    hasWords: ({ context }) => !isBlank(spokenText(context.listening)),
    hasListeningFailure: ({ context }) => context.listening.failure !== null,
    hasStalled: ({ context }) => context.listening.stall !== null,
    /** The recogniser stopped for another reason than silence. */
    hasRecognizerFailed: ({ context: { listening } }) =>
      listening.stall !== null && listening.stall.reason !== "noSpeech",
    isNotBlank: (_, { text }: { text: string }) => !isBlank(text),
    isLastAttempt: ({ context }) => context.listening.attempts >= ATTEMPTS,
    canRestart: ({ context }, { reason }: MicrophoneFailure) =>
      context.listening.attempts < ATTEMPTS && isTemporary(reason),
    /** Every word is final, and the detector reports silence. */
    isSpeechComplete: ({ context: { listening } }) =>
      listening.interimTranscript === "" && listening.visitorVoice === "silent",
  },
  delays: {
    recognitionRestart: ({ context }) => restartDelay(context.listening.attempts),
    endOfTurn: ({ context: { config, listening } }) =>
      config.endOfTurn.wait({
        text: spokenText(listening),
        isFinal: listening.interimTranscript === "",
        voice: listening.visitorVoice,
      }),
  },
});
