/** What became of a text. `dismissed`: the visitor changed their mind. */
export type TextSharing = "shared" | "copied" | "dismissed";

/** Hands a text to another app, or to the clipboard where there is no such way. */
export interface TextSharer {
  /** @throws TextShareError */
  share(text: string, options: { readonly title: string }): Promise<TextSharing>;
}

export type TextShareErrorReason =
  /** The browser does not let this page use the clipboard. */
  | "refused"
  /** The browser has no clipboard for this page, as without https. */
  | "unsupported"
  | "unknown";

/** Why a text could not be handed on. */
export class TextShareError extends Error {
  override readonly name = "TextShareError";
  readonly reason: TextShareErrorReason;

  constructor(reason: TextShareErrorReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
