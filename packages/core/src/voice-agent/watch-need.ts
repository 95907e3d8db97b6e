import type { Message, SafetyCheck } from "../contracts";
import { messagesSoFar } from "./live-messages";
import type { VoiceAgentContext } from "./voice-agent.types";
import type { VoiceAgentActorRef } from "./voice-agent.machine";

export interface WatchNeedOptions {
  readonly safetyCheck: SafetyCheck;
  readonly language: string;
}

/**
 * Checks each message of the visitor for signs of need once it is shown, and reports `need.found` to the chart. A live
 * agent cannot be stopped from answering: it gets guidance instead. Ends with the actor.
 */
export function watchNeed(live: VoiceAgentActorRef, { safetyCheck, language }: WatchNeedOptions): void {
  const abort = new AbortController();
  const checked = new Set<string>();
  const check = async ({ id, text }: Message) => {
    const found = await safetyCheck.check({ text: text, language }, { signal: abort.signal });
    if (found && !abort.signal.aborted) live.send({ type: "need.found", messageId: id, kind: found.kind });
  };
  live.subscribe({
    next: ({ context }) => {
      for (const message of visitorMessages(context)) {
        if (checked.has(message.id)) continue;
        checked.add(message.id);
        // The check was loaded before the conversation began; a failed check runs again at the next change.
        check(message).catch(() => checked.delete(message.id));
      }
    },
    complete: () => abort.abort(),
  });
}

const visitorMessages = (context: VoiceAgentContext) =>
  messagesSoFar(context).filter(({ author }) => author === "user");
