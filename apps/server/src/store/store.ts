import type { Exchange, LoggedExchange } from "@archive-of-minds/core";
import { HOUR } from "../clock";
import type { Ledger } from "./ledger";

/**
 * The exchanges of all visitors. Every call names the visitor, and reaches only their own.
 * Texts may hold any string, NUL included; ids are printable ASCII, which the routes check.
 */
export interface ConversationStore {
  /**
   * Stores an exchange once per visitor and exchange id. Of two versions the one with the later `writtenAt` (milliseconds
   * since 1970, by the visitor's clock) wins; of two with the same time, the last one. A time in the future comes from a
   * wrong clock and loses against any other. An exchange keeps its place in the order and its character. A version with
   * two empty texts deletes it: its row stays, without a text and in no list, so that an older version that arrives later
   * does not bring it back.
   *
   * @returns whether it, or a later version, is stored; `false` if the id belongs to an exchange with another character.
   */
  log(visitorId: string, exchange: Exchange, at: number, writtenAt?: number): Promise<boolean>;
  /**
   * How many of the visitor's newest exchanges with a character, at most `limit`, reach `enoughBytes`, and how many bytes
   * they have. The first one counts however long it is.
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
   * @param before the id of an exchange: only older ones. An unknown id gives none.
   */
  list(visitorId: string, characterId: string, limit: number, before?: string): Promise<readonly LoggedExchange[]>;
  /** Deletes the visitor's exchanges with one character or all, and returns their number. */
  clear(visitorId: string, characterId?: string): Promise<number>;
}

interface Measured {
  readonly exchanges: number;
  /** The length of their texts as JSON. */
  readonly bytes: number;
}

export interface Session {
  readonly visitorId: string;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Sessions, identified by a hash, so that a reader of the database cannot use one. */
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
  /** The times of wrong codes from an address since then, oldest first. */
  since(addressHash: string, since: number): Promise<readonly number[]>;
  /** Adds one unless there are `limit` since then; returns whether it did. Atomic. */
  addBelow(limit: number, addressHash: string, at: number, since: number): Promise<boolean>;
  /** Deletes those up to this time. */
  forget(until: number): Promise<void>;
}

/**
 * The visitor's current live conversation, across every process that shares the database. The newest one holds the place;
 * an older one checks regularly whether it still does.
 */
export interface LiveConversationStore {
  /** Gives the place to this conversation. */
  claim(visitorId: string, conversationId: string, at: number): Promise<void>;
  /** The conversation that holds the place, or `null`. */
  holder(visitorId: string): Promise<string | null>;
  /** Frees the place if this conversation still holds it. */
  release(visitorId: string, conversationId: string): Promise<void>;
}

/** What to delete: everything before these times, and expired rows of the ledger. */
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
  /** Whether the database accepts writes. */
  isWorking(): Promise<boolean>;
  /**
   * Deletes what has expired. Rows dated in the future come from a wrong clock: exchanges get the current time, all others
   * are deleted.
   */
  forget(what: Forgetting): Promise<void>;
  /**
   * Deletes what is stored of a visitor besides exchanges and sessions: the place of a live conversation and the visitor's
   * budget. What counts for their address and the site stays.
   */
  forgetVisitor(visitorId: string): Promise<void>;
  /** Closes once all earlier calls are done; later calls fail. */
  close(): Promise<void>;
}

/** A time further ahead than this, in milliseconds, comes from a wrong clock. */
export const clockTolerance = HOUR;

/** How long a statement waits for others before it fails, in milliseconds. */
export const statementTimeout = 5_000;

/** The database failed. The cause is the engine's error, which may quote a visitor's text. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: string | null;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    const code = (cause as { code?: unknown } | null)?.code;
    this.code = typeof code === "string" ? code : null;
  }
}
