import type { Message } from "../contracts";
import { recentNeedIn, type RecentNeed } from "../safety/recent-need";
import { isBlank } from "../shared/is-blank";
import { nextTimestamp } from "../memory/message-order";
import type { LiveMessage, OpenConversation, VoiceAgentBriefing, VoiceAgentContext } from "./voice-agent.types";

/** The number of messages that a reconnected conversation gets. */
const HISTORY_LENGTH = 3;

/** A new message at the end of the conversation. */
export function newMessage(
  context: VoiceAgentContext,
  author: string,
  content: string,
  more: Partial<LiveMessage> = {},
): LiveMessage {
  const { conversationId, earlier, messages, held } = context.transcript;
  const { createId, now } = context.config;
  const before = [...earlier.slice(-1), ...messages, ...held];
  return {
    id: createId(),
    conversationId,
    author,
    text: content,
    createdAt: nextTimestamp(before, now()),
    hasImage: false,
    ...more,
  };
}

/** The conversation that is continued by one that begins now. */
export function conversationBefore({ config, transcript }: VoiceAgentContext): OpenConversation {
  return config.memory
    ? config.memory()
    : { id: transcript.conversationId, messages: [...transcript.earlier, ...transcript.messages] };
}

/** Whether a message that the agent may know is no longer in the memory, or has another text there. */
export function isForgotten(
  { transcript: { earlier, messages: live } }: VoiceAgentContext,
  messages: readonly Message[],
): boolean {
  const remembered = new Map(messages.map(({ id, text }) => [id, text]));
  return [...earlier, ...live].some(({ id, text }) => remembered.get(id) !== text);
}

/** The messages of the conversation, including the streaming one. */
export function messagesSoFar({
  transcript: { messages, held, streaming },
}: VoiceAgentContext): readonly LiveMessage[] {
  return [...messages, ...held, ...(streaming && !isBlank(streaming.text) ? [streaming] : [])];
}

/** What the visitor needs, or recently needed, help with; `null` otherwise. */
export const recentNeedOfLive = (context: VoiceAgentContext): RecentNeed | null =>
  recentNeedIn([...context.transcript.earlier, ...messagesSoFar(context)]);

/** The visitor's messages since the last answer began. */
export function unanswered(context: VoiceAgentContext): readonly LiveMessage[] {
  const messages = messagesSoFar(context);
  const dealtWith = messages.findLastIndex(
    ({ id, author, isGreeting }) => (author !== "user" && !isGreeting) || id === context.answering.declinedId,
  );
  return messages.slice(dealtWith + 1).filter(({ author }) => author === "user");
}

/** The visitor's messages that a message of the agent answers: all since the answer before. A greeting answers none. */
export function answeredBy(messages: readonly LiveMessage[], message: LiveMessage): readonly LiveMessage[] {
  if (message.author === "user" || message.isGreeting) return [];
  const before = messages.slice(0, messages.indexOf(message));
  const last = before.findLastIndex(({ author, isGreeting }) => author !== "user" && !isGreeting);
  return before.slice(last + 1).filter(({ author }) => author === "user");
}

/** The history that an agent gets at a start or a reconnection: without failed messages, and without the question that is asked again, since agents do not answer history. */
export function history(context: VoiceAgentContext): readonly LiveMessage[] {
  const { earlier, messages } = context.transcript;
  const askedAgain = unanswered(context).at(-1);
  const known = [...earlier, ...messages].filter((message) => message.status !== "failed" && message !== askedAgain);
  return known.slice(context.connection.lostAt === null ? -2 * HISTORY_LENGTH : -HISTORY_LENGTH);
}

/** The agent's briefing. After the first message it does not greet again. */
export function briefing({ config: { briefing: configured }, transcript }: VoiceAgentContext): VoiceAgentBriefing {
  return transcript.messages.length === 0
    ? configured
    : { ...configured, overrides: { ...configured.overrides, firstMessage: "" } };
}

/** A volume between 0 and 1; 1 for a value that is not a finite number. */
export function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1;
}
