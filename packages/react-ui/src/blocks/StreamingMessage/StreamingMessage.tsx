import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useRef } from "react";
import { useReplyText } from "../../hooks/use-reply-text";
import * as english from "../../labels/en/chat";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { formatTime } from "../Message/format-time";
import { AwaitedReply } from "./AwaitedReply";
import { rootProps, type RootProps } from "../../shared/root-props";

/** The attributes of its root `<div>`, which stays while no reply streams. Needs a `<ChatProvider>` above it. */
export type StreamingMessageProps = RootProps<"div">;

/** The streaming reply: first a status that it is awaited, then its text. */
export const StreamingMessage = forwardRef<HTMLDivElement, StreamingMessageProps>(function StreamingMessage(
  { ...root },
  ref,
) {
  const chat = useChatActor();
  const phase = useSelector(chat, chatSelectors.replyPhase);
  const reply = useSelector(chat, chatSelectors.textStream);
  const name = useSelector(chat, chatSelectors.characterName);
  return (
    <div ref={ref} {...rootProps({ className: "aom-streaming-message", "data-state": phase ?? undefined }, root)}>
      {phase === "streaming" && <StreamingText name={name} />}
      <p className="aom-thinking" role="status" data-state={phase}>
        {phase === "awaiting" && <AwaitedReply reply={reply} name={name} />}
      </p>
    </div>
  );
});

function StreamingText({ name }: { readonly name: string }) {
  const chat = useChatActor();
  const labels = useLabels("messages", english.messages);
  const locale = useLocale();
  const text = useRef<HTMLParagraphElement>(null);
  useReplyText(text);
  const timestamp = chatSelectors.pendingSince(chat.getSnapshot());
  return (
    <article className="aom-message" data-role="assistant" data-end="streaming" aria-label={labels.writing(name)}>
      <p className="aom-message-head">
        <b className="aom-message-sender">{name}</b>{" "}
        {timestamp && <time dateTime={timestamp}>{formatTime(timestamp, locale)}</time>}
      </p>
      <p className="aom-message-text" ref={text} />
    </article>
  );
}
