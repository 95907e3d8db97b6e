import type { VoiceAgentPass, VoiceAgentRequest, VoiceAgentTool } from "../../../contracts";
import { longestLiveText } from "../../../shared/live-text";
import type { ElevenLabsSessionOptions } from "./elevenlabs-client.types";
import type { ElevenLabsVoiceAgentOptions } from "./elevenlabs-voice-agent";

/** A pass for the vendor's agent. */
export type RemotePass = Exclude<VoiceAgentPass, { transport: "local" }>;

export type RemoteRequest = VoiceAgentRequest & { readonly pass: RemotePass };

/** For sound in messages. */
const INPUT_CHUNK_MS = 250;
/** An Android phone needs this time to switch from music to a call. */
const ANDROID_DELAY_MS = 3_000;

/** The options of the client's session; each option that it offers is set here. */
export function clientSessionOptions(
  options: ElevenLabsVoiceAgentOptions,
  { pass, textOnly, overrides, dynamicVariables, tools }: RemoteRequest,
): ElevenLabsSessionOptions {
  const {
    microphone,
    workletPaths,
    libsampleratePath,
    inputChunkMs = INPUT_CHUNK_MS,
    iosDelayMs,
    customLlmExtraBody,
    userId,
    approveTool,
  } = options;
  const { prompt, firstMessage, language, voiceId } = overrides ?? {};
  return {
    ...(pass.transport === "websocket"
      ? { connectionType: "websocket", signedUrl: pass.signedUrl }
      : { connectionType: "webrtc", conversationToken: pass.conversationToken, livekitUrl: pass.roomUrl }),
    textOnly: textOnly === true || microphone === "none",
    overrides: {
      agent: {
        ...(prompt !== undefined && { prompt: { prompt } }),
        ...(firstMessage !== undefined && { firstMessage }),
        ...(language !== undefined && { language: language as "en" }),
      },
      tts: { ...(voiceId !== undefined && { voiceId }) },
    },
    ...(dynamicVariables && { dynamicVariables: { ...dynamicVariables } }),
    clientTools: Object.fromEntries(Object.entries(tools ?? {}).map(([name, tool]) => [name, asTextTool(tool)])),
    ...(customLlmExtraBody && { customLlmExtraBody }),
    ...(userId !== undefined && { userId }),
    inputChunkDurationMs: inputChunkMs,
    connectionDelay: { default: 0, android: ANDROID_DELAY_MS, ...(iosDelayMs !== undefined && { ios: iosDelayMs }) },
    // The `voiceAgent` chart keeps the screen awake.
    useWakeLock: false,
    ...(workletPaths && { workletPaths }),
    ...(libsampleratePath !== undefined && { libsampleratePath }),
    ...(approveTool && {
      onMCPToolApprovalRequest: ({ tool_name: name, parameters }) => approveTool({ name, parameters }),
    }),
  };
}

/** The vendor accepts only text as a tool's result. */
function asTextTool(tool: VoiceAgentTool): (parameters: Record<string, unknown>) => Promise<string> {
  return async (parameters) => {
    const result = await tool(parameters);
    const text = typeof result === "string" ? result : ((JSON.stringify(result) as string | undefined) ?? "Done.");
    return text.slice(0, longestLiveText);
  };
}
