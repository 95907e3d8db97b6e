import { assign, enqueueActions } from "xstate";
import type { Message, NeedKind, VoiceAgentAnswerEnd } from "../../contracts";
import { isBlank } from "../../shared/is-blank";
import { longestLiveText } from "../../shared/live-text";
import { patch } from "../../shared/patch";
import * as timings from "../../shared/timings";
import { recentNeedOfLive, isForgotten, unanswered } from "../live-messages";
import * as transcript from "../live-transcript";
import { echoesOf, echoesWithout, isEcho } from "../typed-echoes";
import type { VoiceAgentContext } from "../voice-agent.types";
import { change } from "./base.setup";
import { connectionSetup } from "./connection.setup";
import { write, writeReply } from "./write-transcript";

/** The maximum number of typed messages that wait for a connection. */
const MAX_WAITING = 20;

/** The transcript, and what the agent gets of it. */
export const transcriptSetup = connectionSetup.extend({
  actions: {
    /** Replaces the history with the current memory, and keeps the messages of this conversation that are still in it. */
    followMemory: assign(({ context }, { messages }: { messages: readonly Message[] }) => ({
      ...patch(context, "transcript", {
        ...remembered(context, messages),
        held: [],
        streaming: null,
        echoes: [],
        hearing: "",
      }),
      ...patch(context, "answering", { rateable: null, rated: [] }),
    })),
    settleTranscript: enqueueActions(({ context, enqueue }) => write(enqueue, transcript.settle(context))),
    /** Makes all messages final at the end of the conversation. An incomplete answer was stopped, or cut. */
    closeTranscript: enqueueActions(({ context, event, enqueue }) => {
      // Deleted messages are not stored again.
      if (event.type === "memory.replaced") return;
      const isVisitors =
        event.type === "agent.stop" ||
        event.type === "page.hide" ||
        event.type === "microphone.lost" ||
        event.type === "microphone.refused";
      write(enqueue, transcript.close(context, isVisitors ? "stopped" : "cut"));
    }),
    setHearing: assign(({ context }, { text }: { text: string }) => patch(context, "transcript", { hearing: text })),
    addHeardMessage: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      enqueue.assign(change("transcript", { hearing: "" }));
      write(
        enqueue,
        isBlank(text) ? transcript.fileStreaming(context) : transcript.addVisitorMessage(context, text, sees(context)),
      );
    }),
    removeEcho: assign(({ context }, { text }: { text: string }) =>
      patch(context, "transcript", { hearing: "", echoes: echoesWithout(context, text) }),
    ),
    appendReplyDelta: enqueueActions(({ context, enqueue }, { text }: { text: string }) =>
      writeReply(enqueue, context, transcript.appendReplyDelta(context, text)),
    ),
    completeReply: enqueueActions(
      ({ context, enqueue }, { id, text, end }: { id: number; text: string; end?: VoiceAgentAnswerEnd }) => {
        if (!isBlank(text)) enqueue.assign(change("answering", { rateable: id }));
        writeReply(enqueue, context, transcript.completeReply(context, id, text, end));
      },
    ),
    correctReply: enqueueActions(({ context, enqueue }, { id, text }: { id: number; text: string }) =>
      write(enqueue, transcript.correctReply(context, id, text)),
    ),
    markInterrupted: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(change("sound", { mode: "listening" }));
      write(enqueue, transcript.interrupt(context));
    }),

    /** Marks the message, in the list that contains it by now. */
    markNeed: enqueueActions(({ context, enqueue }, { messageId, kind }: { messageId: string; kind: NeedKind }) => {
      const { earlier, messages, held } = context.transcript;
      const mark = <Each extends Message>(message: Each): Each =>
        message.id === messageId ? { ...message, safety: kind } : message;
      enqueue.assign(
        change("transcript", { earlier: earlier.map(mark), messages: messages.map(mark), held: held.map(mark) }),
      );
      const final = [...earlier, ...messages].find(({ id }) => id === messageId);
      if (final) enqueue.emit({ type: "message.marked", message: mark(final) });
    }),
    /** The archive's own agent is a chat, which does this itself. */
    sendNeedGuidance: enqueueActions(({ context, enqueue }) => {
      const { agentKind, needPhrases } = context.config;
      if (agentKind === "remote" && recentNeedOfLive(context))
        enqueue.sendTo("session", { type: "context.send", text: needPhrases.gentleGuidance });
    }),

    queueText: assign(({ context }, { text }: { text: string }) =>
      patch(context, "transcript", { waiting: [...context.transcript.waiting, text] }),
    ),
    discardWaiting: assign(change("transcript", { waiting: [] })),
    sendText: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      write(enqueue, transcript.addVisitorMessage(context, text, sees(context)));
      enqueue.assign(change("transcript", { echoes: echoesOf(context, [text], unanswered(context).length) }));
      enqueue.sendTo("session", { type: "text.send", text: text.trim() });
    }),
    /** The question is in the transcript already, and only sent to the agent again. */
    askAgain: enqueueActions(({ context, enqueue }) => {
      const question = unanswered(context).at(-1);
      if (!question) return;
      enqueue.assign(change("transcript", { echoes: echoesOf(context, [question.text], 0, timings.agentAnswer) }));
      enqueue.sendTo("session", { type: "text.send", text: question.text });
    }),
    sendWaiting: enqueueActions(({ context, enqueue }) => {
      const { waiting } = context.transcript;
      let updated = context;
      for (const text of waiting) {
        const written = transcript.addVisitorMessage(updated, text, sees(context));
        write(enqueue, written);
        enqueue.sendTo("session", { type: "text.send", text: text.trim() });
        updated = transcript.withTranscript(context, written);
      }
      enqueue.assign(
        change("transcript", { waiting: [], echoes: echoesOf(context, waiting, unanswered(context).length) }),
      );
    }),
    shareContext: enqueueActions(({ enqueue }, { text }: { text: string }) =>
      enqueue.sendTo("session", { type: "context.send", text }),
    ),
    sendFrameDescription: enqueueActions(
      ({ context, enqueue }, { frameDescription }: { frameDescription: string | null }) => {
        if (frameDescription === context.frameDescription) return;
        enqueue.assign({ frameDescription });
        enqueue.sendTo("session", {
          type: "context.send",
          text:
            frameDescription === null
              ? "The visitor’s camera is off."
              : `The visitor’s camera shows: ${frameDescription}.`,
        });
      },
    ),
    clearFrameDescription: assign({ frameDescription: null }),
    notifyActivity: enqueueActions(({ enqueue }) => enqueue.sendTo("session", { type: "activity.send" })),
  },
  guards: {
    hasWords: (_, { text }: { text: string }) => !isBlank(text),
    isSendable: (_, { text }: { text: string }) => isSendable(text),
    canQueueText: ({ context }, { text }: { text: string }) =>
      isSendable(text) && context.transcript.waiting.length < MAX_WAITING,
    isForgotten: ({ context }, { messages }: { messages: readonly Message[] }) => isForgotten(context, messages),
    awaitsSettling: ({ context }) => transcript.awaitsSettling(context),
    isSettled: ({ context }) => !transcript.awaitsSettling(context),
    /** A transcript that arrived in growing parts was spoken. */
    isEcho: ({ context }, { text, isFinal }: { text: string; isFinal: boolean }) => isFinal && isEcho(context, text),
    isFinal: (_, { isFinal }: { isFinal: boolean }) => isFinal,
  },
  delays: { agentSettle: timings.agentSettle, agentLook: timings.agentLook },
});

/** The memory, divided at the start of this conversation. */
function remembered(
  { transcript: { conversationId, messages: lines } }: VoiceAgentContext,
  messages: readonly Message[],
): Pick<VoiceAgentContext["transcript"], "earlier" | "messages"> {
  const ofIt = new Map(lines.map((line) => [line.id, line]));
  return {
    earlier: messages.filter((message) => !ofIt.has(message.id) && message.conversationId === conversationId),
    messages: messages.filter(({ id }) => ofIt.has(id)).map((message) => ({ ...ofIt.get(message.id), ...message })),
  };
}

const isSendable = (text: string) => !isBlank(text) && text.trim().length <= longestLiveText;

/** Whether a message of the visitor is sent with a picture now. */
const sees = ({ config }: VoiceAgentContext) => (config.frameSource?.() ?? null) !== null;
