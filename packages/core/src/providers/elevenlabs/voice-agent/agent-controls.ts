import type { VoiceControls, VoiceOutput } from "../../../contracts";
import { fitLiveText } from "../../../shared/live-text";
import { toVoiceAgentError } from "./agent-failure";
import type { ElevenLabsConversation } from "./elevenlabs-client.types";

export interface AgentLine {
  readonly isOver: () => boolean;
  readonly leave: () => void;
  /** A microphone that was given muted is heard; one that was lost is asked for anew. */
  readonly unmute: () => void;
  readonly setVolume: (volume: number) => void;
}

/** What may be done with a conversation under way. */
export function controlsOf(
  conversation: ElevenLabsConversation,
  { isOver, leave, unmute, setVolume }: AgentLine,
): VoiceControls {
  const whileLive = (act: () => void) => {
    if (!isOver()) act();
  };
  const isVoice = conversation.type === "voice";
  return {
    conversationId: conversation.getId(),
    sendText: (text) => whileLive(() => conversation.sendUserMessage(fitLiveText(text))),
    sendContext: (text) => whileLive(() => conversation.sendContextualUpdate(fitLiveText(text))),
    sendActivity: () => whileLive(() => conversation.sendUserActivity()),
    rate: (responseId, liked) => whileLive(() => conversation.sendFeedback(liked, responseId)),
    setVolume: (volume) => whileLive(() => setVolume(volume)),
    setMuted: (isMuted) =>
      whileLive(() => {
        if (!isVoice) return;
        conversation.setMicMuted(isMuted);
        if (!isMuted) unmute();
      }),
    ...(isVoice && canChooseOutput() && { outputs: findOutputs }),
    async setOutputDevice(deviceId) {
      if (isOver()) return;
      try {
        await conversation.changeOutputDevice?.({ outputDeviceId: deviceId });
      } catch (error) {
        throw toVoiceAgentError(error);
      }
    },
    inputLevel: () => (isOver() ? 0 : conversation.getInputVolume()),
    outputLevel: () => (isOver() ? 0 : conversation.getOutputVolume()),
    end: leave,
  };
}

/** Not every browser lets a page choose. */
function canChooseOutput(): boolean {
  return typeof HTMLMediaElement !== "undefined" && "setSinkId" in HTMLMediaElement.prototype;
}

async function findOutputs(): Promise<readonly VoiceOutput[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.flatMap(({ kind, deviceId, label }) =>
    kind === "audiooutput" && label !== "" ? { id: deviceId, name: label } : [],
  );
}
