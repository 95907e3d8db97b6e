import { isErrorNamed } from "./error-name";
/** The result of sharing a text. `dismissed`: the visitor cancelled. */
export type TextSharing = "shared" | "copied" | "dismissed";

/** Shares a text with another app, or copies it where sharing is not supported. */
export interface TextSharer {
  /** @throws TextShareError */
  share(text: string, options: { readonly title: string }): Promise<TextSharing>;
}

/** The `reason` of a {@link TextShareError}. That the visitor cancels is no error: the result is `dismissed`. */
export type TextShareErrorReason =
  /** The browser does not let this page use the clipboard. */
  | "refused"
  /** The browser has no clipboard for this page, as without https. */
  | "unsupported"
  | "unknown";

/** Why a text could not be shared or copied. */
export class TextShareError extends Error {
  override readonly name = "TextShareError";
  static override [Symbol.hasInstance](error: unknown): error is TextShareError {
    return isErrorNamed(error, "TextShareError");
  }

  readonly reason: TextShareErrorReason;

  constructor(reason: TextShareErrorReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
