import { heardText, speakerName, type Character, type RoomLine, type SpeakerReason } from "@archive-of-minds/core";
import type { ReactNode } from "react";
import type { Labels } from "../../labels/en";
import { useLocale } from "../../labels/LabelsProvider";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Emblem } from "../../primitives/Emblem/Emblem";
import { formatTime } from "../Message/format-time";
import { LineMark } from "./LineMark";

export interface RoomLineViewProps {
  readonly line: RoomLine;
  readonly characters: readonly Character[];
  readonly visitorName: string;
  /** Whether the words of characters are to be seen; who listens to the page always gets them. */
  readonly hasCaptions: boolean;
  readonly labels: Labels["room"];
  /** Whether live agents speak. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
}

/** One line of the discussion: who said it, when, and what. */
export function RoomLineView({
  line,
  characters,
  visitorName,
  hasCaptions,
  labels,
  isLive = false,
  children,
}: RoomLineViewProps) {
  const locale = useLocale();
  const { author, text, createdAt, reason, status, voiced, tone } = line;
  const character = characters.find(({ id }) => id === author);
  const name = speakerName({ characters, visitorName }, author);
  const role = author === "user" ? "user" : character ? "assistant" : "system";
  // What nobody heard is there to be read.
  const interrupted = voiced === true ? heardText(line) : null;
  const isHidden = character !== undefined && !hasCaptions && voiced === true;
  return (
    <article
      className="aom-message aom-room-line aom-tinted"
      data-role={role}
      data-tone={tone}
      data-end={status}
      style={character && characterColours(character)}
    >
      <p className="aom-message-head">
        {character ? (
          <Emblem character={character} size={16} />
        ) : (
          <LineMark of={role === "user" ? "user" : (tone ?? "system")} />
        )}{" "}
        <b className="aom-message-sender">{author === "system" ? labels.system : name}</b>{" "}
        <time dateTime={createdAt}>{formatTime(createdAt, locale)}</time>
        {character && (isLive || voiced) && (
          <span className="aom-room-spoke">{isLive ? labels.agent : labels.spoke}</span>
        )}
      </p>
      <p className={isHidden ? "aom-visually-hidden" : "aom-message-text"}>{interrupted ? interrupted.heard : text}</p>
      {interrupted && (
        <p className="aom-message-text">
          <small className="aom-message-interruption">{labels.unheard} </small>
          <span className="aom-message-unheard">{interrupted.unheard.trimStart()}</span>
        </p>
      )}
      {status !== undefined && status !== "complete" && <p className="aom-message-note">{labels[status]}</p>}
      {(reason ?? children) && (
        <div className="aom-room-line-foot">
          {reason && (
            <details className="aom-room-why">
              <summary>{labels.why}</summary>
              <p>{reasonText(reason, characters, labels)}</p>
            </details>
          )}
          {children}
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
