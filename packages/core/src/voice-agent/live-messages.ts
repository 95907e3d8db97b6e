import type { Message } from "../contracts";
import { careIn, type Care } from "../safety/care";
import { isBlank } from "../shared/is-blank";
import { nextTimestamp } from "../memory/message-order";
import type { LiveMessage, VoiceAgentBriefing, VoiceAgentContext } from "./voice-agent.types";

/** How many lines a conversation that comes back gets. */
const HISTORY_LENGTH = 3;

/** A new line at the end of the conversation. */
export function newMessage(
  context: VoiceAgentContext,
  author: string,
  content: string,
  more: Partial<LiveMessage> = {},
): LiveMessage {
  const { earlier, messages, held } = context.transcript;
  const { createId, character, now } = context.config;
  const before = [...earlier.slice(-1), ...messages, ...held];
  return {
    id: createId(),
    conversationId: character.id,
    author,
    text: content,
    createdAt: nextTimestamp(before, now()),
    hasImage: false,
    ...more,
  };
}

/** What was said before a conversation that begins now. */
export function messagesBefore({ config, transcript }: VoiceAgentContext): readonly LiveMessage[] {
  return config.memory ? config.memory() : [...transcript.earlier, ...transcript.messages];
}

/** Whether something an agent may know is no longer in what is remembered. */
export function isForgotten(
  { transcript: { earlier, messages: lines } }: VoiceAgentContext,
  messages: readonly Message[],
): boolean {
  const remembered = new Map(messages.map(({ id, text }) => [id, text]));
  return [...earlier, ...lines].some(({ id, text }) => remembered.get(id) !== text);
}

/** What was said, with what is being said. */
export function messagesSoFar({
  transcript: { messages, held, streaming },
}: VoiceAgentContext): readonly LiveMessage[] {
  return [...messages, ...held, ...(streaming && !isBlank(streaming.text) ? [streaming] : [])];
}

/** What the visitor needs help with, or needed a short while ago; `null` otherwise. */
export const careOfLive = (context: VoiceAgentContext): Care | null =>
  careIn([...context.transcript.earlier, ...messagesSoFar(context)]);

/** The visitor's words that an answer is owed to: since them none has begun. */
export function unanswered(context: VoiceAgentContext): readonly LiveMessage[] {
  const said = messagesSoFar(context);
  const dealtWith = said.findLastIndex(
    ({ id, author, isGreeting }) => (author !== "user" && !isGreeting) || id === context.answering.declinedId,
  );
  return said.slice(dealtWith + 1).filter(({ author }) => author === "user");
}

/** The visitor's lines that a line of the agent's is the answer to: all since the answer before. A greeting answers nothing. */
export function answeredBy(messages: readonly LiveMessage[], line: LiveMessage): readonly LiveMessage[] {
  if (line.author === "user" || line.isGreeting) return [];
  const before = messages.slice(0, messages.indexOf(line));
  const last = before.findLastIndex(({ author, isGreeting }) => author !== "user" && !isGreeting);
  return before.slice(last + 1).filter(({ author }) => author === "user");
}

/** What an agent gets of the conversation when it begins or comes back: no apologies, and not the question that is asked again, since history is not answered. */
export function history(context: VoiceAgentContext): readonly LiveMessage[] {
  const { earlier, messages } = context.transcript;
  const askedAgain = unanswered(context).at(-1);
  const told = [...earlier, ...messages].filter((line) => line.status !== "failed" && line !== askedAgain);
  return told.slice(context.connection.lostAt === null ? -2 * HISTORY_LENGTH : -HISTORY_LENGTH);
}

/** What an agent gets about its part. Where something was said already it does not greet again. */
export function briefing({ config: { briefing: told }, transcript }: VoiceAgentContext): VoiceAgentBriefing {
  return transcript.messages.length === 0 ? told : { ...told, overrides: { ...told.overrides, firstMessage: "" } };
}

/** Volume as it can be set: 0 to 1, and 1 for what is no number. */
export function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1;
}
