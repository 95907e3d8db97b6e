import { VoiceAgentError, type VoiceAgentEnding, type VoiceAgentErrorReason } from "../contracts";

/**
 * Why the server closes the websocket of a live conversation. Server and client share this table, so that no sentence is
 * part of the protocol. Codes below 4000 mean what RFC 6455 says; those above are the server's own and follow HTTP.
 */
export const liveCloseCodes = {
  /** The visitor or the agent ended it. */
  ended: 1000,
  /** The server restarts. */
  goingAway: 1001,
  /** The client sent what the protocol does not allow; the vendor also uses it for everything it refuses. */
  policy: 1008,
  tooBig: 1009,
  /** The vendor failed. */
  upstream: 1011,
  /** The vendor has no capacity left. */
  busy: 1013,
  /** The session it began in has ended. */
  locked: 4401,
  /** The vendor refuses the server's key. */
  keyRefused: 4403,
  /** It did not begin in time. */
  startTimedOut: 4408,
  /** The same visitor began another one. */
  elsewhere: 4409,
  /** Neither side spoke for too long. */
  silence: 4410,
  /** It reached the maximum duration. */
  longest: 4413,
  /** The server no longer serves this release of the page. */
  outdatedClient: 4426,
  /** The budget is used up. */
  spent: 4429,
  /** The vendor's first message was not the one that begins a conversation. */
  invalidStart: 4502,
} as const;

type LiveCloseCode = (typeof liveCloseCodes)[keyof typeof liveCloseCodes];

const reasons: Partial<Record<LiveCloseCode, VoiceAgentErrorReason>> = {
  [liveCloseCodes.ended]: "unavailable",
  [liveCloseCodes.goingAway]: "unavailable",
  [liveCloseCodes.tooBig]: "refused",
  [liveCloseCodes.upstream]: "unavailable",
  [liveCloseCodes.busy]: "quota",
  [liveCloseCodes.locked]: "locked",
  [liveCloseCodes.keyRefused]: "auth",
  [liveCloseCodes.startTimedOut]: "timeout",
  [liveCloseCodes.elsewhere]: "elsewhere",
  [liveCloseCodes.silence]: "unavailable",
  [liveCloseCodes.longest]: "unavailable",
  [liveCloseCodes.outdatedClient]: "outdatedClient",
  [liveCloseCodes.spent]: "quota",
  [liveCloseCodes.invalidStart]: "invalid",
};

const causes: Partial<Record<LiveCloseCode, NonNullable<VoiceAgentEnding["because"]>>> = {
  [liveCloseCodes.silence]: "silence",
  [liveCloseCodes.longest]: "longest",
};

const known = <Value>(table: Partial<Record<LiveCloseCode, Value>>, closeCode: number | undefined) =>
  closeCode === undefined ? undefined : (table as Readonly<Record<number, Value | undefined>>)[closeCode];

/** Why a live conversation was closed with this code and reason; `null` where the connection broke. */
export function reasonOfClose(closeCode: number | undefined, words: string): VoiceAgentErrorReason | null {
  if (closeCode === liveCloseCodes.policy) return vendorPolicyOf(words) ?? "refused";
  return known(reasons, closeCode) ?? null;
}

/** Why the server ended a conversation that neither side ended. */
export function causeOfClose(closeCode: number | undefined): VoiceAgentEnding["because"] {
  return known(causes, closeCode);
}

/** The socket broke: no close frame came. */
export const BROKEN = 1006;
const SOCKET_ERROR = "The connection was closed due to a socket error.";
const SERVER_CLOSED = "The connection was closed by the server.";

/** The message of a close: its own reason, else a sentence for the code. */
export function wordsOfClose(closeCode: number | undefined, words: string): string {
  return words !== "" ? words : closeCode === BROKEN ? SOCKET_ERROR : SERVER_CLOSED;
}

// The vendor uses one code for everything it refuses, and one for every regular close; only the text of its reason
// distinguishes them. None of our own sentences is parsed here.

const vendorPolicies: readonly (readonly [RegExp, VoiceAgentErrorReason])[] = [
  [/quota|limit|concurren|credit/i, "quota"],
  [/authori[sz]|authenticat|signed url/i, "notAuthorised"],
  [/api key|forbidden/i, "auth"],
];

const vendorPolicyOf = (words: string) => vendorPolicies.find(([pattern]) => pattern.test(words))?.[1];

/** Whether the vendor refuses to let its agent be overridden. */
export function refusesOverride(error: unknown): boolean {
  return error instanceof VoiceAgentError && error.reason === "refused" && /\boverrid/i.test(error.message);
}

const vendorCauses: readonly (readonly [RegExp, NonNullable<VoiceAgentEnding["because"]>])[] = [
  [/silence|inactiv/i, "silence"],
  [/max\w*[ _]duration/i, "longest"],
];

/** Why the vendor closed a conversation regularly although neither side ended it. */
export function vendorCauseOf(words: string): VoiceAgentEnding["because"] {
  return vendorCauses.find(([pattern]) => pattern.test(words))?.[1];
}
