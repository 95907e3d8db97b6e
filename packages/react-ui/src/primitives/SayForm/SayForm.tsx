import { useState, type ReactNode } from "react";

export interface SayFormProps {
  readonly field: string;
  readonly placeholder: string;
  /** What the button that sends is called. */
  readonly send: string;
  /** Takes what was written; `false` leaves it in the box. */
  readonly onSay: (text: string) => boolean;
  readonly onType?: () => void;
  /** What stands in the box, where it is kept elsewhere: `onChange` hears what it becomes. */
  readonly text?: string;
  readonly onChange?: (text: string) => void;
  /** More buttons, behind the one that sends. */
  readonly children?: ReactNode;
}

/** One line to say something in, for conversations that are mostly spoken. */
export function SayForm({
  field,
  placeholder,
  send,
  onSay,
  onType,
  text: controlled,
  onChange,
  children,
}: SayFormProps) {
  const [own, setOwn] = useState("");
  const text = controlled ?? own;
  const setText = onChange ?? setOwn;
  const isBlank = text.trim() === "";
  return (
    <form
      className="aom-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank && onSay(text)) setText("");
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
      <button type="submit" className="aom-button" data-tone="primary" disabled={isBlank}>
        {send}
      </button>
      {children}
    </form>
  );
}
