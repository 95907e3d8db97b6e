import { MINUTE, SECOND } from "../clock";

/**
 * How long a proxy waits: never less than the browser does, because whoever gives up first should be the one who can
 * say so to the visitor.
 */
export const deadlines = {
  /** Until a connection to a vendor stands. */
  connect: 10 * SECOND,
  /** Until sound begins, and from there until its first piece. */
  firstByte: 40 * SECOND,
  /** How much longer a reply's first word is waited for than the page does. */
  afterClient: 10 * SECOND,
  /** Until an answer in one piece begins: it is written whole before it does. */
  wholeAnswer: 2 * MINUTE,
  /** For an error, or a token, from its headers to its end: a few hundred bytes. */
  shortAnswer: 10 * SECOND,
  /** Between two pieces of a vendor's answer. */
  silence: 20 * SECOND,
  /** For a whole answer, as the vendors' own clients have it. */
  total: 10 * MINUTE,
  /** For a visitor who accepts nothing more. A paid answer waits for nobody longer. */
  visitor: 30 * SECOND,
  /** Between two signs of life on an event stream, so that nothing on the way takes it for dead. */
  signOfLife: 15 * SECOND,
} as const;
