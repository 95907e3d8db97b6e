import { VoiceAgentError, type ConnectionProbe } from "../../contracts";

/** What {@link createOwnConnectionProbe} takes; everything has a default. */
export interface OwnConnectionProbeOptions {
  /** The server's address, without a trailing slash. Left out, the page's origin. */
  readonly baseURL?: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: (input: string, init?: RequestInit) => Promise<Response>;
}

/** For agents that run in the page: they need a microphone and the server, but no connection of their own and no media room. */
export function createOwnConnectionProbe({
  baseURL = "",
  fetch = (input, init) => globalThis.fetch(input, init),
}: OwnConnectionProbeOptions = {}): ConnectionProbe {
  return {
    async check(step, { signal }) {
      if (step === "microphone") await listenOnce();
      else if (step === "server") await askServer(`${baseURL}/api/health`, fetch, signal);
      else return "notNeeded";
      return "passed";
    },
  };
}

async function listenOnce(): Promise<void> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new VoiceAgentError("unsupported", "This page has no microphone.");
  try {
    for (const track of (await devices.getUserMedia({ audio: true })).getTracks()) track.stop();
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
    throw new VoiceAgentError(name === "NotAllowedError" ? "notAllowed" : "noMicrophone", message, { cause: error });
  }
}

async function askServer(
  address: string,
  fetch: NonNullable<OwnConnectionProbeOptions["fetch"]>,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(address, { signal }).catch((error: unknown) => {
    throw new VoiceAgentError("network", "The archive cannot be reached.", { cause: error });
  });
  if (!answer.ok) throw new VoiceAgentError("network", `The archive answered with status ${String(answer.status)}.`);
}
