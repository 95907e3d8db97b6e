import { voiceAgentSelectors, type LiveMessage } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as englishChat from "../../labels/en/chat";
import * as english from "../../labels/en/live";
import { useLabels, useReplyLanguage } from "../../labels/LabelsProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { renderReplyText } from "../Message/message-text";

/** What both sides are saying; it joins the messages when it is final. */
export function LiveMessages() {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const replyLanguage = useReplyLanguage();
  const hearing = useSelector(live, voiceAgentSelectors.hearing);
  const streamingText = useSelector(live, voiceAgentSelectors.streamingText);
  const name = useSelector(live, voiceAgentSelectors.characterName);
  const provisional = useSelector(live, voiceAgentSelectors.held);
  return (
    <>
      {provisional.map((line) => (
        <ProvisionalMessage key={line.id} line={line} name={name} />
      ))}
      {streamingText !== "" && (
        <article className="aom-message" data-role="assistant" data-end="streaming">
          <p className="aom-message-head">
            <b className="aom-message-sender">{name}</b>
          </p>
          {renderReplyText(streamingText, replyLanguage)}
        </article>
      )}
      {hearing !== "" && (
        <article className="aom-message" data-role="user" data-end="streaming">
          <p className="aom-message-head">
            <b className="aom-message-sender">{labels.you}</b>
          </p>
          <p className="aom-message-text">{hearing}</p>
        </article>
      )}
    </>
  );
}

function ProvisionalMessage({ line, name }: { readonly line: LiveMessage; readonly name: string }) {
  const labels = useLabels("messages", englishChat.messages);
  const replyLanguage = useReplyLanguage();
  return (
    <article className="aom-message" data-role={line.author === "user" ? "user" : "assistant"} data-end="streaming">
      <p className="aom-message-head">
        <b className="aom-message-sender">{line.author === "user" ? labels.you : name}</b>
      </p>
      {line.author === "user" ? (
        <p className="aom-message-text">{line.text}</p>
      ) : (
        renderReplyText(line.text, replyLanguage)
      )}
    </article>
  );
}
