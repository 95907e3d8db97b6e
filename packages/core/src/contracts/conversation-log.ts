/**
 * One question and its reply, as the memory service stores it. One whose texts are both empty was deleted by the visitor:
 * sent like any other, it reaches the service from the outbox too, replaces what it had, and is in no list.
 */
export interface Exchange {
  /** Unique for this visitor; the service stores an exchange once, however often it is sent, in its newest version. */
  readonly exchangeId: string;
  readonly characterId: string;
  readonly userMessage: string;
  readonly assistantMessage: string;
  /** A Chat Room or voice session it belongs to. */
  readonly sessionId: string | null;
  readonly hasImage: boolean;
}

/** An exchange as the memory service returns it. */
export interface LoggedExchange extends Exchange {
  /** ISO 8601, when the service received it. */
  readonly createdAt: string;
}

/**
 * The result of a call to the memory service. It never throws, so that its absence breaks nothing.
 * `offline`: the service was not reached or counts as disabled. `locked`: the access code is needed again. `refused`: the
 * service will never accept this, however often it is sent.
 */
export type LogResult<Value> =
  | { readonly success: true; readonly value: Value }
  | {
      readonly success: false;
      readonly error: string;
      readonly offline: boolean;
      readonly locked: boolean;
      readonly refused?: boolean;
    };

/** A page of the exchanges that the memory service stores. */
export interface LoggedPage {
  readonly conversations: readonly LoggedExchange[];
  /** The cursor for older exchanges, passed as `before` to {@link ConversationLog.list}; left out where there are none. */
  readonly next?: string;
}

/** The memory service: a record of every exchange outside the browser. */
export interface ConversationLog {
  /** After how many days the service deletes an exchange; left out where the service does not say. */
  readonly retentionDays?: number;
  /** Checks whether the service is available; the answer switches it on or off. */
  health(): Promise<LogResult<{ readonly store: string }>>;
  /** Records an exchange. Until the service has acknowledged it, it waits in the outbox and is sent again later. */
  log(exchange: Exchange): Promise<LogResult<{ readonly exchangeId: string }>>;
  /** The newest exchanges with a character, newest first; with `before`, the `next` of an earlier page, those older than that page. */
  list(
    characterId: string,
    options?: { readonly limit?: number; readonly before?: string },
  ): Promise<LogResult<LoggedPage>>;
  /** Deletes this visitor's exchanges with a character, waiting ones included. */
  clear(characterId: string): Promise<LogResult<{ readonly deleted: number }>>;
  /** Deletes this visitor's exchanges with every character, waiting ones included. */
  clearAll(): Promise<LogResult<{ readonly deleted: number }>>;
  /** Deletes everything the service stores about this visitor, waiting exchanges included, and ends their sessions: the access code is needed again. */
  forgetVisitor(): Promise<LogResult<{ readonly deleted: number }>>;
  /**
   * Reports each time the outbox becomes empty, until the returned function is called: `taken` if the service has
   * accepted everything, `refused` if it refused some of it, which is not sent again.
   */
  onDelivered(report: (outcome: "taken" | "refused") => void): () => void;
}
