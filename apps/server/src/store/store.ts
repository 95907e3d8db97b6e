import type { Exchange, LoggedExchange } from "@archive-of-minds/core";
import { HOUR } from "../clock";
import type { Ledger } from "./ledger";

/**
 * The exchanges of all visitors. Every call names the visitor: nobody is shown another's.
 * Texts may hold anything a string can, NUL included; ids are printable ASCII, which the routes see to.
 */
export interface ConversationStore {
  /**
   * Keeps an exchange once per visitor and exchange id, as it was written last: of two wordings the one with the later
   * `writtenAt` (milliseconds since 1970, by the visitor's clock) stands, and of two of one time the one that came last.
   * One from the future, by a clock that was wrong, gives way to any that is not.
   * It stays where it first stood, and a character's exchange never becomes another's.
   *
   * @returns whether it, or a later wording of it, is kept; not where the id is that of an exchange with another character.
   */
  log(visitorId: string, exchange: Exchange, at: number, writtenAt?: number): Promise<boolean>;
  /**
   * How many of the visitor's newest exchanges with a character, of `limit` at most, it takes to reach so many bytes, and
   * how many bytes those are. One there is counts however long it is.
   */
  measure(
    visitorId: string,
    characterId: string,
    limit: number,
    enoughBytes: number,
    before?: string,
  ): Promise<Measured>;
  /**
   * The visitor's newest exchanges with a character, newest first.
   *
   * @param before the id of an exchange: only what is older than it. There is nothing older than one that is not known.
   */
  list(visitorId: string, characterId: string, limit: number, before?: string): Promise<readonly LoggedExchange[]>;
  /** Deletes the visitor's exchanges with a character, or with all of them, and says how many there were. */
  clear(visitorId: string, characterId?: string): Promise<number>;
}

interface Measured {
  readonly exchanges: number;
  /** Of their texts as JSON. */
  readonly bytes: number;
}

export interface Session {
  readonly visitorId: string;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Who has unlocked the archive. Known by a hash: whoever reads the database cannot become a visitor. */
export interface SessionStore {
  create(tokenHash: string, visitorId: string, at: number): Promise<void>;
  find(tokenHash: string): Promise<Session | null>;
  touch(tokenHash: string, at: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** Ends all sessions of a visitor. @returns their hashes. */
  endAll(visitorId: string): Promise<readonly string[]>;
}

/** Wrong access codes, counted across every process that shares the database. */
export interface WrongCodeStore {
  /** The times of the wrong codes from an address since then, oldest first. */
  since(addressHash: string, since: number): Promise<readonly number[]>;
  /** Counts one more, unless there were `limit` since then already; says whether it did. One atomic step. */
  addBelow(limit: number, addressHash: string, at: number, since: number): Promise<boolean>;
  /** Forgets those of that time and before. */
  forget(until: number): Promise<void>;
}

/**
 * Which conversation with an agent is a visitor's live one, across every process that shares the database. The newest
 * holds the place; whichever had it before has to look now and then whether it still does.
 */
export interface LiveConversationStore {
  /** From now on the place is this conversation's. */
  claim(visitorId: string, conversationId: string, at: number): Promise<void>;
  /** Whose the place is, or `null`. */
  holder(visitorId: string): Promise<string | null>;
  /** Leaves the place, unless it has become another's. */
  release(visitorId: string, conversationId: string): Promise<void>;
}

/** What may be forgotten: everything from before these times, and what in the ledger is over. */
interface Forgetting {
  readonly now: number;
  readonly exchanges: number;
  readonly sessionsCreated: number;
  readonly sessionsUsed: number;
  readonly wrongCodes: number;
  readonly liveConversations: number;
}

export interface Store {
  readonly conversations: ConversationStore;
  readonly sessions: SessionStore;
  readonly wrongCodes: WrongCodeStore;
  readonly liveConversations: LiveConversationStore;
  readonly ledger: Ledger;
  /** Whether the database takes what is written. */
  isWorking(): Promise<boolean>;
  /**
   * Forgets what is over. What is dated in the future, by a clock that was wrong, does not stay for that:
   * exchanges are dated anew, all else goes.
   */
  forget(what: Forgetting): Promise<void>;
  /**
   * Deletes what is left of a visitor beside exchanges and sessions: places of live conversations, and what was spent in
   * their name; what counts for their address and for the site stays.
   */
  forgetVisitor(visitorId: string): Promise<void>;
  /** Ends the connections once what was asked before has been done; whatever is asked afterwards fails. */
  close(): Promise<void>;
}

/** A time further ahead than this, in milliseconds, was written while a clock was wrong. */
export const clockTolerance = HOUR;

/** How long a statement waits for others before it has failed, in milliseconds. */
export const statementTimeout = 5_000;

/** The database failed; the cause holds its own words, which may quote what a visitor wrote. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: string | null;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    const code = (cause as { code?: unknown } | null)?.code;
    this.code = typeof code === "string" ? code : null;
  }
}
