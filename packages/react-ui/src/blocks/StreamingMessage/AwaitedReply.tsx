import { useReplyWait, type WaitingReply } from "../../hooks/use-reply-wait";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";

/** What a reply without a word yet waits for: the character, a model that loads, or others before it. */
export function AwaitedReply({ reply, name }: { readonly reply: WaitingReply | undefined; readonly name: string }) {
  const labels = useLabels("messages", english.messages);
  const wait = useReplyWait(reply);
  if (wait?.queue) return labels.queued(wait.queue.place, wait.queue.waitMs);
  return wait?.isLoading === true ? labels.modelLoading(name) : labels.thinking(name);
}
