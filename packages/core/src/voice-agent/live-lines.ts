import type { Message } from "../contracts";
import { careIn, type Care } from "../safety/care";
import { isBlank } from "../shared/is-blank";
import { nextTimestamp } from "../memory/message-order";
import type { LiveLine, VoiceAgentBriefing, VoiceAgentContext } from "./voice-agent.types";

/** How many lines a conversation that comes back is told. */
const RETOLD = 3;

/** A new line at the end of the conversation. */
export function newLine(
  context: VoiceAgentContext,
  role: LiveLine["role"],
  content: string,
  more: Partial<LiveLine> = {},
): LiveLine {
  const before = [...context.earlier.slice(-1), ...context.lines, ...context.held];
  return {
    id: context.createId(),
    role,
    content,
    timestamp: nextTimestamp(before, context.now()),
    hasImage: false,
    ...more,
  };
}

/** What was said before a conversation that begins now. */
export function saidBefore({ memory, earlier, lines }: VoiceAgentContext): readonly LiveLine[] {
  return memory ? memory() : [...earlier, ...lines];
}

/** Whether something an agent may know is no longer in what is remembered. */
export function isForgotten({ earlier, lines }: VoiceAgentContext, messages: readonly Message[]): boolean {
  const remembered = new Map(messages.map(({ id, content }) => [id, content]));
  return [...earlier, ...lines].some(({ id, content }) => remembered.get(id) !== content);
}

/** What was said, with what is being said. */
export function saidInIt({ lines, held, growing }: VoiceAgentContext): readonly LiveLine[] {
  return [...lines, ...held, ...(growing && !isBlank(growing.content) ? [growing] : [])];
}

/** What the visitor needs help with, or needed a short while ago; `null` otherwise. */
export const careOfLive = (context: VoiceAgentContext): Care | null =>
  careIn([...context.earlier, ...saidInIt(context)]);

/** The visitor's words that an answer is owed to: since them none has begun. */
export function unanswered(context: VoiceAgentContext): readonly LiveLine[] {
  const said = saidInIt(context);
  const dealtWith = said.findLastIndex(
    ({ id, role, isGreeting }) => (role === "assistant" && !isGreeting) || id === context.declinedId,
  );
  return said.slice(dealtWith + 1).filter(({ role }) => role === "user");
}

/** What an agent is told of the conversation when it begins, or comes back: no apologies, and not what it is asked again: told as history, nobody would answer it. */
export function history(context: VoiceAgentContext): readonly LiveLine[] {
  const { earlier, lines, lostAt } = context;
  const askedAgain = unanswered(context).at(-1);
  const told = [...earlier, ...lines].filter((line) => line.end !== "failed" && line !== askedAgain);
  return told.slice(lostAt === null ? -2 * RETOLD : -RETOLD);
}

/** What an agent is told about its part. Where something was said already it greets nobody again. */
export function briefing({ briefing: told, lines }: VoiceAgentContext): VoiceAgentBriefing {
  return lines.length === 0 ? told : { ...told, overrides: { ...told.overrides, firstMessage: "" } };
}

/** Volume as it can be set: 0 to 1, and 1 for what is no number. */
export function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1;
}
