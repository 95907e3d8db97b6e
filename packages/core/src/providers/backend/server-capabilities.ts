import type { SpeechSettings } from "../../contracts";
import { isRecord } from "../../shared/json";
import { callBackend, type BackendOptions } from "./call-backend";

/** The server's public configuration, without secrets. */
export interface ServerCapabilities {
  /** The names of the models that write replies, as the screen shows them; `null` while the server has none. */
  readonly languageModels: {
    readonly reply: string | null;
    /** In the Chat Room. */
    readonly room: string | null;
  };
  /** Whether the model of the chat takes pictures. */
  readonly takesPictures: boolean;
  /** The ids of the characters for whom a vendor speaks through the server. */
  readonly voices: readonly string[];
  /** The only speech model that the server accepts; `null` where there is none. */
  readonly speechModel: string | null;
  /** The voice settings of characters without their own, where the operator has set them. */
  readonly speechSettings: Partial<SpeechSettings>;
  /** The ids of the characters who have a live agent of a vendor's. */
  readonly agents: readonly string[];
  /** Whether live conversations are the default mode, which a visitor may change. */
  readonly liveAgents: boolean;
  /** How long a model may take until its first word or its next sign of life. */
  readonly replyFirstWordSeconds: number;
  /** The access code, only while it is the public default. */
  readonly accessCodeHint: string | null;
  /** The site's address as the operator set it; `null`: the address the page was opened at. */
  readonly publicUrl: string | null;
  /** After how many days the server deletes an exchange; left out where it does not say. */
  readonly retentionDays?: number;
  /** Where the server has the documentation, such as `/docs`; left out where it has none. */
  readonly docs?: string;
}

/**
 * Fetches the server's configuration.
 *
 * @returns `null` where no server answers, as when the site lies on a static host; then the built-in model speaks.
 */
export async function fetchServerConfig(
  options: BackendOptions & { readonly signal?: AbortSignal } = {},
): Promise<ServerCapabilities | null> {
  try {
    const { status, body } = await callBackend(
      options,
      "/api/config",
      options.signal === undefined ? {} : { signal: options.signal },
    );
    return status === 200 ? readCapabilities(body) : null;
  } catch {
    return null;
  }
}

const usualFirstWordSeconds = 30;

function readCapabilities(body: unknown): ServerCapabilities | null {
  if (!isRecord(body) || !isRecord(body["languageModels"])) return null;
  const { reply, room } = body["languageModels"];
  const replyFirstWordSeconds = body["replyFirstWordSeconds"];
  return {
    languageModels: { reply: textOrNull(reply), room: textOrNull(room) },
    takesPictures: body["takesPictures"] !== false,
    voices: body["speech"] === true && isRecord(body["voices"]) ? Object.keys(body["voices"]) : [],
    speechModel: textOrNull(body["speechModel"]),
    speechSettings: readSettings(body["speechSettings"]),
    agents: isRecord(body["agents"]) ? Object.keys(body["agents"]) : [],
    liveAgents: body["liveAgents"] === true,
    replyFirstWordSeconds:
      typeof replyFirstWordSeconds === "number" && replyFirstWordSeconds > 0
        ? replyFirstWordSeconds
        : usualFirstWordSeconds,
    accessCodeHint: textOrNull(body["accessCodeHint"]),
    publicUrl: textOrNull(body["publicUrl"]),
    ...(isDays(body["retentionDays"]) && { retentionDays: body["retentionDays"] }),
    // A path of the same server and nothing else.
    ...(/^\/\w+$/.test(String(body["docs"])) && { docs: String(body["docs"]) }),
  };
}

function readSettings(value: unknown): Partial<SpeechSettings> {
  if (!isRecord(value)) return {};
  const { stability, similarityBoost, style, useSpeakerBoost, speed } = value;
  const numbers = Object.entries({ stability, similarityBoost, style, speed }).filter(
    ([, setting]) => typeof setting === "number",
  );
  return { ...Object.fromEntries(numbers), ...(typeof useSpeakerBoost === "boolean" && { useSpeakerBoost }) };
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

const isDays = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;
