import type { VoiceAgentAnswerEnd } from "../contracts";
import { isBlank } from "../shared/is-blank";
import { newLine } from "./live-messages";
import type { LiveMessage, TranscriptSlice, VoiceAgentContext } from "./voice-agent.types";

type Said = Pick<TranscriptSlice, "messages" | "held" | "growing">;

/** What was said, and which lines of it will not change any more. */
export interface Transcript extends Said {
  readonly finished: readonly LiveMessage[];
}

const asIs = ({ transcript: { messages, held, growing } }: VoiceAgentContext): Transcript => ({
  messages,
  held,
  growing,
  finished: [],
});

/** The context with this in the place of what was said in it. */
export const withSaid = (context: VoiceAgentContext, { messages, held, growing }: Said): VoiceAgentContext => ({
  ...context,
  transcript: { ...context.transcript, messages, held, growing },
});

/** A line joins those that stand, or waits behind one that may still be corrected. */
function place({ messages, held, growing, finished }: Transcript, line: LiveMessage, isHeld = false): Transcript {
  if (isHeld || held.length > 0) return { messages, held: [...held, line], growing, finished };
  const whole = ended(line);
  return { messages: [...messages, whole], held, growing, finished: [...finished, whole] };
}

function ended(line: LiveMessage): LiveMessage {
  if (line.author === "user" || line.status) return line;
  return { ...line, status: line.responseId === undefined ? "interrupted" : "complete" };
}

/** What was interrupted is corrected soon after, and what is still spoken may yet be interrupted. */
const mayBeCorrected = ({ transcript: { growing }, sound: { mode } }: VoiceAgentContext) =>
  growing !== null &&
  !growing.isCorrected &&
  (mode === "speaking" || growing.status === "interrupted" || growing.responseId === undefined);

/** The agent's words make room for the next ones. */
export function fileStreaming(context: VoiceAgentContext): Transcript {
  const { growing } = context.transcript;
  const without = { ...asIs(context), growing: null };
  return !growing || isBlank(growing.text) ? without : place(without, growing, mayBeCorrected(context));
}

/** The visitor's words, after all that was said before them. */
export function addLine(context: VoiceAgentContext, content: string, hasImage: boolean): Transcript {
  const before = fileStreaming(context);
  return place(before, newLine(withSaid(context, before), "user", content.trim(), { hasImage }));
}

/** Nothing will be corrected any more. An answer that is not whole goes on growing. */
export function settle(context: VoiceAgentContext): Transcript {
  const held = context.transcript.held.map(ended);
  const settled: Transcript = {
    messages: [...context.transcript.messages, ...held],
    held: [],
    growing: context.transcript.growing,
    finished: held,
  };
  const { growing } = context.transcript;
  if (!growing || !isWhole(context)) return settled;
  const without = { ...settled, growing: null };
  return isBlank(growing.text) ? without : place(without, growing);
}

/** All that was said stands; an answer that was not heard to its end says what it ended with. */
export function close(context: VoiceAgentContext, end: "cut" | "stopped"): Transcript {
  const { growing } = context.transcript;
  const last = growing && (isWhole(context) ? growing : { ...growing, status: growing.status ?? end });
  const settled = settle(withSaid(context, { ...context.transcript, growing: null }));
  return !last || isBlank(last.text) ? settled : place(settled, last);
}

const isWhole = ({ transcript: { growing }, sound: { mode } }: VoiceAgentContext) =>
  growing !== null && mode === "listening" && (growing.responseId !== undefined || growing.status === "interrupted");

export const awaitsSettling = (context: VoiceAgentContext) => context.transcript.held.length > 0 || isWhole(context);

/** A piece of an answer. */
export function growReply(context: VoiceAgentContext, text: string): Transcript {
  const { growing } = context.transcript;
  if (growing && growing.responseId === undefined)
    return { ...asIs(context), growing: { ...growing, text: growing.text + text } };
  const overtaken = growing ? undefined : context.transcript.held.findLast((line) => isUnnamed(line) && !line.status);
  if (overtaken) return amend(context, overtaken, { text: overtaken.text + text });
  return begin(context, text);
}

/** All of an answer, or all that came of it. */
export function takeReply(context: VoiceAgentContext, id: number, text: string, end?: VoiceAgentAnswerEnd): Transcript {
  const { growing } = context.transcript;
  const told: Partial<LiveMessage> = { text, responseId: id, ...(end && { status: end }) };
  if (growing && (growing.responseId === undefined || growing.responseId === id))
    return { ...asIs(context), growing: { ...growing, ...told } };
  const overtaken = context.transcript.held.findLast((line) => line.responseId === id || isUnnamed(line));
  return overtaken ? amend(context, overtaken, told) : begin(context, text, told);
}

/** What was really heard of an answer. Some agents give the correction a number of its own: then it is of the answer that was interrupted. */
export function correctReply(context: VoiceAgentContext, id: number, text: string): Transcript {
  const answers = [
    ...context.transcript.held.filter(({ author }) => author !== "user"),
    ...(context.transcript.growing ? [context.transcript.growing] : []),
  ];
  const corrected =
    answers.find(({ responseId }) => responseId === id) ??
    answers.findLast((line) => line.status === "interrupted" && !line.isCorrected) ??
    answers.findLast(isUnnamed);
  const heard: Partial<LiveMessage> = { text, status: "interrupted", isCorrected: true };
  if (!corrected) return asIs(context);
  return corrected === context.transcript.growing
    ? { ...asIs(context), growing: { ...corrected, ...heard } }
    : amend(context, corrected, heard);
}

/** The visitor broke in upon the last answer. */
export function interrupt(context: VoiceAgentContext): Transcript {
  const { growing } = context.transcript;
  if (growing) return { ...asIs(context), growing: { ...growing, status: "interrupted" } };
  const overtaken = context.transcript.held.findLast(({ author }) => author !== "user");
  return overtaken ? amend(context, overtaken, { status: "interrupted" }) : asIs(context);
}

const isUnnamed = ({ author, responseId }: LiveMessage) => author !== "user" && responseId === undefined;

function begin(context: VoiceAgentContext, text: string, more: Partial<LiveMessage> = {}): Transcript {
  const before = fileStreaming(context);
  const { config, answering } = context;
  const isGreeting = answering.greetsUntil !== null && config.now() <= answering.greetsUntil;
  return {
    ...before,
    growing: newLine(withSaid(context, before), config.character.id, text, {
      model: config.agentName,
      ...(isGreeting && { isGreeting }),
      ...more,
    }),
  };
}

function amend(context: VoiceAgentContext, line: LiveMessage, told: Partial<LiveMessage>): Transcript {
  return {
    ...asIs(context),
    held: context.transcript.held.map((other) => (other === line ? { ...line, ...told } : other)),
  };
}
