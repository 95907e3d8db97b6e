import { isBlank } from "@archive-of-minds/core/internal";
import { useState, type ReactNode } from "react";

export interface MessageFormProps {
  /** The name of the text field for screen readers. */
  readonly field: string;
  readonly placeholder: string;
  /** The label of the send button. */
  readonly send: string;
  /** Sends the text; return `false` to leave it in the field. */
  readonly onSay: (text: string) => boolean;
  /** Called at each change by the visitor, after the text has changed. */
  readonly onType?: () => void;
  /** The text, where the caller controls it with `onChange`. */
  readonly text?: string;
  /** Called with each new text, also with an empty one after it was sent. Left out, the form keeps the text itself. */
  readonly onChange?: (text: string) => void;
  /** More buttons, after the send button. */
  readonly children?: ReactNode;
}

/** A one-line text field, for conversations that are mostly spoken. */
export function MessageForm({
  field,
  placeholder,
  send,
  onSay,
  onType,
  text: controlled,
  onChange,
  children,
}: MessageFormProps) {
  const [own, setOwn] = useState("");
  const text = controlled ?? own;
  const setText = onChange ?? setOwn;
  return (
    <form
      className="aom-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank(text) && onSay(text)) setText("");
      }}
    >
      <input
        type="text"
        aria-label={field}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => {
          setText(target.value);
          onType?.();
        }}
      />
      <button type="submit" className="aom-button" data-tone="primary" disabled={isBlank(text)}>
        {send}
      </button>
      {children}
    </form>
  );
}
