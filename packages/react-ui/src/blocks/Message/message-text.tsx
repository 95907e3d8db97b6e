import type { heardParts } from "@archive-of-minds/core";
import { MarkdownText } from "../../primitives/MarkdownText/MarkdownText";
import { hasMarkdown } from "../../shared/markdown/has-markdown";
import type { ReplyLanguage } from "../../labels/LabelsProvider";

/**
 * The text of a character's message, with its Markdown drawn. It is no component: few texts have Markdown, and in a
 * conversation of thousands each component counts.
 */
export function renderReplyText(text: string, replyLanguage?: ReplyLanguage, className = "aom-message-text") {
  const language = replyLanguage?.(text);
  if (!hasMarkdown(text))
    return (
      <p className={className} lang={language}>
        {text}
      </p>
    );
  return (
    <div className={`${className} aom-markdown`} lang={language}>
      <MarkdownText>{text}</MarkdownText>
    </div>
  );
}

/** The parts of an interrupted message: a pair of marks may lie on both sides, so none is drawn. */
export function withoutMarks(parts: NonNullable<ReturnType<typeof heardParts>>) {
  return { heard: plain(parts.heard), unheard: plain(parts.unheard) };
}

/** A text without the marks of Markdown. */
export const plain = (text: string) => (hasMarkdown(text) ? text.replace(/(?<!\d)\*+(?!\d)|`+/g, "") : text);
