/** One question and its reply, as the memory service keeps it. */
export interface Exchange {
  /** Unique for this visitor; the service keeps an exchange once, however often it is sent, in its newest wording. */
  readonly exchangeId: string
  readonly characterId: string
  readonly userMessage: string
  readonly assistantMessage: string
  /** A Chat Room or voice session it belongs to. */
  readonly sessionId: string | null
  readonly hasImage: boolean
}

/** An exchange as the memory service returns it. */
export interface LoggedExchange extends Exchange {
  /** ISO 8601, when the service received it. */
  readonly createdAt: string
}

/**
 * What came of a call to the memory service. It never throws, so that its absence breaks nothing.
 * `offline` says the service was not reached or counts as disabled; `locked` that the visitor must unlock again;
 * `refused` that it will never take this, however often it is sent.
 */
export type LogResult<Value> =
  | { readonly success: true; readonly value: Value }
  | { readonly success: false; readonly error: string; readonly offline: boolean; readonly locked: boolean; readonly refused?: boolean }

/** The memory service: a record of every exchange outside the browser. */
export interface ConversationLog {
  /** Asks whether the service is there; the answer switches it on or off. */
  health(): Promise<LogResult<{ readonly store: string }>>
  /** Records an exchange. Until the service has acknowledged it, it waits in the outbox and is sent again later. */
  log(exchange: Exchange): Promise<LogResult<{ readonly exchangeId: string }>>
  /** The newest exchanges with a character, newest first. */
  list(characterId: string, options?: { readonly limit?: number }): Promise<LogResult<{ readonly conversations: readonly LoggedExchange[] }>>
  /** Deletes this visitor's exchanges with a character, waiting ones included. */
  clear(characterId: string): Promise<LogResult<{ readonly deleted: number }>>
  /**
   * Reports each time nothing waits any more, until the returned function is called: `taken` where the service has taken
   * everything, `refused` where it refused some of it, which nobody sends again.
   */
  onDelivered(report: (outcome: 'taken' | 'refused') => void): () => void
}
