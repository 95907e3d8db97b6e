import type { ChatSnapshot } from "@archive-of-minds/core";
import type { PresenceState } from "./Presence";

/** What a chat looks like from outside: one word for many states. */
export function presenceState(snapshot: ChatSnapshot): PresenceState {
  if (snapshot.hasTag("heard")) return "speaking";
  if (snapshot.hasTag("typing") || snapshot.hasTag("speaking")) return "thinking";
  if (snapshot.hasTag("listening"))
    return snapshot.context.interim === "" && snapshot.context.heard === "" ? "listening" : "hearing";
  if (snapshot.matches({ conversation: "loading" })) return "asleep";
  const { failure, messages } = snapshot.context;
  if (failure !== null) return "failed";
  return messages.at(-1)?.status === "interrupted" ? "interrupted" : "idle";
}
