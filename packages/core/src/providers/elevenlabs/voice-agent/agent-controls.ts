import type { ActorRefFrom } from "xstate";
import type { VoiceControls, VoiceOutput } from "../../../contracts";
import { toVoiceAgentError } from "./agent-failure";
import type { ElevenLabsConversation } from "./elevenlabs-client.types";
import type { vendorSessionMachine } from "./vendor-session.machine";
import type { VendorCommand } from "./vendor-session.setup";

/** The controls of a running conversation. After its end they have no effect. */
export function controlsOf(
  session: ActorRefFrom<typeof vendorSessionMachine>,
  conversation: ElevenLabsConversation,
  leave: () => void,
): VoiceControls {
  const isLive = () => session.getSnapshot().status === "active";
  const command = (wanted: VendorCommand) => {
    if (isLive()) session.send(wanted);
  };
  return {
    conversationId: conversation.getId(),
    sendText: (text) => command({ type: "text.send", text }),
    sendContext: (text) => command({ type: "context.send", text }),
    sendActivity: () => command({ type: "activity.send" }),
    rate: (responseId, liked) => command({ type: "rating.send", responseId, liked }),
    setVolume: (volume) => command({ type: "volume.set", volume }),
    setMuted: (isMuted) => command({ type: "mute.set", isMuted }),
    ...(conversation.type === "voice" && canChooseOutput() && { outputs: findOutputs }),
    async setOutputDevice(deviceId) {
      if (!isLive()) return;
      try {
        await conversation.changeOutputDevice?.({ outputDeviceId: deviceId });
      } catch (error) {
        throw toVoiceAgentError(error);
      }
    },
    inputLevel: () => (isLive() ? conversation.getInputVolume() : 0),
    outputLevel: () => (isLive() ? conversation.getOutputVolume() : 0),
    end: leave,
  };
}

/** Not every browser lets a page choose the output device. */
function canChooseOutput(): boolean {
  return typeof HTMLMediaElement !== "undefined" && "setSinkId" in HTMLMediaElement.prototype;
}

async function findOutputs(): Promise<readonly VoiceOutput[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.flatMap(({ kind, deviceId, label }) =>
    kind === "audiooutput" && label !== "" ? { id: deviceId, name: label } : [],
  );
}
