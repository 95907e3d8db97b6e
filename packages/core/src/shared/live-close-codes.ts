import { VoiceAgentError, type VoiceAgentEnding, type VoiceAgentErrorReason } from "../contracts";

/** Why a live conversation's socket was closed: what RFC 6455 says below 4000, and what the archive's own server says above. */
const byCode: Readonly<Record<number, VoiceAgentErrorReason>> = {
  1000: "unavailable",
  1001: "unavailable",
  1009: "refused",
  1011: "unavailable",
  1013: "quota",
  4401: "locked",
  4403: "auth",
  4408: "timeout",
  4409: "elsewhere",
  4429: "quota",
};
/** The vendor closes with it for whatever it does not allow; only its words tell which. */
const POLICY = 1008;
const policies: readonly (readonly [RegExp, VoiceAgentErrorReason])[] = [
  [/quota|limit|concurren|credit/i, "quota"],
  [/authori[sz]|authenticat|signed url/i, "notAuthorised"],
  [/api key|forbidden/i, "auth"],
];

/** The socket broke; nobody said anything. */
export const BROKEN = 1006;
const SOCKET_ERROR = "The connection was closed due to a socket error.";
const SERVER_CLOSED = "The connection was closed by the server.";

/** What is said of a close: the words that came with it, else what the code tells. */
export function wordsOfClose(closeCode: number | undefined, words: string): string {
  return words !== "" ? words : closeCode === BROKEN ? SOCKET_ERROR : SERVER_CLOSED;
}

/** Why a live conversation was closed with this code and these words; `null` where the way to it broke. */
export function reasonOfClose(closeCode: number | undefined, words: string): VoiceAgentErrorReason | null {
  if (closeCode === POLICY) return policies.find(([known]) => known.test(words))?.[1] ?? "refused";
  if (closeCode === 1011 && /did not begin as promised/.test(words)) return "invalid";
  return byCode[closeCode ?? 0] ?? null;
}

/** Whether an agent did not begin because it lets nobody override how it was set up; the vendor says so in words only. */
export function refusesOverride(error: unknown): boolean {
  return error instanceof VoiceAgentError && error.reason === "refused" && /\boverrid/i.test(error.message);
}

/** A close in good order has one code for all; the archive's server and the vendor say in words where it only was time. */
const times: readonly (readonly [RegExp, NonNullable<VoiceAgentEnding["because"]>])[] = [
  [/nobody spoke|silence|inactiv/i, "silence"],
  [/\bat most\b|max\w*[ _]duration/i, "longest"],
];

/** Why a conversation that did not break was ended, where neither of the two wanted it. */
export function causeOfClose(words: string): VoiceAgentEnding["because"] {
  return times.find(([known]) => known.test(words))?.[1];
}
