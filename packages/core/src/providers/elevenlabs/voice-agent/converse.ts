import type {
  ConnectOptions,
  VoiceAgentError,
  VoiceAgentMode,
  VoiceAgentReport,
  VoiceControls,
} from "../../../contracts";
import { controlsOf } from "./agent-controls";
import { givenUp } from "./agent-failure";
import { endingOf, reportOf } from "./agent-reports";
import { createAgentWork } from "./agent-work";
import { createAudible, type Audible } from "./audible";
import type { ElevenLabsClient, ElevenLabsConnection, ElevenLabsConversation } from "./elevenlabs-client.types";
import type { ElevenLabsVoiceAgentOptions } from "./elevenlabs-voice-agent";
import { internalsOf, unplug } from "./client-internals";
import { watchMicrophone } from "./own-microphone";
import { watchRoom } from "./media-room";
import { retell } from "./retell";
import { sessionOptions, type RemoteRequest } from "./session-options";

/** What the client says where the room gets no device to listen with. */
const NO_INPUT = "Failed to set input muted state";
/** Sound comes many times a second, as word of the visitor’s voice does; so often is enough to say so. */
const SIGN_OF_LIFE_MS = 1_000;

/**
 * Begins a conversation with the vendor's client, and makes of it what the contract asks for: it can be given up at any
 * time, and says nothing before its caller holds it, nor after its end.
 *
 * @throws whatever the client throws
 */
export async function converse(
  client: ElevenLabsClient,
  options: ElevenLabsVoiceAgentOptions,
  request: RemoteRequest,
  { signal, report }: ConnectOptions,
): Promise<VoiceControls> {
  const { pass } = request;
  const { onEvent = () => {}, resourceTracker } = options;
  let conversation: ElevenLabsConversation | null = null;
  let audible: Audible | null = null;
  let invalidStart: VoiceAgentError | null = null;
  let isOver = false;
  /** The connection to a media room, once it is heard: the client forgets to hush it where the room is closed. */
  let heard: ElevenLabsConnection | null = null;
  /** What is said before the caller holds the conversation. */
  let early: VoiceAgentReport[] | null = [];

  const tell = (said: VoiceAgentReport) => {
    if (isOver) return;
    if (early) return void early.push(said);
    if (said.type === "ended") finish();
    report(said);
  };
  let toldMode: VoiceAgentMode | null = null;
  const notifyMode = (mode: VoiceAgentMode) => {
    if (mode === toldMode) return;
    toldMode = mode;
    tell({ type: "mode", mode });
  };
  /** Whoever sends sound is there, though it may be long until the next sign of life. */
  const notifyAlive = seldom(() => tell({ type: "ping" }));
  const forwardToVoice = seldom(() => tell({ type: "voice" }));
  const work = createAgentWork((state) => tell({ type: "work", work: state }));
  const finish = () => {
    isOver = true;
    if (conversation) unplug(conversation);
    audible?.stop();
    heard?.audioAdapter?.cleanup();
    signal.removeEventListener("abort", abandon);
  };
  const leave = () => {
    if (isOver) return;
    finish();
    if (conversation) return void endOf(conversation);
    sockets?.closeAll();
    microphones?.stopAll();
  };
  /** The client says goodbye as it should, and in a media room does not wait until it has; whatever it could not close is closed then. */
  const endOf = async (left: ElevenLabsConversation) => {
    unplug(left);
    const room = internalsOf(left).connection?.getRoom?.();
    await left.endSession().catch(() => {});
    await room?.disconnect().catch(() => {});
    sockets?.closeAll();
  };
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => (giveUp = () => reject(givenUp())));
  const abandon = () => {
    leave();
    giveUp();
  };
  signal.addEventListener("abort", abandon);
  const sockets = resourceTracker?.trackSockets(pass, (error) => (invalidStart = error));

  const isWritten = request.textOnly === true || options.microphone === "none";
  let isDeaf = false;
  const onLost = () => {
    if (isDeaf) return;
    isDeaf = true;
    tell({ type: "problem", message: "The microphone gives no more sound.", problem: "noMicrophone" });
  };
  const microphones = isWritten ? undefined : resourceTracker?.trackMicrophones();
  /** The client goes on with a device that is gone. */
  const listenAnew = async (to: ElevenLabsConversation) => {
    isDeaf = false;
    if (pass.transport === "webrtc") {
      // The room's client asks for another device where it is unmuted.
      to.setMicMuted(true);
      return to.setMicMuted(false);
    }
    await to.changeInputDevice?.({}).then(() => watchMicrophone(to, onLost), onLost);
    // It may have been given after the end.
    if (isOver) for (const track of internalsOf(to).input?.inputStream?.getTracks() ?? []) track.stop();
  };

  const opening = client.Conversation.startSession({
    ...sessionOptions(options, { ...request, pass: sockets?.pass ?? pass }),
    onConversationCreated(created) {
      conversation = created;
      microphones?.release();
      if (isOver) return void endOf(created);
      if (created.type === "voice" && request.isMuted?.()) created.setMicMuted(true);
      else microphones?.unmute();
      watchMicrophone(created, onLost);
      const { connection } = internalsOf(created);
      audible = createAudible({
        soundInMessages: pass.transport === "websocket",
        setVolume: (volume) => created.type === "voice" && created.setVolume({ volume }),
      });
      const room = connection?.getRoom?.();
      if (room)
        watchRoom(room, {
          wavering: (isWavering) => tell({ type: "wavering", isWavering }),
          mode: notifyMode,
          voice: forwardToVoice,
        });
      if (connection)
        onEvent({
          type: "metadata",
          conversationId: created.getId(),
          inputFormat: formatName(connection.inputFormat),
          outputFormat: formatName(connection.outputFormat),
        });
    },
    onIncomingEvent(event) {
      onEvent({ type: "incoming", event });
      audible?.heed(event);
      work.heed(event);
      const said = reportOf(event);
      if (said?.type === "voice") forwardToVoice();
      else if (said) tell(said);
      else if (isSound(event)) notifyAlive();
      if (said?.type === "interruption") notifyMode("listening");
    },
    onOutgoingEvent(event) {
      onEvent({ type: "outgoing", event });
      work.heed(event);
    },
    onStatusChange: ({ status }) => onEvent({ type: "status", status }),
    onDebug(this: unknown, event) {
      onEvent({ type: "debug", event });
      if ((event as { type?: unknown } | null)?.type !== "audio_element_ready") return;
      heard = this as ElevenLabsConnection;
      if (isOver) heard.audioAdapter?.cleanup();
      else audible?.apply();
    },
    onModeChange: ({ mode }) => {
      // A media room knows better.
      if (pass.transport === "websocket") notifyMode(mode);
    },
    onError(message, context) {
      onEvent({ type: "error", message, context });
      if (message === NO_INPUT) {
        isDeaf = false;
        onLost();
      } else if (!isOfTool(context)) tell({ type: "problem", message });
    },
    onDisconnect(details) {
      const ending = endingOf(details);
      onEvent({ type: "ended", ...ending });
      tell({ type: "ended", ...ending });
    },
  });
  const release = () => {
    sockets?.release();
    microphones?.release();
  };
  opening.then(release, release);

  let opened: ElevenLabsConversation;
  try {
    opened = await Promise.race([opening, aborted]);
  } catch (error) {
    finish();
    throw invalidStart ?? error;
  }
  if (request.history?.length) opened.sendContextualUpdate(retell(request.history));
  setTimeout(() => {
    const waiting = early ?? [];
    early = null;
    for (const said of waiting) tell(said);
  });
  return controlsOf(opened, {
    isOver: () => isOver,
    leave,
    unmute: () => (isDeaf ? void listenAnew(opened) : microphones?.unmute()),
    setVolume: (volume) => audible?.setVolume(volume),
  });
}

/** Does it now, and not again for a while. */
function seldom(act: () => void): () => void {
  let done = -Infinity;
  return () => {
    if (performance.now() - done < SIGN_OF_LIFE_MS) return;
    done = performance.now();
    act();
  };
}

function isSound(event: unknown): boolean {
  return typeof event === "object" && event !== null && "type" in event && event.type === "audio";
}

/** A visitor can do nothing about a tool that does not work. */
function isOfTool(context: unknown): boolean {
  return typeof context === "object" && context !== null && "clientToolName" in context;
}

const formatName = ({ format, sampleRate }: ElevenLabsConnection["inputFormat"]) => `${format}_${String(sampleRate)}`;
