/**
 * The text of a reply while it grows. It is a store of its own, so that a piece costs an append and wakes nobody but
 * whoever shows or speaks it.
 */
export interface ReplyDraft {
  readonly text: string
  /** The name of the language model that writes it; a vendor's is certain only when text arrives. */
  readonly writer: string | null
  sign(writer: string): void
  append(piece: string): void
  /** Calls back after each piece, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export function createReplyDraft(): ReplyDraft {
  const listeners = new Set<() => void>()
  let text = ''
  let writer: string | null = null
  return {
    get text() {
      return text
    },
    get writer() {
      return writer
    },
    sign(name) {
      writer = name
    },
    append(piece) {
      text += piece
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
