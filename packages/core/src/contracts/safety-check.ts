/** What a visitor may need help with from people. */
export type NeedKind =
  /** Does not want to live, feels a burden, says goodbye. */
  | "despair"
  | "selfHarm"
  /** By a partner, a parent or another person at home. */
  | "violence"
  | "childAbuse"
  /** Has taken, or may have taken, too much of something. */
  | "overdose"
  /** Signs of a heart attack, a stroke, choking, a seizure. */
  | "medicalEmergency";

/**
 * Checks a visitor's message before any model reads it. If it finds need, no model is called.
 *
 * It is called with an empty text when a conversation begins, so that it can fetch what it needs. While it rejects, no
 * reply is given. It decides about languages it has rules for, and answers `null` for every other language.
 *
 * @example
 * const check: SafetyCheck = {
 *   check: async ({ text }, { signal }) => (await (await fetch('/need', { method: 'POST', body: text, signal })).json()).need,
 * }
 */
export interface SafetyCheck {
  /**
   * `null`: no sign of need, or no rules for this language. Aborting the signal cancels the check.
   *
   * @param request `language`: a BCP 47 tag, such as `en` or `de-AT`.
   * @throws Error when it cannot be loaded, or cannot decide.
   */
  check(
    request: { readonly text: string; readonly language: string },
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly kind: NeedKind } | null>;
  /**
   * Whether a message clearly speaks of something else, asked shortly after a need was found: the built-in model then
   * answers it as usual and not with a fixed reply. Left out, it never does.
   */
  isUnrelated?(request: { readonly text: string; readonly language: string }): Promise<boolean>;
}
