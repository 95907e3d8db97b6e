import {
  heardParts,
  speakerName,
  type Character,
  type RoomMessage as RoomMessageData,
  type SpeakerReason,
} from "@archive-of-minds/core";
import { plainName } from "@archive-of-minds/core/internal";
import type { Labels } from "../../labels/en";
import { useLocale, useReplyLanguage } from "../../labels/LabelsProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Emblem } from "../../primitives/Emblem/Emblem";
import { formatTime } from "../Message/format-time";
import { renderReplyText, withoutMarks } from "../Message/message-text";
import { AuthorIcon } from "./AuthorIcon";

export interface RoomMessageProps {
  readonly message: RoomMessageData;
  /** All characters of the room: the author is looked up by id. */
  readonly characters: readonly Character[];
  /** The name above the visitor's messages; where it is empty, `labels.you`. */
  readonly visitorName: string;
  /** Whether the characters' texts are visible. Screen readers always get them. */
  readonly hasCaptions: boolean;
  readonly labels: Labels["room"];
  /** Whether live agents speak. */
  readonly isLive?: boolean;
  /** Offers to share the message. */
  readonly onShare?: () => void;
}

/** One message of the discussion: author, time and text. */
export function RoomMessage({
  message,
  characters,
  visitorName,
  hasCaptions,
  labels,
  isLive = false,
  onShare,
}: RoomMessageProps) {
  const locale = useLocale();
  const replyLanguage = useReplyLanguage();
  const { author, text, createdAt, reason, status, voiced, tone } = message;
  const character = characters.find(({ id }) => id === author);
  const name = speakerName({ characters, visitorName: plainName(visitorName) || labels.you }, author);
  const role = author === "user" ? "user" : character ? "assistant" : "system";
  // A text without a voice is shown in full.
  const parts = voiced === true ? heardParts(message) : null;
  const interrupted = parts && withoutMarks(parts);
  const isHidden = character !== undefined && !hasCaptions && voiced === true;
  return (
    <article
      className="aom-message aom-room-message aom-tinted"
      data-role={role}
      data-tone={tone}
      data-end={status}
      style={character && characterColours(character)}
    >
      <p className="aom-message-head">
        {character ? (
          <Emblem character={character} size={16} />
        ) : (
          <AuthorIcon of={role === "user" ? "user" : (tone ?? "system")} />
        )}{" "}
        <b className="aom-message-sender">
          <bdi>{author === "system" ? labels.system : name}</bdi>
        </b>{" "}
        <time dateTime={createdAt}>{formatTime(createdAt, locale)}</time>
        {character && (isLive || voiced) && (
          <span className="aom-room-spoke">{isLive ? labels.agent : labels.spoke}</span>
        )}
      </p>
      {character && !interrupted ? (
        renderReplyText(text, replyLanguage, isHidden ? "aom-visually-hidden" : "aom-message-text")
      ) : (
        <p className={isHidden ? "aom-visually-hidden" : "aom-message-text"} lang={character && replyLanguage(text)}>
          {interrupted ? interrupted.heard : text}
        </p>
      )}
      {interrupted && (
        <p className="aom-message-text">
          <small className="aom-message-interruption">{labels.unheard} </small>
          <span className="aom-message-unheard" lang={replyLanguage(text)}>
            {interrupted.unheard.trimStart()}
          </span>
        </p>
      )}
      {status !== undefined && status !== "complete" && <p className="aom-message-note">{labels[status]}</p>}
      {(reason ?? onShare) && (
        <div className="aom-room-message-foot">
          {onShare && (
            <button type="button" className="aom-room-action" onClick={onShare}>
              {labels.share}
            </button>
          )}
          {reason && (
            <details className="aom-room-why">
              <summary>{labels.why}</summary>
              <p>{reasonText(reason, characters, labels)}</p>
            </details>
          )}
        </div>
      )}
    </article>
  );
}

function reasonText(reason: SpeakerReason, characters: readonly Character[], labels: Labels["room"]): string {
  if (reason.kind === "asked")
    return labels.reason.asked(characters.find(({ id }) => id === reason.by)?.name ?? reason.by);
  if (reason.kind === "weighted") return labels.reason.weighted(reason.weight);
  return labels.reason[reason.kind];
}
