import type { ElevenLabsAgentEvent } from "./elevenlabs-voice-agent";
import { fitLiveText } from "../../../shared/live-text";
import { createAgentVolume, type AgentVolume } from "./agent-volume";
import { internalsOf, detachAudioElement } from "./client-internals";
import type { ElevenLabsConnection, ElevenLabsConversation } from "./elevenlabs-client.types";
import { watchRoom } from "./media-room";
import { stopMicrophone, watchMicrophone } from "./client-microphone";
import type { RemoteRequest } from "./client-session-options";
import type { TrackedMicrophones } from "./tracked-microphones";
import type { RunConversationEvent, VendorFact } from "./vendor-session.setup";

export interface ClientConversationOptions {
  readonly request: RemoteRequest;
  readonly microphones: TrackedMicrophones | undefined;
  readonly notify: (fact: VendorFact) => void;
  readonly onEvent: (event: ElevenLabsAgentEvent) => void;
  /** Aborted when the conversation is left. */
  readonly left: AbortSignal;
}

/** A conversation that the vendor's client has created. */
export interface ClientConversation {
  readonly agentVolume: AgentVolume;
  execute(command: RunConversationEvent): void;
}

/** Observes a conversation, and sets its microphone and volume. */
export function attachConversation(
  created: ElevenLabsConversation,
  { request, microphones, notify, onEvent, left }: ClientConversationOptions,
): ClientConversation {
  const isByWebsocket = request.pass.transport === "websocket";
  const onLost = () => notify({ type: "microphone.lost" });
  const renewMicrophone = async () => {
    if (!isByWebsocket) {
      // The room's client opens another device when it is unmuted.
      created.setMicMuted(true);
      return created.setMicMuted(false);
    }
    await created.changeInputDevice?.({}).then(() => watchMicrophone(created, onLost), onLost);
    // The microphone may be granted after the end.
    if (left.aborted) stopMicrophone(created);
  };

  if (created.type === "voice" && request.isMuted?.()) created.setMicMuted(true);
  else microphones?.unmute();
  watchMicrophone(created, onLost);
  const agentVolume = createAgentVolume({
    soundInMessages: isByWebsocket,
    setVolume: (volume) => created.type === "voice" && created.setVolume({ volume }),
  });
  left.addEventListener("abort", agentVolume.stop, { once: true });
  const { connection } = internalsOf(created);
  const room = connection?.getRoom?.();
  if (room)
    watchRoom(room, {
      wavering: (isWavering) => notify({ type: "conversation.reported", report: { type: "wavering", isWavering } }),
      mode: (mode) => notify({ type: "mode.changed", mode }),
      voice: () => notify({ type: "visitor.sounded" }),
    });
  if (connection)
    onEvent({
      type: "metadata",
      conversationId: created.getId(),
      inputFormat: formatName(connection.inputFormat),
      outputFormat: formatName(connection.outputFormat),
    });
  return {
    agentVolume,
    execute(command) {
      switch (command.type) {
        case "text.send":
          return created.sendUserMessage(fitLiveText(command.text));
        case "context.send":
          return created.sendContextualUpdate(fitLiveText(command.text));
        case "activity.send":
          return created.sendUserActivity();
        case "rating.send":
          return created.sendFeedback(command.liked, command.responseId);
        case "volume.set":
          return agentVolume.setVolume(command.volume);
        case "mute.set":
          if (created.type !== "voice") return;
          created.setMicMuted(command.isMuted);
          if (!command.isMuted) microphones?.unmute();
          return;
        case "microphone.renew":
          return void renewMicrophone();
      }
    },
  };
}

/** Ends a conversation. In a media room the client does not wait until the room has disconnected. */
export async function endConversation(created: ElevenLabsConversation): Promise<void> {
  detachAudioElement(created);
  const room = internalsOf(created).connection?.getRoom?.();
  await created.endSession().catch(() => {});
  await room?.disconnect().catch(() => {});
}

const formatName = ({ format, sampleRate }: ElevenLabsConnection["inputFormat"]) => `${format}_${String(sampleRate)}`;
