import { VoiceAgentError, type VoiceAgent, type VoiceAgentEnding } from "../../../contracts";
import type { SessionOptions } from "../../../shared/session-options";
import type { BackendFetch } from "../../backend/call-backend";
import { givenUp, toVoiceAgentError } from "./agent-failure";
import { fetchPass, type ElevenLabsClientInfo, type ElevenLabsTransport } from "./agent-pass";
import { askToListen } from "./ask-to-listen";
import type { ElevenLabsClient } from "./elevenlabs-client.types";
import { requireMediaServer } from "./media-room";
import type { ElevenLabsResourceTracker } from "./resource-tracker";
import { openVendorSession } from "./vendor-session";

/** Internal events of a live conversation, for debugging. */
export type ElevenLabsAgentEvent =
  /** Each incoming or outgoing message, including sound. */
  | { readonly type: "incoming" | "outgoing" | "debug"; readonly event: unknown }
  | { readonly type: "status"; readonly status: string }
  /** The sound formats, such as `pcm_16000`. */
  | {
      readonly type: "metadata";
      readonly conversationId: string;
      readonly inputFormat: string;
      readonly outputFormat: string;
    }
  | { readonly type: "error"; readonly message: string; readonly context: unknown }
  | ({ readonly type: "ended" } & VoiceAgentEnding);

/** What {@link createElevenLabsVoiceAgent} needs: which characters have an agent, and the vendor's client. */
export interface ElevenLabsVoiceAgentOptions {
  /** The ids of the characters that have an agent; the server knows the agents. */
  readonly agents: readonly string[];
  /** Loads the vendor's client when the first conversation begins: `() => import('@elevenlabs/client')`. */
  readonly client: () => Promise<ElevenLabsClient>;
  /**
   * Returns the client's name and version, for the vendor's statistics of media rooms:
   * `async () => (await import('@elevenlabs/client/internal')).sourceInfo`.
   */
  readonly clientInfo?: () => Promise<ElevenLabsClientInfo>;
  /** The server's address, without a trailing slash. Left out, the page's origin. */
  readonly baseURL?: string;
  /** How the sound travels. Left out, `websocket`. */
  readonly transport?: ElevenLabsTransport;
  /** `none`: every conversation is text-only, and the microphone is never requested. Left out, `own`. */
  readonly microphone?: "own" | "none";
  /** Where the page serves the client's worklets itself, for a content security policy that allows no other scripts. */
  readonly workletPaths?: { readonly rawAudioProcessor: string; readonly audioConcatProcessor: string };
  /** Where the page serves the resampler itself, for browsers that record only at their own rate. */
  readonly libsampleratePath?: string;
  /** The length of the visitor's sound chunks, in milliseconds. No effect in a media room. */
  readonly inputChunkMs?: number;
  /** How long to wait for an iPhone to switch to a call, in milliseconds; for an Android phone it is three seconds. */
  readonly iosDelayMs?: number;
  /** Further fields for the language model behind the agent, as the vendor documents them. */
  readonly customLlmExtraBody?: Readonly<Record<string, unknown>>;
  /** Your id of the visitor, for the vendor's records. */
  readonly userId?: string;
  /** Whether the agent may use a tool that needs approval. Left out, such a call gets no answer. */
  readonly approveTool?: (call: {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
  }) => boolean | Promise<boolean>;
  /** Called with the internal events of each conversation. */
  readonly onEvent?: (event: ElevenLabsAgentEvent) => void;
  /**
   * Closes the resources of a cancelled attempt at once; to do so, it replaces globals of the page. Left out, the globals
   * stay unchanged: {@link createResourceTracker} describes which resources then stay open, and for how long.
   */
  readonly resourceTracker?: ElevenLabsResourceTracker;
  /** Instead of the global `fetch`. */
  readonly fetch?: BackendFetch;
  /** Receives the inspection events of each conversation; see {@link SessionOptions.inspect}. */
  readonly inspect?: SessionOptions["inspect"];
}

/** The vendor's live agents, whose client is loaded with the first conversation. */
export interface ElevenLabsVoiceAgent extends VoiceAgent {
  /**
   * Loads the client before the first conversation. It never fails: the first conversation tries again and reports errors.
   * On an iPhone the agent's first words are heard only if the client was loaded before the user gesture that starts it.
   */
  preload(): Promise<void>;
}

/**
 * The vendor's live agents, through the vendor's own client. Passes come from our own server, so that the page contains no
 * key and no agent id.
 *
 * @example
 * const agent = createElevenLabsVoiceAgent({ agents: ['tesla'], client: () => import('@elevenlabs/client') })
 */
export function createElevenLabsVoiceAgent(options: ElevenLabsVoiceAgentOptions): ElevenLabsVoiceAgent {
  const {
    agents,
    client,
    clientInfo,
    baseURL,
    transport = "websocket",
    fetch = (input: string, init?: RequestInit) => globalThis.fetch(input, init),
  } = options;
  const requireAgent = (characterId: string) => {
    if (!agents.includes(characterId)) throw new VoiceAgentError("noAgent", "This character has no live agent.");
  };
  return {
    name: "ElevenLabs Agents",
    kind: "remote",
    takesRatings: true,
    hasAgent: (characterId) => agents.includes(characterId),
    preload: () =>
      client().then(
        () => {},
        () => {},
      ),
    askToListen: async ({ signal }) => (options.microphone === "none" ? undefined : askToListen(signal)),
    async authorise(characterId, authoriseOptions) {
      requireAgent(characterId);
      const info = transport === "webrtc" ? await clientInfo?.().catch(() => undefined) : undefined;
      authoriseOptions.signal.throwIfAborted();
      return fetchPass(
        characterId,
        transport,
        { fetch, ...(baseURL !== undefined && { baseURL }) },
        { ...authoriseOptions, client: info },
      );
    },
    async connect(request, connectOptions) {
      requireAgent(request.characterId);
      const { pass } = request;
      const { signal } = connectOptions;
      if (pass.transport === "local") throw new VoiceAgentError("unsupported", "The vendor wants a pass.");
      try {
        if (signal.aborted) throw givenUp();
        if (pass.transport === "webrtc")
          await requireMediaServer(pass.roomUrl, pass.conversationToken, { fetch, signal });
        const loaded = await client().catch((error: unknown) => {
          throw new VoiceAgentError("network", "The client for live conversations could not be loaded.", {
            cause: error,
          });
        });
        if (signal.aborted) throw givenUp();
        return await openVendorSession(loaded, options, { ...request, pass }, connectOptions);
      } catch (error) {
        throw signal.aborted ? givenUp() : toVoiceAgentError(error);
      }
    },
  };
}
