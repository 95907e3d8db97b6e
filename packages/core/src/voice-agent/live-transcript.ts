import type { VoiceAgentAnswerEnd } from "../contracts";
import { isBlank } from "../shared/is-blank";
import { newMessage } from "./live-messages";
import type { LiveMessage, TranscriptSlice, VoiceAgentContext } from "./voice-agent.types";

type Said = Pick<TranscriptSlice, "messages" | "held" | "streaming">;

/** What was said, and which lines of it will not change any more. */
export interface Transcript extends Said {
  readonly finished: readonly LiveMessage[];
}

const unchanged = ({ transcript: { messages, held, streaming } }: VoiceAgentContext): Transcript => ({
  messages,
  held,
  streaming,
  finished: [],
});

/** The context with this in the place of what was said in it. */
export const withTranscript = (context: VoiceAgentContext, { messages, held, streaming }: Said): VoiceAgentContext => ({
  ...context,
  transcript: { ...context.transcript, messages, held, streaming },
});

/** A line joins those that stand, or waits behind one that may still be corrected. */
function place({ messages, held, streaming, finished }: Transcript, line: LiveMessage, isHeld = false): Transcript {
  if (isHeld || held.length > 0) return { messages, held: [...held, line], streaming, finished };
  const whole = ended(line);
  return { messages: [...messages, whole], held, streaming, finished: [...finished, whole] };
}

function ended(line: LiveMessage): LiveMessage {
  if (line.author === "user" || line.status) return line;
  return { ...line, status: line.responseId === undefined ? "interrupted" : "complete" };
}

/** What was interrupted is corrected soon after, and what is still spoken may yet be interrupted. */
const canBeCorrected = ({ transcript: { streaming }, sound: { mode } }: VoiceAgentContext) =>
  streaming !== null &&
  !streaming.isCorrected &&
  (mode === "speaking" || streaming.status === "interrupted" || streaming.responseId === undefined);

/** The agent's words make room for the next ones. */
export function fileStreaming(context: VoiceAgentContext): Transcript {
  const { streaming } = context.transcript;
  const without = { ...unchanged(context), streaming: null };
  return !streaming || isBlank(streaming.text) ? without : place(without, streaming, canBeCorrected(context));
}

/** The visitor's words, after all that was said before them. */
export function addVisitorMessage(context: VoiceAgentContext, content: string, hasImage: boolean): Transcript {
  const before = fileStreaming(context);
  return place(before, newMessage(withTranscript(context, before), "user", content.trim(), { hasImage }));
}

/** Nothing will be corrected any more. An answer that is not whole goes on growing. */
export function settle(context: VoiceAgentContext): Transcript {
  const held = context.transcript.held.map(ended);
  const settled: Transcript = {
    messages: [...context.transcript.messages, ...held],
    held: [],
    streaming: context.transcript.streaming,
    finished: held,
  };
  const { streaming } = context.transcript;
  if (!streaming || !isComplete(context)) return settled;
  const without = { ...settled, streaming: null };
  return isBlank(streaming.text) ? without : place(without, streaming);
}

/** All that was said stands; an answer that was not heard to its end says what it ended with. */
export function close(context: VoiceAgentContext, end: "cut" | "stopped"): Transcript {
  const { streaming } = context.transcript;
  const last = streaming && (isComplete(context) ? streaming : { ...streaming, status: streaming.status ?? end });
  const settled = settle(withTranscript(context, { ...context.transcript, streaming: null }));
  return !last || isBlank(last.text) ? settled : place(settled, last);
}

const isComplete = ({ transcript: { streaming }, sound: { mode } }: VoiceAgentContext) =>
  streaming !== null &&
  mode === "listening" &&
  (streaming.responseId !== undefined || streaming.status === "interrupted");

export const awaitsSettling = (context: VoiceAgentContext) => context.transcript.held.length > 0 || isComplete(context);

/** A piece of an answer. */
export function appendReplyDelta(context: VoiceAgentContext, text: string): Transcript {
  const { streaming } = context.transcript;
  if (streaming && streaming.responseId === undefined)
    return { ...unchanged(context), streaming: { ...streaming, text: streaming.text + text } };
  const overtaken = streaming
    ? undefined
    : context.transcript.held.findLast((line) => hasNoResponseId(line) && !line.status);
  if (overtaken) return amend(context, overtaken, { text: overtaken.text + text });
  return begin(context, text);
}

/** All of an answer, or all that came of it. */
export function completeReply(
  context: VoiceAgentContext,
  id: number,
  text: string,
  end?: VoiceAgentAnswerEnd,
): Transcript {
  const { streaming } = context.transcript;
  const told: Partial<LiveMessage> = { text, responseId: id, ...(end && { status: end }) };
  if (streaming && (streaming.responseId === undefined || streaming.responseId === id))
    return { ...unchanged(context), streaming: { ...streaming, ...told } };
  const overtaken = context.transcript.held.findLast((line) => line.responseId === id || hasNoResponseId(line));
  return overtaken ? amend(context, overtaken, told) : begin(context, text, told);
}

/** What was really heard of an answer. Some agents give the correction a number of its own: then it is of the answer that was interrupted. */
export function correctReply(context: VoiceAgentContext, id: number, text: string): Transcript {
  const answers = [
    ...context.transcript.held.filter(({ author }) => author !== "user"),
    ...(context.transcript.streaming ? [context.transcript.streaming] : []),
  ];
  const corrected =
    answers.find(({ responseId }) => responseId === id) ??
    answers.findLast((line) => line.status === "interrupted" && !line.isCorrected) ??
    answers.findLast(hasNoResponseId);
  const heard: Partial<LiveMessage> = { text, status: "interrupted", isCorrected: true };
  if (!corrected) return unchanged(context);
  return corrected === context.transcript.streaming
    ? { ...unchanged(context), streaming: { ...corrected, ...heard } }
    : amend(context, corrected, heard);
}

/** The visitor broke in upon the last answer. */
export function interrupt(context: VoiceAgentContext): Transcript {
  const { streaming } = context.transcript;
  if (streaming) return { ...unchanged(context), streaming: { ...streaming, status: "interrupted" } };
  const overtaken = context.transcript.held.findLast(({ author }) => author !== "user");
  return overtaken ? amend(context, overtaken, { status: "interrupted" }) : unchanged(context);
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

function amend(context: VoiceAgentContext, line: LiveMessage, told: Partial<LiveMessage>): Transcript {
  return {
    ...unchanged(context),
    held: context.transcript.held.map((other) => (other === line ? { ...line, ...told } : other)),
  };
}
