import type { PromptMessage } from "../contracts";

/** The same conversation with successive messages of one role as one, so that the roles alternate. */
export function mergeTurns(messages: readonly PromptMessage[]): PromptMessage[] {
  const turns: PromptMessage[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last?.role === message.role)
      turns[turns.length - 1] = { role: last.role, content: `${last.content}\n\n${message.content}` };
    else turns.push(message);
  }
  return turns;
}
