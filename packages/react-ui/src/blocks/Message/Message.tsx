import { forwardRef } from "react";
import { heardParts, type Message as ChatMessage, type PromptImage } from "@archive-of-minds/core";
import { plainName } from "@archive-of-minds/core/internal";
import type { Labels } from "../../labels/en";
import * as english from "../../labels/en/chat";
import { useLocale, useLabels, useReplyLanguage, type ReplyLanguage } from "../../labels/LabelsProvider";
import { formatTime } from "./format-time";
import { wrongProp } from "../../shared/check-prop";
import { rootProps, type RootProps } from "../../shared/root-props";
import { renderReplyText, withoutMarks } from "./message-text";
import { renderSuggestions } from "./suggestions";

/**
 * Takes the attributes of its root `<article>` too. Needs no provider, and has no buttons: those below a message of
 * `<MessageList>` act on its chat.
 */
export interface MessageProps extends RootProps<"article"> {
  /** A message of the chat. An error is thrown if it has no `createdAt`. */
  readonly message: ChatMessage;
  /** The name above the character's messages. */
  readonly characterName: string;
  /** The current model; a message of another model names that one. */
  readonly modelName?: string;
  /** The picture that went with it, as long as the page has it. */
  readonly picture?: PromptImage | undefined;
}

/** One message. */
export const Message = forwardRef<HTMLElement, MessageProps>(function Message(
  { message, characterName, modelName, picture, ...root },
  ref,
) {
  if (!message?.createdAt)
    throw wrongProp("Message", "message", message, "Pass one of the chat's messages, with its `createdAt`.");
  const labels = useLabels("messages", english.messages);
  const locale = useLocale();
  const replyLanguage = useReplyLanguage();
  return (
    <article ref={ref} {...rootProps(attributesOf(message, null), root)}>
      {drawContent(message, characterName, modelName, labels, {
        locale,
        replyLanguage,
        picture,
        hasActions: false,
      })}
    </article>
  );
});

export interface MessageOptions {
  /** The locale of the time. */
  readonly locale?: string | undefined;
  /** Finds the `lang` of a character's text. */
  readonly replyLanguage?: ReplyLanguage;
  /** Whether only text and picture are drawn. Default `false`. */
  readonly isBare?: boolean;
  /** Whether there are buttons that copy, share and delete it. Default `true`. */
  readonly hasActions?: boolean;
  /** The picture that went with the message. */
  readonly picture?: PromptImage | undefined;
  /** Where messages can be replayed: the button's label, and the id of the message that is spoken now. */
  readonly replay?: { readonly hint: string; readonly id: string | null } | null;
  /** The reply that offers a voice, and the button's label. Where no voice is ready, it stands in the place of the replay. */
  readonly voiceOffer?: { readonly label: string; readonly replyId: string | null; readonly isOnly: boolean };
  /** The reply that can be regenerated and the question that can be edited. */
  readonly rewritable?: { readonly replyId: string | null; readonly questionId: string | null } | null;
  /** The last lines of the text, which are drawn as buttons. */
  readonly suggestions?: readonly string[];
}

/**
 * A message as plain elements: in a conversation of thousands, a component for each would take a tenth of the memory.
 * Its buttons work through the list around it, by `data-action`.
 *
 * A bare message is its text and picture alone, which the browser's search and screen readers find while it is out of view. The text
 * element stays when the rest is added, so that a search result or selection stays too.
 */
export function renderMessage(
  message: ChatMessage,
  characterName: string,
  modelName: string | undefined,
  labels: Labels["messages"],
  options: MessageOptions = {},
) {
  return (
    <article key={message.id} {...attributesOf(message, options.replay?.id ?? null)}>
      {drawContent(message, characterName, modelName, labels, options)}
    </article>
  );
}

const attributesOf = ({ id, author, status = "complete" }: ChatMessage, replayingId: string | null) => ({
  className: "aom-message",
  "data-message": id,
  "data-role": author === "user" ? "user" : "assistant",
  "data-end": status,
  "data-replaying": replayingId === id || undefined,
});

function drawContent(
  message: ChatMessage,
  characterName: string,
  modelName: string | undefined,
  labels: Labels["messages"],
  {
    locale,
    replyLanguage,
    isBare = false,
    hasActions = true,
    picture,
    replay = null,
    voiceOffer,
    rewritable = null,
    suggestions = [],
  }: MessageOptions = {},
) {
  const { id, author, text, createdAt, hasImage, status = "complete", model, imported = false } = message;
  const parts = isBare ? null : heardParts(message);
  const interrupted = parts && withoutMarks(parts);
  const writer =
    model !== undefined && modelName !== undefined && model !== modelName
      ? labels.writtenBy(plainName(model))
      : imported
        ? labels.imported
        : "";
  const note = [labels.end[status], writer].filter((part) => part !== "").join(" ");
  return (
    <>
      {!isBare && (
        <p className="aom-message-head">
          <b className="aom-message-sender">{author === "user" ? labels.you : characterName}</b>{" "}
          <time dateTime={createdAt}>{formatTime(createdAt, locale)}</time>
          {hasImage && <span className="aom-message-mark">{labels.imageShared}</span>}
        </p>
      )}
      {picture && (
        <img
          className="aom-message-picture"
          src={`data:image/jpeg;base64,${picture.jpegBase64}`}
          alt={labels.picture}
        />
      )}
      {interrupted ? (
        <p className="aom-message-text" lang={replyLanguage?.(text)}>
          {interrupted.heard}
          <small className="aom-message-interruption" lang={replyLanguage?.(text) && locale}>
            {" "}
            {labels.interruptedHere}{" "}
          </small>
          <span className="aom-message-unheard">{interrupted.unheard}</span>
        </p>
      ) : author === "user" ? (
        <p className="aom-message-text">{text}</p>
      ) : (
        renderReplyText(
          suggestions.length === 0 ? text : text.split("\n").slice(0, -suggestions.length).join("\n"),
          replyLanguage,
        )
      )}
      {suggestions.length > 0 && renderSuggestions(suggestions, id, labels)}
      {!isBare && note !== "" && <p className="aom-message-note">{note}</p>}
      {!isBare && hasActions && (
        <p className="aom-message-tools">
          {voiceOffer?.replyId === id && drawTool("hear", voiceOffer.label, id)}
          {replay &&
            author !== "user" &&
            (voiceOffer?.replyId !== id
              ? drawTool("replay", replay.hint, id)
              : !voiceOffer.isOnly && drawIcon("replay", replay.hint, id))}
          {drawIcon("copy", labels.copy, id)}
          {drawIcon("share", labels.share, id)}
          {drawIcon("delete", labels.delete, id)}
          {/* Last, because they come and go: the others keep their place. */}
          {rewritable?.replyId === id && drawTool("regenerate", labels.regenerate, id)}
          {rewritable?.questionId === id && drawTool("edit", labels.edit, id)}
        </p>
      )}
    </>
  );
}

/** An action with an icon and its name beside it. */
const drawTool = (action: string, name: string, messageId: string) => (
  <button type="button" data-action={action} data-message={messageId}>
    {name}
  </button>
);

/** An action with an icon alone. */
const drawIcon = (action: string, name: string, messageId: string) => (
  <button type="button" data-action={action} data-message={messageId} aria-label={name} title={name} />
);
