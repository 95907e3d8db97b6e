import type { Message, SafetyCheck } from "../contracts";
import { messagesSoFar } from "./live-messages";
import type { VoiceAgentContext } from "./voice-agent.types";
import type { VoiceAgentActorRef } from "./voice-agent.machine";

export interface WatchNeedOptions {
  readonly safetyCheck: SafetyCheck;
  readonly language: string;
}

/**
 * Reads each line of the visitor's for signs of need, as soon as it is seen, and tells the chart with `need.found`. A live
 * agent cannot be kept from answering: it gets guidance instead. Ends with the actor.
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
      for (const line of visitorMessages(context)) {
        if (checked.has(line.id)) continue;
        checked.add(line.id);
        // It was loaded before the conversation began; what fails now is checked again with the next change.
        check(line).catch(() => checked.delete(line.id));
      }
    },
    complete: () => abort.abort(),
  });
}

const visitorMessages = (context: VoiceAgentContext) =>
  messagesSoFar(context).filter(({ author }) => author === "user");
