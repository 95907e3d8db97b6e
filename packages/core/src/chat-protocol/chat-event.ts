import type { LanguageModelErrorReason, NeedKind, SignOfLife, StreamEndReason } from "../contracts";

/** One event of the stream that answers a {@link ChatRequestBody}, in this order: `start`, any others, then `end` or `error`. */
export type ChatEvent =
  /**
   * The model that answers. Sent again if the vendor knows only a later model of the list, or if the model turns out to take
   * no pictures; a picture is then replaced by words.
   */
  | { readonly type: "start"; readonly model: string; readonly takesPictures: boolean }
  /** The next piece of the reply. */
  | { readonly type: "delta"; readonly text: string }
  | SignOfLife
  /** What the reply cost, in tokens, as the vendor counted. */
  | { readonly type: "usage"; readonly inputTokens: number; readonly outputTokens: number }
  /** The message shows need: the deltas are a fixed reply, and no model was asked. */
  | { readonly type: "safety"; readonly kind: NeedKind }
  | { readonly type: "end"; readonly reason: StreamEndReason }
  | {
      readonly type: "error";
      readonly reason: LanguageModelErrorReason;
      /** For developers; may quote the vendor. */
      readonly message: string;
      readonly status?: number;
      /** How long to wait before the next attempt, in milliseconds. */
      readonly retryAfterMs?: number;
    };

/** The event as bytes of an event stream. */
export function encodeChatEvent({ type, ...data }: ChatEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
