import type { VoiceAgentAnswerEnd } from "../contracts";
import { isBlank } from "../shared/is-blank";
import { newMessage } from "./live-messages";
import type { LiveMessage, TranscriptSlice, VoiceAgentContext } from "./voice-agent.types";

type TranscriptMessages = Pick<TranscriptSlice, "messages" | "held" | "streaming">;

/** The messages, and those that became final in this step. */
export interface Transcript extends TranscriptMessages {
  readonly finished: readonly LiveMessage[];
}

const unchanged = ({ transcript: { messages, held, streaming } }: VoiceAgentContext): Transcript => ({
  messages,
  held,
  streaming,
  finished: [],
});

/** The context with another transcript. */
export const withTranscript = (
  context: VoiceAgentContext,
  { messages, held, streaming }: TranscriptMessages,
): VoiceAgentContext => ({
  ...context,
  transcript: { ...context.transcript, messages, held, streaming },
});

/** Appends a message: to the final ones, or to those that wait behind one that may still be corrected. */
function append({ messages, held, streaming, finished }: Transcript, message: LiveMessage, isHeld = false): Transcript {
  if (isHeld || held.length > 0) return { messages, held: [...held, message], streaming, finished };
  const whole = withFinalStatus(message);
  return { messages: [...messages, whole], held, streaming, finished: [...finished, whole] };
}

function withFinalStatus(message: LiveMessage): LiveMessage {
  if (message.author === "user" || message.status) return message;
  return { ...message, status: message.responseId === undefined ? "interrupted" : "complete" };
}

/** An interrupted answer is corrected shortly after, and an answer that is still spoken can be interrupted. */
const canBeCorrected = ({ transcript: { streaming }, sound: { mode } }: VoiceAgentContext) =>
  streaming !== null &&
  !streaming.isCorrected &&
  (mode === "speaking" || streaming.status === "interrupted" || streaming.responseId === undefined);

/** Appends the streaming message, so that another can begin. */
export function fileStreaming(context: VoiceAgentContext): Transcript {
  const { streaming } = context.transcript;
  const without = { ...unchanged(context), streaming: null };
  return !streaming || isBlank(streaming.text) ? without : append(without, streaming, canBeCorrected(context));
}

/** Appends a message of the visitor, after the streaming one. */
export function addVisitorMessage(context: VoiceAgentContext, content: string, hasImage: boolean): Transcript {
  const before = fileStreaming(context);
  return append(before, newMessage(withTranscript(context, before), "user", content.trim(), { hasImage }));
}

/** Makes all messages final that can no longer be corrected. An incomplete answer continues to stream. */
export function settle(context: VoiceAgentContext): Transcript {
  const held = context.transcript.held.map(withFinalStatus);
  const settled: Transcript = {
    messages: [...context.transcript.messages, ...held],
    held: [],
    streaming: context.transcript.streaming,
    finished: held,
  };
  const { streaming } = context.transcript;
  if (!streaming || !isComplete(context)) return settled;
  const without = { ...settled, streaming: null };
  return isBlank(streaming.text) ? without : append(without, streaming);
}

/** Makes all messages final. An answer that was not heard to its end is marked with how it withFinalStatus. */
export function close(context: VoiceAgentContext, end: "cut" | "stopped"): Transcript {
  const { streaming } = context.transcript;
  const last = streaming && (isComplete(context) ? streaming : { ...streaming, status: streaming.status ?? end });
  const settled = settle(withTranscript(context, { ...context.transcript, streaming: null }));
  return !last || isBlank(last.text) ? settled : append(settled, last);
}

const isComplete = ({ transcript: { streaming }, sound: { mode } }: VoiceAgentContext) =>
  streaming !== null &&
  mode === "listening" &&
  (streaming.responseId !== undefined || streaming.status === "interrupted");

export const awaitsSettling = (context: VoiceAgentContext) => context.transcript.held.length > 0 || isComplete(context);

/** Appends a part of an answer. */
export function appendReplyDelta(context: VoiceAgentContext, text: string): Transcript {
  const { streaming } = context.transcript;
  if (streaming && streaming.responseId === undefined)
    return { ...unchanged(context), streaming: { ...streaming, text: streaming.text + text } };
  const heldAnswer = streaming
    ? undefined
    : context.transcript.held.findLast((message) => hasNoResponseId(message) && !message.status);
  if (heldAnswer) return changeHeld(context, heldAnswer, { text: heldAnswer.text + text });
  return begin(context, text);
}

/** Sets the whole text of an answer, or all that was received of it. */
export function completeReply(
  context: VoiceAgentContext,
  id: number,
  text: string,
  end?: VoiceAgentAnswerEnd,
): Transcript {
  const { streaming } = context.transcript;
  const changes: Partial<LiveMessage> = { text, responseId: id, ...(end && { status: end }) };
  if (streaming && (streaming.responseId === undefined || streaming.responseId === id))
    return { ...unchanged(context), streaming: { ...streaming, ...changes } };
  const heldAnswer = context.transcript.held.findLast(
    (message) => message.responseId === id || hasNoResponseId(message),
  );
  return heldAnswer ? changeHeld(context, heldAnswer, changes) : begin(context, text, changes);
}

/** Sets the part of an answer that was really heard. Some agents give the correction another number: then it belongs to the interrupted answer. */
export function correctReply(context: VoiceAgentContext, id: number, text: string): Transcript {
  const answers = [
    ...context.transcript.held.filter(({ author }) => author !== "user"),
    ...(context.transcript.streaming ? [context.transcript.streaming] : []),
  ];
  const corrected =
    answers.find(({ responseId }) => responseId === id) ??
    answers.findLast((message) => message.status === "interrupted" && !message.isCorrected) ??
    answers.findLast(hasNoResponseId);
  const heard: Partial<LiveMessage> = { text, status: "interrupted", isCorrected: true };
  if (!corrected) return unchanged(context);
  return corrected === context.transcript.streaming
    ? { ...unchanged(context), streaming: { ...corrected, ...heard } }
    : changeHeld(context, corrected, heard);
}

/** Marks the last answer as interrupted. */
export function interrupt(context: VoiceAgentContext): Transcript {
  const { streaming } = context.transcript;
  if (streaming) return { ...unchanged(context), streaming: { ...streaming, status: "interrupted" } };
  const heldAnswer = context.transcript.held.findLast(({ author }) => author !== "user");
  return heldAnswer ? changeHeld(context, heldAnswer, { status: "interrupted" }) : unchanged(context);
}

const hasNoResponseId = ({ author, responseId }: LiveMessage) => author !== "user" && responseId === undefined;

function begin(context: VoiceAgentContext, text: string, more: Partial<LiveMessage> = {}): Transcript {
  const before = fileStreaming(context);
  const { config, answering } = context;
  const isGreeting = answering.greetsUntil !== null && config.now() <= answering.greetsUntil;
  return {
    ...before,
    streaming: newMessage(withTranscript(context, before), config.character.id, text, {
      model: config.agentName,
      ...(isGreeting && { isGreeting }),
      ...more,
    }),
  };
}

function changeHeld(context: VoiceAgentContext, message: LiveMessage, changes: Partial<LiveMessage>): Transcript {
  return {
    ...unchanged(context),
    held: context.transcript.held.map((other) => (other === message ? { ...message, ...changes } : other)),
  };
}
