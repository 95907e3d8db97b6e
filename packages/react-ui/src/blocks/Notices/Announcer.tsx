import { chatSelectors } from "@archive-of-minds/core";
import { forwardRef, useEffect, useState } from "react";
import { useChatActor } from "../../providers/ChatProvider";
import { useReplyLanguage } from "../../labels/LabelsProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

/** The attributes of its root `<p>`, which only screen readers get. Needs a `<ChatProvider>` above it. */
export type AnnouncerProps = RootProps<"p">;

/** Announces a finished reply to screen readers, once. A streaming reply would be read again at each word, and a spoken one would be heard twice. */
export const Announcer = forwardRef<HTMLParagraphElement, AnnouncerProps>(function Announcer({ ...root }, ref) {
  const chat = useChatActor();
  const replyLanguage = useReplyLanguage();
  const [text, setText] = useState("");
  useEffect(() => {
    let finished: { readonly id: string; readonly text: string } | null = null;
    const announce = () => {
      const snapshot = chat.getSnapshot();
      // The voice may still speak it, also after a message that is replayed.
      if (finished === null || chatSelectors.isSpeaking(snapshot)) return;
      if (chatSelectors.heardId(snapshot) !== finished.id) setText(finished.text);
      finished = null;
    };
    const replies = chat.on("reply.finished", ({ message }) => {
      finished = message;
      announce();
    });
    const voice = chat.subscribe(announce);
    return () => {
      replies.unsubscribe();
      voice.unsubscribe();
    };
  }, [chat]);
  return (
    <p
      ref={ref}
      {...rootProps(
        {
          role: "status",
          className: "aom-visually-hidden",
          lang: replyLanguage(text),
          "data-part": "announcer",
        },
        root,
      )}
    >
      {text}
    </p>
  );
});
