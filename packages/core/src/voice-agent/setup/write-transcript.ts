import { answeredBy } from "../live-messages";
import type { Transcript } from "../live-transcript";
import { echoesAfterAnswer } from "../typed-echoes";
import type { VoiceAgentContext, VoiceAgentEmitted } from "../voice-agent.types";
import { change } from "./base.setup";

interface Writer {
  assign(changed: (args: { readonly context: VoiceAgentContext }) => Partial<VoiceAgentContext>): void;
  emit(event: VoiceAgentEmitted): void;
}

/** Writes the transcript into the context, and emits each message that became final. */
export function write(enqueue: Writer, { finished, ...transcript }: Transcript): void {
  enqueue.assign(change("transcript", transcript));
  for (const message of finished)
    enqueue.emit({ type: "message.finished", message, answered: answeredBy(transcript.messages, message) });
}

/** Writes a part of an answer. Once an answer has begun, later transcripts are not echoes of the question. */
export function writeReply(
  enqueue: Writer,
  { transcript: { streaming, echoes } }: VoiceAgentContext,
  transcript: Transcript,
): void {
  if (transcript.streaming && transcript.streaming.id !== streaming?.id) {
    enqueue.assign(change("answering", { greetsUntil: null }));
    if (!transcript.streaming.isGreeting) enqueue.assign(change("transcript", { echoes: echoesAfterAnswer(echoes) }));
  }
  write(enqueue, transcript);
}
