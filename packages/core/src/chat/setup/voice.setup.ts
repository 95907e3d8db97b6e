import { and, assign, enqueueActions, raise, stateIn } from "xstate";
import type { Message, VoiceStatus } from "../../contracts";
import { insertMessage } from "../../memory/message-order";
import { isBlank } from "../../shared/is-blank";
import { toStored } from "../../preferences/preference";
import { chatPreferences } from "../../preferences/preferences";
import { patch } from "../../shared/patch";
import { voiceIdKey } from "../../shared/setting-keys";
import { createVoiceProgress } from "../../speaking/download-progress";
import type { SpeakingOutput } from "../../speaking/speaking.machine";
import type { SpeechFailure } from "../../speaking/speech-failure";
import { heardSoFar, isDownloadable } from "../chat.voice";
import { isWritten } from "../../turn/reply-end";
import { change } from "./base.setup";
import { replySetup } from "./reply.setup";

/** Speaking replies and earlier messages, how much of them was heard, and the downloadable voice. */
export const voiceSetup = replySetup.extend({
  actions: {
    checkVoice: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo("voiceEngine", { type: "voice.check", voice: context.character.id });
    }),
    setVoiceStatus: assign(({ context }, { status }: { status: VoiceStatus }) => patch(context, "voice", { status })),
    unlockVoice: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("voiceEngine", { type: "audio.unlock" });
    }),
    lockAudio: raise({ type: "playback.blocked" }),
    forwardToTurn: enqueueActions(
      ({ enqueue }, { to, type }: { to: "turn" | "replay"; type: "voice.duck" | "voice.unduck" }) => {
        enqueue.sendTo(to, { type });
      },
    ),
    beginVoice: enqueueActions(({ enqueue, self }) => {
      const turn = self.getSnapshot().children?.turn;
      if (turn) enqueue.sendTo(turn, { type: "voice.begin" });
    }),
    /** Silences the turn's voice for good; its reply continues to be generated. */
    silenceTurn: enqueueActions(({ enqueue, self }) => {
      const turn = self.getSnapshot().children?.turn;
      if (turn) enqueue.sendTo(turn, { type: "voice.silence" });
    }),
    duckVoice: raise({ type: "voice.duck" }),
    unduckVoice: raise({ type: "voice.unduck" }),
    interruptVoice: raise({ type: "voice.interrupt" }),

    /** Marks the reply as spoken, so that a silenced reply does not start to speak again. */
    markSpoken: assign(({ context }) =>
      patch(context, "voice", {
        spokenId: context.voice.unspokenId ?? context.reply.pending?.id ?? null,
        unspokenId: null,
      }),
    ),
    /** Marks the pending reply as spoken without speaking it. */
    skipReplyVoice: assign(({ context }) =>
      patch(context, "voice", { spokenId: context.reply.pending?.id ?? context.voice.spokenId }),
    ),
    clearUnspoken: assign(change("voice", { unspokenId: null })),
    /** The visitor silenced a reply whose text was complete: stores how much of it was heard. */
    markHeard: enqueueActions(({ context, enqueue, self }) => {
      const { messages } = context.memory;
      const spoken = messages.find(({ id }) => id === context.voice.spokenId);
      const heard = heardSoFar(context, self);
      if (!spoken || !isWritten(spoken.status) || heard === null || heard >= spoken.text.length) return;
      const message: Message = { ...spoken, heardUntil: heard };
      enqueue.assign(patch(context, "memory", { messages: insertMessage(messages, message) }));
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),
    /** The visitor interrupted a reply whose text was already complete. */
    markInterrupted: enqueueActions(({ context, enqueue, self }) => {
      const { messages } = context.memory;
      const spoken = messages.find(({ id }) => id === context.voice.spokenId);
      // A refused reply keeps its status: no model is shown it.
      if (!spoken || !isWritten(spoken.status) || spoken.status === "refused") return;
      const heard = heardSoFar(context, self);
      const message: Message = { ...spoken, status: "interrupted", ...(heard !== null && { heardUntil: heard }) };
      enqueue.assign(patch(context, "memory", { messages: insertMessage(messages, message) }));
      enqueue.sendTo("memoryWriter", { type: "memory.append", characterId: context.character.id, message });
    }),
    markReplay: assign(({ context }, { messageId }: { messageId: string }) =>
      patch(context, "voice", { replayingId: messageId }),
    ),
    clearReplay: assign(change("voice", { replayingId: null })),
    /** The reply is audible. The replay of an earlier message does not change what was heard of the reply. */
    recordHeard: assign(({ context }) => {
      const { replayingId, spokenId } = context.voice;
      const { answeredId } = context.reply;
      if (replayingId === null) return patch(context, "voice", { heardId: spokenId });
      return replayingId === answeredId ? patch(context, "voice", { heardId: answeredId }) : {};
    }),
    /** The rest of the reply will not be spoken. */
    clearHeard: assign(({ context }) =>
      context.voice.replayingId === null ? patch(context, "voice", { heardId: null }) : {},
    ),
    recordSpeechEnd: enqueueActions(({ context, enqueue }, { failure }: SpeakingOutput) => {
      const { heardId, replayingId, status } = context.voice;
      const engine = failure?.engine ?? status?.engine?.name;
      enqueue.assign(
        patch(context, "voice", {
          heardId: failure && replayingId === null ? null : heardId,
          failure: failure && engine !== undefined ? { ...failure, engine } : failure,
        }),
      );
      if (failure) enqueue.emit({ type: "voice.failed", speaker: context.character.id, failure });
    }),
    clearBlocked: assign(({ context }) =>
      context.voice.failure?.reason === "blocked" ? patch(context, "voice", { failure: null }) : {},
    ),
    clearVoiceFailure: assign(change("voice", { failure: null })),

    /** Choosing a voice engine offers its voice, even if the visitor declined one before. */
    followVoiceEngine: enqueueActions(({ context, enqueue }) => {
      const { voiceEngine, voiceDeclined } = context.settings;
      if (voiceEngine !== null && voiceDeclined) {
        const isDeclined = { name: "voiceDeclined", value: false } as const;
        enqueue.assign(change("settings", { voiceDeclined: false }));
        enqueue.sendTo("settingsKeeper", { type: "setting.write", ...toStored(chatPreferences, isDeclined) });
      }
      enqueue.sendTo("voiceEngine", { type: "voice.check", voice: context.character.id });
    }),
    chooseVoice: enqueueActions(({ context, enqueue }, { id }: { id: string | null }) => {
      const { [context.character.id]: _before, ...others } = context.voice.ids;
      const ids = id === null ? others : { ...others, [context.character.id]: id };
      enqueue.assign(patch(context, "voice", { ids }));
      enqueue.sendTo("settingsKeeper", { type: "setting.write", key: voiceIdKey(context.character.id), value: id });
    }),

    beginDownload: assign(({ context }) => ({
      voiceDownload: {
        progress: context.voiceDownload.progress ?? createVoiceProgress(context.config.voiceBytes ?? 0),
        failure: null,
      },
    })),
    setDownloadFailure: assign(({ context }, { failure }: { failure: SpeechFailure }) =>
      patch(context, "voiceDownload", { failure }),
    ),
  },
  guards: {
    isVoiceOff: ({ context }) => !context.settings.voiceOn,
    isVoiceEngine: (_, { name }: { name: string }) => name === "voiceEngine",
    isOfCharacter: ({ context }, { voice }: { voice: string }) => voice === context.character.id,
    canSpeak: and([
      stateIn({ audio: "unlocked" }),
      stateIn({ conversation: { ready: { replying: { answering: "streaming" } } } }),
      ({ context: { settings, voice, reply } }) =>
        settings.voiceOn && voice.status?.availability === "ready" && reply.pending?.id !== voice.spokenId,
    ]),
    isVoiceUnavailable: ({ context }) => context.voice.status !== null && context.voice.status.availability !== "ready",
    /** The pending reply has not started to speak. */
    isPendingReplyUnspoken: ({ context: { reply, voice } }) =>
      reply.pending !== null && reply.pending.id !== voice.spokenId,
    /** A reply ended during a replay and is spoken after it. */
    isFinishedReplyUnspoken: ({ context }) => context.voice.unspokenId !== null,
    /** No earlier message is being replayed: an interruption concerns the reply. */
    isNotReplaying: ({ context }) => context.voice.replayingId === null,
    canReplay: ({ context }, { messageId }: { messageId: string }) =>
      context.voice.status?.availability === "ready" &&
      context.memory.messages.some(({ id, author, text }) => id === messageId && author !== "user" && !isBlank(text)),
    isBlocked: (_, { failure }: SpeakingOutput) => failure?.reason === "blocked",
    canDownload: ({ context }) => isDownloadable(context),
    isOfferable: ({ context }) => isDownloadable(context) && !context.settings.voiceDeclined,
    hasNothingToDownload: ({ context }) => !isDownloadable(context),
  },
});
