import { VoiceAgentError, type VoiceAgentErrorReason, type VoiceAgentPass } from "../../../contracts";
import { outdatedClient } from "../../../shared/outdated-client";
import { isRecord } from "../../../shared/json";
import { callBackend, type BackendAnswer, type BackendOptions } from "../../backend/call-backend";

/** How the sound of a live conversation travels: in the messages of a websocket, or through a media room (WebRTC). */
export type ElevenLabsTransport = "websocket" | "webrtc";

/** The name and version that a client reports to the vendor, such as `js_sdk` and `1.25.0`. */
export interface ElevenLabsClientInfo {
  readonly name: string;
  readonly version: string;
}

interface PassRequest {
  readonly signal: AbortSignal;
  readonly textOnly?: boolean;
  /** Only for media rooms; over a websocket the client reports it itself. */
  readonly client?: ElevenLabsClientInfo | undefined;
}

const NEEDS_AUTHENTICATION =
  "Your agent has authentication enabled, but no signed URL or conversation token was provided.";
const byStatus: Readonly<Record<number, VoiceAgentErrorReason>> = {
  401: "notAuthorised",
  402: "quota",
  403: "auth",
  404: "noAgent",
  429: "quota",
};

/**
 * Requests a pass from our own server.
 *
 * @throws VoiceAgentError, or the signal's reason where it is aborted
 */
export async function fetchPass(
  characterId: string,
  transport: ElevenLabsTransport,
  options: BackendOptions,
  { signal, textOnly = false, client }: PassRequest,
): Promise<VoiceAgentPass> {
  let answer: BackendAnswer;
  try {
    answer = await callBackend(options, "/api/voice-agent/session", {
      method: "POST",
      body: {
        characterId,
        transport,
        ...(textOnly && { textOnly }),
        ...(client && { source: client.name, version: client.version }),
      },
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    throw refusal(
      isLate ? "timeout" : "network",
      characterId,
      transport,
      isLate ? "The archive did not answer in time." : "The archive cannot be reached.",
      error,
    );
  }
  if (answer.status !== 200) throw refused(answer, characterId, transport);
  return passOf(answer.body, options.baseURL) ?? lacks(characterId, transport);
}

function passOf(body: unknown, baseURL = ""): VoiceAgentPass | null {
  if (!isRecord(body)) return null;
  const { transport, path, conversationToken, livekitUrl } = body;
  if (transport === "websocket" && typeof path === "string")
    return { transport, signedUrl: socketAddress(`${baseURL}${path}`) };
  if (transport === "webrtc" && isText(conversationToken) && isText(livekitUrl))
    return { transport, conversationToken, roomUrl: livekitUrl };
  return null;
}

/** Not every browser accepts a path, or an `http` address, for a websocket. */
function socketAddress(address: string): string {
  const page = (globalThis as { location?: { readonly href: string } }).location?.href;
  return URL.canParse(address, page) ? new URL(address, page).href.replace(/^http/, "ws") : address;
}

function refused(
  { status, errorType, body }: BackendAnswer,
  characterId: string,
  transport: ElevenLabsTransport,
): VoiceAgentError {
  if (errorType === "session_required") return new VoiceAgentError("locked", "The archive is locked.");
  if (errorType === outdatedClient) return new VoiceAgentError("outdatedClient", "This page is out of date.");
  if (errorType === "not_found") return new VoiceAgentError("noAgent", "This character has no live agent.");
  // Other failures are temporary and are tried again: a server that starts, its store, the vendor.
  const reason = errorType === "not_configured" ? "auth" : (byStatus[status] ?? "unavailable");
  return refusal(
    reason,
    characterId,
    transport,
    status === 401 ? NEEDS_AUTHENTICATION : (messageOf(body) ?? `The archive answered with status ${String(status)}.`),
  );
}

function lacks(characterId: string, transport: ElevenLabsTransport): never {
  throw refusal(
    "invalid",
    characterId,
    transport,
    transport === "webrtc"
      ? "No conversation token received from API"
      : "The archive gave no address for a live conversation.",
  );
}

function refusal(
  reason: VoiceAgentErrorReason,
  characterId: string,
  transport: ElevenLabsTransport,
  why: string,
  cause?: unknown,
): VoiceAgentError {
  const message = transport === "webrtc" ? `Failed to fetch conversation token for agent ${characterId}: ${why}` : why;
  return new VoiceAgentError(reason, message, cause === undefined ? {} : { cause });
}

/** The message of our server, or of the vendor: its `detail` is a text, or has a `message`. */
function messageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const { error, detail } = body;
  if (isText(detail)) return detail;
  for (const part of [error, detail]) if (isRecord(part) && isText(part["message"])) return part["message"];
  return null;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
