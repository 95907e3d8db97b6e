import type { ChatSnapshot, Message } from "@archive-of-minds/core";

/** The reply to the last question where nobody says it aloud, or no longer: it grows, or stands; `null` where it is heard. */
export function selectUnheardReply(snapshot: ChatSnapshot): Message | "growing" | null {
  const { pending, heardId, answeredId, messages, hidden } = snapshot.context;
  if (answeredId === heardId || snapshot.matches({ voice: "speaking" })) return null;
  if (pending !== null)
    return snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }) ? "growing" : null;
  // What was said before the messages were hidden has been read.
  const last = messages.length > hidden ? messages.at(-1) : undefined;
  return last?.id === answeredId && last?.status !== "failed" ? (last ?? null) : null;
}
