import { answeredBy } from "../live-messages";
import type { Transcript } from "../live-transcript";
import { echoesAfterAnswer } from "../typed-echoes";
import type { VoiceAgentContext, VoiceAgentEmitted } from "../voice-agent.types";
import { change } from "./base.setup";

interface Writer {
  assign(changed: (args: { readonly context: VoiceAgentContext }) => Partial<VoiceAgentContext>): void;
  emit(event: VoiceAgentEmitted): void;
}

/** Keeps what was said, and tells of each line that will not change any more. */
export function write(enqueue: Writer, { finished, ...said }: Transcript): void {
  enqueue.assign(change("transcript", said));
  for (const message of finished)
    enqueue.emit({ type: "message.finished", message, answered: answeredBy(said.messages, message) });
}

/** Once the answer to it has begun, what is heard is no echo of what was typed. */
export function writeReply(
  enqueue: Writer,
  { transcript: { streaming, echoes } }: VoiceAgentContext,
  said: Transcript,
): void {
  if (said.streaming && said.streaming.id !== streaming?.id) {
    enqueue.assign(change("answering", { greetsUntil: null }));
    if (!said.streaming.isGreeting) enqueue.assign(change("transcript", { echoes: echoesAfterAnswer(echoes) }));
  }
  write(enqueue, said);
}
