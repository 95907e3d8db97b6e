import { heardText, plainName, type Message } from "@archive-of-minds/core";
import type { Labels } from "../../labels/en";
import * as english from "../../labels/en/chat";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { formatTime } from "./format-time";

export interface LetterProps {
  readonly message: Message;
  /** What the character's letters are signed with. */
  readonly characterName: string;
  /** What answers here at present; a letter that something else wrote says so. */
  readonly engineName?: string;
}

/** One message. */
export function Letter({ message, characterName, engineName }: LetterProps) {
  return drawLetter(message, characterName, engineName, useLabels("letters", english.letters), {
    locale: useLocale(),
  });
}

export interface LetterOptions {
  /** How times are written. */
  readonly locale?: string | undefined;
  readonly isBare?: boolean;
  /** Where letters can be said once more: what the button for that says, and which letter is being said. */
  readonly replay?: { readonly hint: string; readonly id: string | null } | null;
  /** The letter that can be written anew: the last reply, or the last question. */
  readonly anew?: { readonly replyId: string | null; readonly questionId: string | null } | null;
}

/**
 * A letter as plain elements: in a conversation of thousands, a component for each would be a tenth of the memory.
 * Its buttons act through the list around it, by `data-action`.
 *
 * A bare letter is its text alone, which can be found and read out while nobody sees it. The element of the text stays
 * when the rest joins it, so that what was found or selected stays too.
 */
export function drawLetter(
  message: Message,
  characterName: string,
  engineName: string | undefined,
  letters: Labels["letters"],
  { locale, isBare = false, replay = null, anew = null }: LetterOptions = {},
) {
  const { id, role, content, timestamp, hasImage, end = "complete", engine, imported = false } = message;
  const interrupted = isBare ? null : heardText(message);
  const writer =
    engine !== undefined && engineName !== undefined && engine !== engineName
      ? letters.writtenBy(plainName(engine))
      : imported
        ? letters.imported
        : "";
  const note = [letters.end[end], writer].filter((part) => part !== "").join(" ");
  return (
    <article
      key={id}
      className="aom-letter"
      data-message={id}
      data-role={role}
      data-end={end}
      data-replaying={replay?.id === id || undefined}
    >
      {!isBare && (
        <p className="aom-letter-head">
          <b className="aom-letter-sender">{role === "user" ? letters.you : characterName}</b>{" "}
          <time dateTime={timestamp}>{formatTime(timestamp, locale)}</time>
          {hasImage && <span className="aom-letter-mark">{letters.imageShared}</span>}
        </p>
      )}
      <p className="aom-letter-text">
        {interrupted ? interrupted.heard : content}
        {interrupted && (
          <>
            <small className="aom-letter-interruption"> {letters.interruptedHere} </small>
            <span className="aom-letter-unheard">{interrupted.unheard}</span>
          </>
        )}
      </p>
      {!isBare && note !== "" && <p className="aom-letter-note">{note}</p>}
      {!isBare && replay && role === "assistant" && (
        <button type="button" className="aom-letter-replay" data-action="replay" data-message={id}>
          {replay.hint}
        </button>
      )}
      {!isBare && anew?.replyId === id && (
        <button type="button" className="aom-letter-replay" data-action="regenerate" data-message={id}>
          {end === "length" || end === "refused" ? letters.another : letters.regenerate}
        </button>
      )}
      {!isBare && anew?.questionId === id && (
        <button type="button" className="aom-letter-replay" data-action="edit" data-message={id}>
          {letters.edit}
        </button>
      )}
      {!isBare && (
        <button type="button" className="aom-letter-copy" data-action="copy" data-message={id}>
          {letters.copy}
        </button>
      )}
    </article>
  );
}
