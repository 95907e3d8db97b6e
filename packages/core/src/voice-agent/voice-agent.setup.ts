import { assign, enqueueActions, setup } from "xstate";
import { isBlank } from "../shared/is-blank";
import { callbackNotProvided, promiseNotProvided } from "../shared/not-provided";
import * as timings from "../shared/timings";
import { longestLiveText } from "../shared/live-text";
import type {
  Message,
  NeedKind,
  VoiceAgentAnswerEnd,
  VoiceAgentMode,
  VoiceAgentPass,
  VoiceAgentProblem,
  VoiceOutput,
} from "../contracts";
import { defineAcquireMicrophone } from "../listening/listening.actors";
import { careOfLive, clampVolume, isForgotten, saidBefore, saidInIt, unanswered } from "./live-messages";
import * as transcript from "./live-transcript";
import { failureOfEnding, fellSilent, isPassing, toVoiceAgentFailure } from "./voice-agent-failure";
import type {
  TypedEcho,
  LiveLevels,
  RunVoiceSessionEvent,
  RunVoiceSessionInput,
  VoiceAgentContext,
  VoiceAgentEmitted,
  VoiceAgentEvent,
  VoiceAgentFailure,
  VoiceAgentInput,
} from "./voice-agent.types";

/** So much that was typed waits for a connection; no more is taken. */
const MOST_WAITING = 20;
/** The longest a timer can wait, in milliseconds: 24 days. */
const FOR_EVER = 2 ** 31 - 1;
/** From this level on the microphone hears a voice, and not only the room; 0 to 1. */
const VOICE_LEVEL = 0.25;
const MOST_ECHOES = 20;
/** Every so many tries to come back, one is given time. */
const SLOW_TRIES = 3;
/** So many conversations in a row may begin and break at once; each costs money. */
const MOST_FLEETING = 5;

const NOT_STARTED = "Cannot send feedback: the conversation has not started yet.";
const ALREADY_SENT = "Cannot send feedback: feedback has already been sent for the current response.";

/** Types, actor slots, actions and guards of the live conversation's chart. */
export const voiceAgentSetup = setup({
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
      sight: "describeFrame";
    },
    tags: {} as "connecting" | "connected" | "speaking" | "unbegun" | "unanswered" | "working" | "waiting" | "lasting",
  },
  actors: {
    /** Asks the browser for leave to listen. */
    askToListen: promiseNotProvided<void, { readonly characterId: string }>("voiceAgent", "askToListen"),
    /** Asks for a pass; each is good for one conversation. */
    authorise: promiseNotProvided<VoiceAgentPass, { readonly characterId: string; readonly textOnly: boolean }>(
      "voiceAgent",
      "authorise",
    ),
    /** Holds one conversation; stopping it ends the conversation with all it holds. */
    runVoiceSession: callbackNotProvided<RunVoiceSessionEvent, RunVoiceSessionInput>("voiceAgent", "runVoiceSession"),
    /** Says in a few words what can be seen; `null` where nothing can. */
    describeFrame: promiseNotProvided<string | null, { readonly characterId: string }>("voiceAgent", "describeFrame"),
    /** Sees to it that one page is live at a time. */
    acquireMicrophone: defineAcquireMicrophone(),
    /** Keeps the screen awake. Never throws. */
    acquireWakeLock: callbackNotProvided<{ type: never }>("voiceAgent", "acquireWakeLock"),
    /** Reports `network.return`. Never throws. */
    watchNetwork: callbackNotProvided<{ type: never }>("voiceAgent", "watchNetwork"),
    /** Reports `memory.replaced` whenever more happens to what is remembered than that something is added. Never throws. */
    watchMemory: callbackNotProvided<{ type: never }>("voiceAgent", "watchMemory"),
  },
  actions: {
    begin: assign(({ context }) => ({
      earlier: saidBefore(context),
      messages: [],
      held: [],
      growing: null,
      echoes: [],
      problem: null,
      opened: 0,
      noAnswers: 0,
      isAskedAgain: false,
      declinedId: null,
      hearing: "",
      failure: null,
      ending: null,
      attempts: 0,
      lostAt: null,
      rateable: null,
      rated: [],
      mode: "listening" as const,
      conversationId: null,
    })),
    notePass: assign({ pass: (_, { pass }: { pass: VoiceAgentPass }) => pass }),
    noteOpened: assign(
      (
        { context },
        { conversationId, levels, greets }: { conversationId: string; levels: LiveLevels; greets: boolean },
      ) => ({
        conversationId,
        levels,
        opened: context.opened + 1,
        isAskedAgain: false,
        greetsUntil:
          greets && (context.waiting.length > 0 || unanswered(context).length > 0)
            ? context.now() + timings.agentGreets
            : null,
        worksUntil: null,
        failure: null,
        mode: "listening" as const,
        rateable: null,
        rated: [],
      }),
    ),
    noteProof: assign({ attempts: 0, lostAt: null, opened: 0 }),
    noteLost: assign(({ context }) => ({
      attempts: context.attempts + 1,
      lostAt: context.lostAt ?? context.now(),
      mode: "listening" as const,
      hearing: "",
      problem: null,
      isAskedAgain: false,
    })),
    noteNoAnswer: assign({ noAnswers: ({ context }) => context.noAnswers + 1 }),
    noteAskedAgain: assign({ noAnswers: ({ context }) => context.noAnswers + 1, isAskedAgain: true }),
    noteAnswered: assign({ noAnswers: 0 }),
    keepReason: assign({ failure: (_, { failure }: { failure: VoiceAgentFailure }) => failure }),
    noteGivenUp: enqueueActions(({ context, enqueue }) => {
      const failure = context.failure ?? fellSilent;
      enqueue.assign({ failure });
      enqueue.emit({ type: "agent.failed", failure });
    }),
    noteProblem: assign(({ context }, { problem = "other" }: { problem?: VoiceAgentProblem | "other" }) => ({
      problem,
      outputId: problem === "output" ? null : context.outputId,
    })),
    /** Whoever is heard has a microphone, and does not keep silent. */
    forgetProblem: assign({
      problem: ({ context }, { text }: { text: string }) => (isBlank(text) ? context.problem : null),
    }),
    noteWork: assign(({ context }, { work }: { work: "begun" | "done" | "declined" }) => ({
      worksUntil: work === "begun" ? context.now() + timings.agentWork : null,
      ...(work === "declined" && { declinedId: saidInIt(context).at(-1)?.id ?? null }),
    })),
    forgetPassingProblem: assign({
      problem: ({ context }) =>
        context.problem === "noMicrophone" || context.problem === "cannotListen" ? context.problem : null,
    }),
    forgetSilence: assign({ problem: ({ context }) => (context.problem === "silence" ? null : context.problem) }),
    /** What is said from here on follows on what is remembered now; what remains of this conversation stays so. */
    followMemory: assign(({ context }, { messages }: { messages: readonly Message[] }) => ({
      ...remembered(context, messages),
      held: [],
      growing: null,
      echoes: [],
      hearing: "",
      rateable: null,
      rated: [],
    })),
    forgetFrameDescription: assign({ sight: null }),
    noteMode: assign({ mode: (_, { mode }: { mode: VoiceAgentMode }) => mode }),
    noteFailure: enqueueActions(({ enqueue }, { failure }: { failure: VoiceAgentFailure }) => {
      enqueue.assign({ failure });
      enqueue.emit({ type: "agent.failed", failure });
      if (failure.reason === "locked") enqueue.emit({ type: "access.lost" });
    }),
    noteError: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toVoiceAgentFailure(error);
      enqueue.assign({ failure });
      enqueue.emit({ type: "agent.failed", failure });
      if (failure.reason === "locked") enqueue.emit({ type: "access.lost" });
    }),
    noteEnding: assign(
      ({ context }, { reason, because }: { reason: "user" | "agent" | "error"; because?: "silence" | "longest" }) => ({
        ending: because ?? reason,
        mode: "listening" as const,
        hearing: "",
        // What was heard in part has reached nobody.
        waiting: isBlank(context.hearing) ? context.waiting : [...context.waiting, context.hearing],
      }),
    ),

    settleTranscript: enqueueActions(({ context, enqueue }) => write(enqueue, transcript.settle(context))),
    /** What was said before the conversation's end stays; an answer in its middle was stopped, or cut. */
    closeTranscript: enqueueActions(({ context, event, enqueue }) => {
      // What was forgotten is not written down again.
      if (event.type === "memory.replaced") return;
      const isVisitors =
        event.type === "agent.stop" ||
        event.type === "page.hide" ||
        event.type === "microphone.lost" ||
        event.type === "microphone.refused";
      write(enqueue, transcript.close(context, isVisitors ? "stopped" : "cut"));
    }),
    noteHearing: assign({ hearing: (_, { text }: { text: string }) => text }),
    fileHeard: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      enqueue.assign({ hearing: "" });
      write(
        enqueue,
        isBlank(text) ? transcript.fileStreaming(context) : transcript.addLine(context, text, sees(context)),
      );
    }),
    forgetEcho: assign(({ context }, { text }: { text: string }) => {
      const heard = context.echoes.findIndex((echo) => echo.text === words(text));
      return { hearing: "", echoes: context.echoes.filter((_, index) => index !== heard) };
    }),
    growReply: enqueueActions(({ context, enqueue }, { text }: { text: string }) =>
      writeReply(enqueue, context, transcript.growReply(context, text)),
    ),
    takeReply: enqueueActions(
      ({ context, enqueue }, { id, text, end }: { id: number; text: string; end?: VoiceAgentAnswerEnd }) => {
        if (!isBlank(text)) enqueue.assign({ rateable: id });
        writeReply(enqueue, context, transcript.takeReply(context, id, text, end));
      },
    ),
    correctReply: enqueueActions(({ context, enqueue }, { id, text }: { id: number; text: string }) =>
      write(enqueue, transcript.correctReply(context, id, text)),
    ),
    markInterrupted: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ mode: "listening" });
      write(enqueue, transcript.interrupt(context));
    }),

    /** The line where it was found is marked, wherever it is kept by now. */
    markNeed: enqueueActions(({ context, enqueue }, { messageId, kind }: { messageId: string; kind: NeedKind }) => {
      const mark = <Line extends Message>(line: Line): Line =>
        line.id === messageId ? { ...line, safety: kind } : line;
      enqueue.assign({
        earlier: context.earlier.map(mark),
        messages: context.messages.map(mark),
        held: context.held.map(mark),
      });
      const told = [...context.earlier, ...context.messages].find(({ id }) => id === messageId);
      if (told) enqueue.emit({ type: "message.marked", message: mark(told) });
    }),
    /** An agent of the archive's own is a chat, which does all that by itself. */
    notifyNeed: enqueueActions(({ context, enqueue }) => {
      if (context.agentKind === "remote" && careOfLive(context))
        enqueue.sendTo("session", { type: "context.send", text: context.needPhrases.gentleGuidance });
    }),

    keepForLater: assign({ waiting: ({ context }, { text }: { text: string }) => [...context.waiting, text] }),
    discardWaiting: assign({ waiting: [] }),
    sendText: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      write(enqueue, transcript.addLine(context, text, sees(context)));
      enqueue.assign({ echoes: echoesOf(context, [text], unanswered(context).length) });
      enqueue.sendTo("session", { type: "text.send", text: text.trim() });
    }),
    /** It stands there already: only the agent has not heard it. */
    askAgain: enqueueActions(({ context, enqueue }) => {
      const question = unanswered(context).at(-1);
      if (!question) return;
      enqueue.assign({ echoes: echoesOf(context, [question.text], 0, timings.agentAnswer) });
      enqueue.sendTo("session", { type: "text.send", text: question.text });
    }),
    sendWaiting: enqueueActions(({ context, enqueue }) => {
      let said = context;
      for (const text of context.waiting) {
        const written = transcript.addLine(said, text, sees(context));
        write(enqueue, written);
        enqueue.sendTo("session", { type: "text.send", text: text.trim() });
        said = { ...context, ...written };
      }
      enqueue.assign({ waiting: [], echoes: echoesOf(context, context.waiting, unanswered(context).length) });
    }),
    shareContext: enqueueActions(({ enqueue }, { text }: { text: string }) =>
      enqueue.sendTo("session", { type: "context.send", text }),
    ),
    sendFrameDescription: enqueueActions(({ context, enqueue }, { sight }: { sight: string | null }) => {
      if (sight === null ? context.sight === null : sight === context.sight) return;
      enqueue.assign({ sight });
      enqueue.sendTo("session", {
        type: "context.send",
        text: sight === null ? "The visitor’s camera is off." : `The visitor’s camera shows: ${sight}.`,
      });
    }),
    notifyActivity: enqueueActions(({ enqueue }) => enqueue.sendTo("session", { type: "activity.tell" })),
    rate: enqueueActions(({ context, enqueue }, { liked }: { liked: boolean }) => {
      const { rateable, rated } = context;
      if (rateable === null) return;
      enqueue.sendTo("session", { type: "reply.rate", id: rateable, liked });
      enqueue.assign({ rated: [...rated, rateable] });
    }),
    refuseRating: enqueueActions(({ context, enqueue }) =>
      enqueue.emit({
        type: "feedback.refused",
        message: context.rateable !== null && context.rated.includes(context.rateable) ? ALREADY_SENT : NOT_STARTED,
      }),
    ),
    setVolume: assign({ volume: (_, { volume }: { volume: number }) => clampVolume(volume) }),
    setMuted: assign(({ context }, { isMuted }: { isMuted: boolean }) => ({
      isMuted,
      problem: context.problem === "noMicrophone" ? null : context.problem,
    })),
    notifyVolume: enqueueActions(({ context, enqueue }) =>
      enqueue.sendTo("session", { type: "volume.set", volume: context.volume }),
    ),
    notifyMuted: enqueueActions(({ context, enqueue }) =>
      enqueue.sendTo("session", { type: "mute.set", isMuted: context.isMuted }),
    ),
    noteOutputs: assign({ outputs: (_, { outputs }: { outputs: readonly VoiceOutput[] }) => outputs }),
    chooseOutput: assign(({ context }, { deviceId }: { deviceId: string }) => ({
      outputId: deviceId,
      problem: context.problem === "output" ? null : context.problem,
    })),
    notifyOutput: enqueueActions(({ enqueue }, { deviceId }: { deviceId: string }) =>
      enqueue.sendTo("session", { type: "output.choose", deviceId }),
    ),
  },
  guards: {
    hasAgent: ({ context }) => context.hasAgent,
    isSaid: (_, { text }: { text: string }) => !isBlank(text),
    canBeSaid: (_, { text }: { text: string }) => canBeSaid(text),
    mayWait: ({ context }, { text }: { text: string }) => canBeSaid(text) && context.waiting.length < MOST_WAITING,
    isForgotten: ({ context }, { messages }: { messages: readonly Message[] }) => isForgotten(context, messages),
    isTextOnly: ({ context }) => context.textOnly,
    needsNoLeave: ({ context }) => context.textOnly || !context.asksToListen,
    awaitsSettling: ({ context }) => transcript.awaitsSettling(context),
    isSettled: ({ context }) => !transcript.awaitsSettling(context),
    isByWebsocket: ({ context }) => context.pass?.transport === "websocket",
    mayRate: ({ context }) =>
      context.takesRatings && context.rateable !== null && !context.rated.includes(context.rateable),
    /** What was heard to grow was said aloud. */
    isEcho: ({ context }, { text, isFinal }: { text: string; isFinal: boolean }) =>
      isFinal &&
      !isHeardToGrow(context, text) &&
      context.echoes.some((echo) => echo.text === words(text) && context.now() < echo.until),
    /** Words that an answer is expected to, or the beginning of more of them. */
    isQuestion: ({ context }, { text, isFinal }: { text: string; isFinal: boolean }) =>
      !isBlank(text) && (isFinal || isOwed(context)),
    /** An answer is owed. */
    isAsked: ({ context }) => isOwed(context),
    isAnswered: ({ context }) => !isOwed(context),
    hasBegun: ({ context }) => saidInIt(context).length > 0,
    isAtWork: ({ context }) => isAtWork(context),
    isAtRest: ({ context }) => !isAtWork(context),
    /** The microphone hears the visitor, whatever the agent's service says of it. */
    isVisitorHeard: ({ context }) => !context.textOnly && !context.isMuted && context.levels.input() >= VOICE_LEVEL,
    isHeardSpeaking: ({ context }) => context.mode === "speaking",
    /** Of the conversations just before, one too many gave no answer, or no sign of life at all. */
    hasNotAnswered: ({ context }) => context.noAnswers > 0,
    isFinal: (_, { isFinal }: { isFinal: boolean }) => isFinal,
    isWavering: (_, { isWavering }: { isWavering: boolean }) => isWavering,
    isSteady: (_, { isWavering }: { isWavering: boolean }) => !isWavering,
    isGivenUp: ({ context }) => isGivenUp(context),
    /** It broke, and may be mended by coming back. */
    mayComeBack: ({ context }, ending: { reason: string; message: string; closeCode?: number }) =>
      ending.reason === "error" && isPassing(failureOfEnding(ending)) && !isGivenUp(context),
    isElsewhere: (_, { failure }: { failure: VoiceAgentFailure }) => failure.reason === "elsewhere",
    hasBroken: (_, { reason }: { reason: string }) => reason === "error",
    /** Somebody who was connected before keeps trying for a while. */
    mayTryAgain: ({ context }) => context.lostAt !== null && !isGivenUp(context),
    /** Whoever is late once need not be so again. */
    isPassing: ({ context }, { failure }: { failure: VoiceAgentFailure }) =>
      context.lostAt !== null && !isGivenUp(context) && (isPassing(failure) || failure.reason === "timeout"),
  },
  delays: {
    agentAuthorise: ({ context }) => patience(context, timings.agentAuthorise, timings.agentReturnPatience),
    agentConnect: ({ context }) =>
      context.pass?.transport === "webrtc"
        ? patience(context, timings.agentRoomConnect, timings.agentReturnRoomPatience)
        : patience(context, timings.agentConnect, timings.agentReturnPatience),
    // What runs here cannot be lost.
    agentSilence: ({ context }) => (context.pass?.transport === "local" ? FOR_EVER : timings.agentSilence),
    // What runs here greets nobody.
    agentGreeting: ({ context }) => (context.pass?.transport === "local" ? FOR_EVER : timings.agentAnswer),
    agentAnswer: ({ context }) => (context.pass?.transport === "local" ? timings.agentAnswerHere : timings.agentAnswer),
    // Some take their time, always.
    agentAnswerRetry: ({ context }) => (context.noAnswers > 0 ? timings.agentAnswerLast : timings.agentAnswerRetry),
    agentListen: timings.agentListen,
    agentWork: ({ context }) => Math.max(0, (context.worksUntil ?? 0) - context.now()),
    agentPermission: timings.agentPermission,
    agentDoubt: timings.agentDoubt,
    agentProof: timings.agentProof,
    agentPause: timings.agentPause,
    agentSettle: timings.agentSettle,
    agentLook: timings.agentLook,
    agentLookAgain: ({ context }) => (context.isToldOfFrames ? timings.agentLook : FOR_EVER),
    microphoneClaim: timings.microphoneClaim,
    /** Half a second, then one, two, and three at most. */
    agentReturn: ({ context }) =>
      Math.min(timings.agentReturnCeiling, timings.agentReturn * 2 ** Math.max(0, context.attempts - 1)),
  },
});

interface Writer {
  assign(said: Omit<transcript.Transcript, "finished">): void;
  emit(event: VoiceAgentEmitted): void;
}

/** Keeps what was said, and tells of each line that will not change any more. */
function write(enqueue: Writer, { finished, ...said }: transcript.Transcript): void {
  enqueue.assign(said);
  for (const message of finished) enqueue.emit({ type: "message.finished", message });
}

/** Once the answer to it has begun, what is heard is no echo of what was typed. */
function writeReply(
  enqueue: Writer & { assign(told: Pick<VoiceAgentContext, "echoes" | "greetsUntil">): void },
  { growing, echoes }: VoiceAgentContext,
  said: transcript.Transcript,
): void {
  if (said.growing && said.growing.id !== growing?.id) {
    enqueue.assign({
      greetsUntil: null,
      echoes: said.growing.isGreeting
        ? echoes
        : echoes.flatMap((echo) => (echo.answersBefore > 0 ? { ...echo, answersBefore: echo.answersBefore - 1 } : [])),
    });
  }
  write(enqueue, said);
}

/** Agents repeat the words, not the blanks between them. */
const words = (text: string) => text.normalize("NFC").trim().replace(/\s+/g, " ");

const isHeardToGrow = ({ hearing }: VoiceAgentContext, text: string) =>
  !isBlank(hearing) && words(text).startsWith(words(hearing));

/** @param answersBefore how many answers to what was said before may still begin; `wait`: how long an echo may take. */
function echoesOf(
  { echoes, now }: VoiceAgentContext,
  typed: readonly string[],
  answersBefore: number,
  wait: number = timings.agentEcho,
): readonly TypedEcho[] {
  return [
    ...echoes,
    ...typed.map((text, index) => ({ text: words(text), until: now() + wait, answersBefore: answersBefore + index })),
  ].slice(-MOST_ECHOES);
}

/** What was connected before is tried again soon; now and then a try has time enough for a slow network. */
function patience({ lostAt, attempts }: VoiceAgentContext, atFirst: number, whenLost: number): number {
  if (lostAt === null) return atFirst;
  return attempts % SLOW_TRIES === 0 ? timings.agentConnect : whenLost;
}

const isOwed = (context: VoiceAgentContext) => unanswered(context).length > 0;
const isAtWork = ({ worksUntil, now }: VoiceAgentContext) => worksUntil !== null && now() < worksUntil;

/** What is remembered now, divided where this conversation began. */
function remembered(
  { messages: lines }: VoiceAgentContext,
  messages: readonly Message[],
): Pick<VoiceAgentContext, "earlier" | "messages"> {
  const ofIt = new Map(lines.map((line) => [line.id, line]));
  return {
    earlier: messages.filter(({ id }) => !ofIt.has(id)),
    messages: messages.filter(({ id }) => ofIt.has(id)).map((message) => ({ ...ofIt.get(message.id), ...message })),
  };
}

const canBeSaid = (text: string) => !isBlank(text) && text.trim().length <= longestLiveText;

/** Whether a picture goes along with what is said now. */
const sees = ({ frameSource }: VoiceAgentContext) => (frameSource?.() ?? null) !== null;

function isGivenUp({ lostAt, opened, now }: VoiceAgentContext): boolean {
  return lostAt !== null && (opened >= MOST_FLEETING || now() - lostAt >= timings.agentGiveUp);
}
