import { MINUTE, SECOND } from "../clock";

/**
 * How long a proxy waits: never less than the browser, which can explain a time-out to the visitor.
 */
export const deadlines = {
  /** To connect to a vendor. */
  connect: 10 * SECOND,
  /** Until sound begins, and from there to its first chunk. */
  firstByte: 40 * SECOND,
  /** How much longer than the client the server waits for a reply's first word. */
  afterClient: 10 * SECOND,
  /** Until a response without streaming begins: the vendor writes all of it first. */
  wholeAnswer: 2 * MINUTE,
  /** For an error, or a token, from its headers to its end: a few hundred bytes. */
  shortAnswer: 10 * SECOND,
  /** Between two chunks of a vendor's response. */
  silence: 20 * SECOND,
  /** For a whole response, as in the vendors' own clients. */
  total: 10 * MINUTE,
  /** For a client that reads nothing more. */
  visitor: 30 * SECOND,
  /** Between two comments on an event stream, so that no proxy takes it for dead. */
  keepAlive: 15 * SECOND,
} as const;
