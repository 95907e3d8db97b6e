import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels, useReplyLanguage } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { beginning } from "../../shared/beginning";
import { plain } from "../Message/message-text";

/** What is shown of a message, in characters. */
const LONGEST = 90;

interface LastLineProps {
  readonly characterId: string;
  readonly className: string;
  /** Shown where nothing was said yet. */
  readonly otherwise?: string;
  /** The language of `otherwise`. */
  readonly language?: string | undefined;
}

/** The beginning of what was said last with another character. Words of need are not repeated here. */
export function LastLine({ characterId, className, otherwise, language }: LastLineProps) {
  const labels = useLabels("empty", english.empty);
  const replyLanguage = useReplyLanguage();
  const newest = useSelector(useChatActor(), chatSelectors.newestElsewhere(characterId));
  const isShown = newest !== null && newest.safety === undefined;
  const line = isShown ? beginning(plain(newest.text), LONGEST) : otherwise;
  if (line === undefined) return null;
  return (
    <span className={className} lang={isShown ? replyLanguage(line) : language}>
      {isShown && newest.author === "user" ? labels.yourLine(line) : line}
    </span>
  );
}
