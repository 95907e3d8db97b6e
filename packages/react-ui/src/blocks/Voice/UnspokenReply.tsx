import { chatSelectors, chatVoiceSelectors, type Message } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useReplyText } from "../../hooks/use-reply-text";
import * as english from "../../labels/en/chat";
import { useLabels, useReplyLanguage } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { renderReplyText } from "../Message/message-text";

/** The text of a reply that no voice speaks, where the messages are hidden. */
export function UnspokenReply({ reply }: { readonly reply: Message | "streaming" }) {
  const voice = useLabels("voice", english.firstScreenVoice);
  const replyLanguage = useReplyLanguage();
  const chat = useChatActor();
  const name = useSelector(chat, chatSelectors.characterName);
  const id = reply === "streaming" ? null : reply.id;
  const canSay = useSelector(chat, (snapshot) => id !== null && chatVoiceSelectors.canReplay(id)(snapshot));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="aom-unspoken" aria-label={voice.unspoken(name)} tabIndex={0}>
      {reply === "streaming" ? <StreamingText /> : renderReplyText(reply.text, replyLanguage)}
      {id !== null && canSay && (
        <button
          type="button"
          className="aom-button"
          onClick={() => chat.send({ type: "message.replay", messageId: id })}
        >
          {voice.sayIt}
        </button>
      )}
    </section>
  );
}

function StreamingText() {
  const text = useRef<HTMLParagraphElement>(null);
  useReplyText(text);
  return <p className="aom-message-text" ref={text} />;
}
