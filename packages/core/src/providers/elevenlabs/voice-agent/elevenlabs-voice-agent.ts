import { VoiceAgentError, type VoiceAgent, type VoiceAgentEnding } from "../../../contracts";
import type { BackendFetch } from "../../backend/call-backend";
import { givenUp, toVoiceAgentError } from "./agent-failure";
import { fetchPass, type ElevenLabsClientInfo, type ElevenLabsTransport } from "./agent-pass";
import { askToListen } from "./ask-to-listen";
import type { ElevenLabsClient } from "./elevenlabs-client.types";
import { requireMediaServer } from "./media-room";
import type { ElevenLabsResourceTracker } from "./resource-tracker";
import { openVendorSession } from "./vendor-session";

/** What happens behind a live conversation, for debugging. */
export type ElevenLabsAgentEvent =
  /** Every message, as it came or went. Sound is among them. */
  | { readonly type: "incoming" | "outgoing" | "debug"; readonly event: unknown }
  | { readonly type: "status"; readonly status: string }
  /** How it sounds, such as `pcm_16000`. */
  | {
      readonly type: "metadata";
      readonly conversationId: string;
      readonly inputFormat: string;
      readonly outputFormat: string;
    }
  | { readonly type: "error"; readonly message: string; readonly context: unknown }
  | ({ readonly type: "ended" } & VoiceAgentEnding);

export interface ElevenLabsVoiceAgentOptions {
  /** The ids of the characters who have an agent; the server knows which. */
  readonly agents: readonly string[];
  /** Loads the vendor's client when the first conversation begins: `() => import('@elevenlabs/client')`. */
  readonly client: () => Promise<ElevenLabsClient>;
  /**
   * Says who the client is, for the vendor's statistics of media rooms:
   * `async () => (await import('@elevenlabs/client/internal')).sourceInfo`.
   */
  readonly clientInfo?: () => Promise<ElevenLabsClientInfo>;
  /** Where the server is, without a trailing slash; the page's own origin when left out. */
  readonly baseURL?: string;
  readonly transport?: ElevenLabsTransport;
  /** `none`: every conversation is written, and the page is never asked for its microphone. */
  readonly microphone?: "own" | "none";
  /** Where the page serves the client's worklets itself, because its rules let it run no script from elsewhere. */
  readonly workletPaths?: { readonly rawAudioProcessor: string; readonly audioConcatProcessor: string };
  /** Where the page serves the resampler itself, for browsers that record at no rate but their own. */
  readonly libsampleratePath?: string;
  /** How long a sound chunk of the visitor is, in milliseconds. Over a media room it has no meaning. */
  readonly inputChunkMs?: number;
  /** How long an iPhone takes to change over to a call, in milliseconds; an Android phone takes three seconds. */
  readonly iosDelayMs?: number;
  /** Further fields for the language model behind the agent, as the vendor documents them. */
  readonly customLlmExtraBody?: Readonly<Record<string, unknown>>;
  readonly userId?: string;
  /** Whether the agent may use a tool that needs approval. Left out, such a call gets no answer. */
  readonly approveTool?: (call: {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
  }) => boolean | Promise<boolean>;
  readonly onEvent?: (event: ElevenLabsAgentEvent) => void;
  /**
   * Closes at once what the client leaves open where an attempt is given up; it replaces globals of the page to do so.
   * Left out, the page is left alone: {@link createResourceTracker} says what may then stay open, and for how long.
   */
  readonly resourceTracker?: ElevenLabsResourceTracker;
  readonly fetch?: BackendFetch;
}

/** The vendor's live agents, whose client is loaded with the first conversation. */
export interface ElevenLabsVoiceAgent extends VoiceAgent {
  /**
   * Loads the client ahead of the first conversation. It never fails; the first conversation tries again and tells. On an
   * iPhone the agent's first words are heard only where the client was there before the press that began them.
   */
  preload(): Promise<void>;
}

/**
 * The vendor's live agents, by its own client. Passes come from our own server, so that no key and no agent's id is in
 * the page.
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
    async authorise(characterId, asked) {
      requireAgent(characterId);
      const info = transport === "webrtc" ? await clientInfo?.().catch(() => undefined) : undefined;
      asked.signal.throwIfAborted();
      return fetchPass(
        characterId,
        transport,
        { fetch, ...(baseURL !== undefined && { baseUrl: baseURL }) },
        { ...asked, client: info },
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
