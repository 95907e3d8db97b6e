import { assign, emit, enqueueActions, setup, stateIn } from "xstate";
import type { ReplyFailure, ReplyFailureReason } from "../../turn/reply-failure";
import type { Message, VoiceAgentMode, VoiceAgentProblem, VoiceAgentReport, VoiceAgentTurn } from "../../contracts";
import type { LevelMeter } from "../../listening/level-meter";
import { isBlank } from "../../shared/is-blank";
import { liveCloseCodes } from "../../shared/live-close-codes";
import { callbackNotProvided } from "../../shared/not-provided";

/** A typed question, and in a room the turn that it asks for. */
export interface WrittenQuestion {
  readonly text: string;
  readonly turn: VoiceAgentTurn | undefined;
}

/** The reports of the chat, from when its memory is loaded. */
export type ChatFact =
  /** `hears`: whether it can listen to the visitor. */
  | { readonly type: "chat.opened"; readonly level: LevelMeter; readonly hears: boolean }
  /** A question can be asked now. */
  | { readonly type: "chat.ready" }
  | { readonly type: "chat.busy" }
  /** The chat has accepted or refused the question that was sent to it. */
  | { readonly type: "question.accepted" }
  | { readonly type: "question.stored"; readonly text: string }
  | { readonly type: "hearing.changed"; readonly text: string }
  | { readonly type: "answer.delta"; readonly text: string }
  | { readonly type: "answer.finished"; readonly message: Message }
  | { readonly type: "answer.failed"; readonly failure: ReplyFailure }
  | { readonly type: "mode.changed"; readonly mode: VoiceAgentMode }
  | { readonly type: "microphone.failed"; readonly reason: string; readonly message: string };

export type OwnConversationEvent =
  | ChatFact
  | { readonly type: "question.write"; readonly question: WrittenQuestion }
  | { readonly type: "context.share"; readonly text: string }
  | { readonly type: "mute.set"; readonly isMuted: boolean }
  | { readonly type: "conversation.end" };

/** The commands of the actor that runs the chat. */
export type RunChatEvent =
  | { readonly type: "answer.interrupt" }
  | { readonly type: "question.send"; readonly text: string }
  | { readonly type: "microphone.open" }
  | { readonly type: "microphone.close" };

export interface OwnConversationInput {
  readonly isMuted: boolean;
}

type Problem = Extract<VoiceAgentReport, { type: "problem" }>;

export interface OwnConversationContext extends OwnConversationInput {
  /** Typed questions that wait for the chat, oldest first. */
  readonly unsent: readonly WrittenQuestion[];
  /** The last question that was sent to the chat. */
  readonly asked: WrittenQuestion | null;
  /** Context that was shared with the agent, oldest first. */
  readonly shared: readonly string[];
  readonly level: LevelMeter | null;
  readonly hears: boolean;
  readonly responses: number;
  /** Why the visitor cannot be heard. */
  readonly microphoneProblem: Problem | null;
}

/** Failures that would end every further answer, with the close codes that the archive's server uses for them. */
const closeCodes: Partial<Record<ReplyFailureReason, number>> = {
  locked: liveCloseCodes.locked,
  auth: liveCloseCodes.keyRefused,
  missingKey: liveCloseCodes.keyRefused,
  outdatedClient: liveCloseCodes.outdatedClient,
};

const microphoneProblemOf = (reason: string): VoiceAgentProblem =>
  reason === "unsupported" || reason === "languageNotSupported" ? "cannotListen" : "noMicrophone";

/** No reply is pending, so a question can be sent. */
export const isChatReady = stateIn({ live: { chat: "ready" } });

/** Types, actor slot, actions and guards of the chart of a conversation with the archive's own agent. */
export const ownConversationSetup = setup({
  types: {
    context: {} as OwnConversationContext,
    events: {} as OwnConversationEvent,
    emitted: {} as { readonly type: "conversation.reported"; readonly report: VoiceAgentReport },
    input: {} as OwnConversationInput,
    children: {} as { chat: "runChat" },
    tags: {} as "lasting",
  },
  actors: {
    /** Runs a chat that answers; reports `chat.…`, `question.…`, `answer.…`. Stopping it stops the chat and releases everything. */
    runChat: callbackNotProvided<RunChatEvent>("ownConversation", "runChat"),
  },
  actions: {
    report: emit((_, report: VoiceAgentReport) => ({ type: "conversation.reported" as const, report })),
    command: enqueueActions(({ enqueue }, command: RunChatEvent) => enqueue.sendTo("chat", command)),
    setMicrophone: assign((_, { level, hears }: { level: LevelMeter; hears: boolean }) => ({ level, hears })),
    setMuted: assign((_, { isMuted }: { isMuted: boolean }) => ({ isMuted })),
    addShared: assign(({ context }, { text }: { text: string }) => ({ shared: [...context.shared, text] })),
    queueQuestion: assign(({ context }, { question }: { question: WrittenQuestion }) => ({
      unsent: [...context.unsent, question],
    })),
    sendQuestion: enqueueActions(({ context, enqueue }) => {
      const [asked, ...unsent] = context.unsent;
      if (!asked) return;
      enqueue.assign({ asked, unsent });
      enqueue.sendTo("chat", { type: "question.send", text: asked.text });
    }),
    reportAnswer: enqueueActions(({ context, enqueue }, { message: { text, status } }: { message: Message }) => {
      const id = context.responses + 1;
      enqueue.assign({ responses: id });
      const emitReport = (report: VoiceAgentReport) => enqueue.emit({ type: "conversation.reported", report });
      emitReport({
        type: "agentResponse",
        id,
        text,
        ...((status === "cut" || status === "length" || status === "refused") && { end: status }),
      });
      if (status !== "interrupted" && status !== "stopped") return;
      emitReport({ type: "interruption" });
      emitReport({ type: "agentCorrection", id, text });
    }),
    reportEnd: enqueueActions(({ enqueue }, { failure: { reason, message } }: { failure: ReplyFailure }) => {
      const closeCode = closeCodes[reason];
      enqueue.emit({
        type: "conversation.reported",
        report: { type: "ended", reason: "error", message, ...(closeCode !== undefined && { closeCode }) },
      });
    }),
    setMicrophoneProblem: assign((_, { reason, message }: { reason: string; message: string }) => ({
      microphoneProblem: { type: "problem" as const, message, problem: microphoneProblemOf(reason) },
    })),
    reportMicrophoneProblem: enqueueActions(({ context: { microphoneProblem }, enqueue }) => {
      if (microphoneProblem) enqueue.emit({ type: "conversation.reported", report: microphoneProblem });
    }),
    clearMicrophoneProblem: assign({ microphoneProblem: null }),
  },
  guards: {
    hasWords: (_, { question }: { question: WrittenQuestion }) => !isBlank(question.text),
    hasUnsent: ({ context }) => context.unsent.length > 0,
    isSpeaking: (_, { mode }: { mode: VoiceAgentMode }) => mode === "speaking",
    isListening: (_, { mode }: { mode: VoiceAgentMode }) => mode === "listening",
    /** No further answer can come. */
    endsConversation: (_, { failure }: { failure: ReplyFailure }) => closeCodes[failure.reason] !== undefined,
    hears: ({ context }) => context.hears,
    canHear: (_, { hears }: { hears: boolean }) => hears,
    canHearMuted: ({ context }, { hears }: { hears: boolean }) => hears && context.isMuted,
    mutes: (_, { isMuted }: { isMuted: boolean }) => isMuted,
  },
});
