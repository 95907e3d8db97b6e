import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { AgentConversation, AgentFrame } from "../agent-stand-in";
import { createScriptedAgent, parseFrame } from "../scripted-agent";
import { roomBehaviours, type IceServer, type RoomBehaviour } from "./media-room.types";
import type { RoomModules } from "./room-modules";
import { createRoomPeers } from "./room-peers";
import { openSignal, type RoomSignal, type SignalMessage } from "./room-signal";

/** A conversation in a media room. Its sound is real: the page's own sound, sent back. */
export interface RoomConversation extends AgentConversation {
  /** Whether the page has reported that its microphone is muted. */
  readonly isMuted: boolean;
  /** How often its signal socket was reopened. */
  readonly returns: number;
  /** How many packets of sound the page has sent. */
  readonly heardPackets: number;
}

export interface HeldRoom {
  readonly visitorSid: string;
  readonly conversation: RoomConversation;
  /** The page has returned with another socket. */
  resume(request: IncomingMessage, stream: Duplex): void;
  end(): Promise<void>;
}

interface RoomOptions {
  readonly id: string;
  readonly behaviour: RoomBehaviour;
  readonly reply: () => string;
  readonly iceServers: readonly IceServer[];
  /** The address with which the page joined. */
  readonly query: URLSearchParams;
  /** The page's name in the room. */
  readonly visitorSid: string;
}

const agentSid = "PA_agent";
const trackSid = "TR_agent";
const FORMAT = "pcm_48000";
/** How long a page may be away before it returns with another socket. */
const ABSENCE_MS = 1_500;

/** One page's room, with the agent in it from the start. */
export function openRoom(
  modules: RoomModules,
  request: IncomingMessage,
  stream: Duplex,
  { id, behaviour, reply, iceServers, query, visitorSid }: RoomOptions,
): HeldRoom {
  const { protocol } = modules;
  const {
    DataPacket,
    DataPacket_Kind,
    DisconnectReason,
    LeaveRequest_Action,
    ParticipantInfo,
    ParticipantInfo_Kind,
    ParticipantInfo_State,
    SignalTarget,
    TrackInfo,
    TrackType,
  } = protocol;
  let signal: RoomSignal;
  let isMuted = false;
  let returns = 0;
  let isOver = false;
  let hasAgentLeft = false;
  let absence: NodeJS.Timeout | undefined;
  let resolveEnd: (end: { code: number; reason: string }) => void;
  const ended = new Promise<{ code: number; reason: string }>((resolve) => (resolveEnd = resolve));
  const over = async (code: number, reason: string) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(absence);
    resolveEnd({ code, reason });
    await peers.close();
  };

  const peers = createRoomPeers(modules, {
    agentSid,
    trackSid,
    onCandidate: (side, candidate) =>
      signal.send({
        case: "trickle",
        value: new protocol.TrickleRequest({
          target: side === "publisher" ? SignalTarget.PUBLISHER : SignalTarget.SUBSCRIBER,
          candidateInit: JSON.stringify(candidate),
        }),
      }),
    onPacket: (bytes) => {
      const { value } = DataPacket.fromBinary(bytes);
      const frame = value.case === "user" ? parseFrame(Buffer.from(value.value.payload).toString()) : null;
      if (frame !== null) agent.take(frame);
    },
    onSpeaking: (isSpeaking) => {
      if (!isOver)
        signal.send({
          case: "speakersChanged",
          value: new protocol.SpeakersChanged({
            speakers: [{ sid: agentSid, level: isSpeaking ? 0.5 : 0, active: isSpeaking }],
          }),
        });
    },
  });

  const send = (frame: AgentFrame) => sendText(JSON.stringify(frame));
  const sendText = (text: string) => {
    const payload = Buffer.from(text);
    peers.send(
      new DataPacket({
        kind: DataPacket_Kind.RELIABLE,
        participantIdentity: "agent-1",
        value: { case: "user", value: { participantSid: agentSid, participantIdentity: "agent-1", payload } },
      }).toBinary(),
    );
  };
  const participant = (sid: string, name: string, state = ParticipantInfo_State.ACTIVE) =>
    new ParticipantInfo({
      sid,
      identity: name,
      state,
      kind: sid === agentSid ? ParticipantInfo_Kind.AGENT : ParticipantInfo_Kind.STANDARD,
      permission: { canPublish: true, canSubscribe: true, canPublishData: true },
      tracks:
        sid === agentSid ? [new TrackInfo({ sid: trackSid, name: "voice", type: TrackType.AUDIO, mid: "0" })] : [],
    });
  /** In a normal end the agent leaves first; otherwise the room is closed. */
  const close = (code: number) => {
    if (isOver) return;
    if (code === 1000) {
      hasAgentLeft = true;
      signal.send({
        case: "update",
        value: new protocol.ParticipantUpdate({
          participants: [participant(agentSid, "agent-1", ParticipantInfo_State.DISCONNECTED)],
        }),
      });
    } else
      signal.send({
        case: "leave",
        value: new protocol.LeaveRequest({
          reason: DisconnectReason.ROOM_DELETED,
          action: LeaveRequest_Action.DISCONNECT,
        }),
      });
  };
  const agent = createScriptedAgent(
    {
      send,
      sound(milliseconds, eventId) {
        // The media connection carries the sound itself; this message carries its alignment.
        send({
          type: "audio",
          audio_event: {
            audio_base_64: "",
            event_id: eventId,
            alignment: { chars: [], char_start_times_ms: [], char_durations_ms: [] },
          },
        });
        peers.echo(milliseconds);
      },
      silence: () => peers.silence(),
      close,
    },
    { manner: roomBehaviours[behaviour], reply, id, formats: { output: FORMAT, input: FORMAT } },
  );

  const answers: {
    readonly [Case in SignalMessage["case"] & string]?: (
      value: Extract<SignalMessage, { case: Case }>["value"],
    ) => unknown;
  } = {
    async offer({ sdp, id: offerId }) {
      signal.send({
        case: "answer",
        value: new protocol.SessionDescription({ type: "answer", sdp: await peers.answer(sdp), id: offerId }),
      });
    },
    answer: ({ sdp }) => peers.takeAnswer(sdp),
    trickle: ({ target, candidateInit }) =>
      peers.takeCandidate(
        target === SignalTarget.PUBLISHER ? "publisher" : "subscriber",
        JSON.parse(candidateInit) as { readonly candidate?: string },
      ),
    addTrack: ({ cid, name, type, source }) =>
      signal.send({
        case: "trackPublished",
        value: new protocol.TrackPublishedResponse({ cid, track: { sid: "TR_visitor", name, type, source } }),
      }),
    mute: ({ muted }) => void (isMuted = muted),
    ping: (timestamp) => signal.send({ case: "pong", value: timestamp }),
    pingReq: ({ timestamp }) =>
      signal.send({ case: "pongResp", value: new protocol.Pong({ lastPingTimestamp: timestamp, timestamp }) }),
    leave: () => void over(1000, hasAgentLeft ? "agent left" : "visitor left"),
  };

  const attach = (from: IncomingMessage, to: Duplex) => {
    clearTimeout(absence);
    const opened = openSignal(modules, from, to, {
      onMessage: (message) => {
        const react = answers[message.case as keyof typeof answers] as ((value: unknown) => unknown) | undefined;
        // The page may leave during the answer.
        void Promise.resolve(react?.(message.value)).catch(() => {});
      },
      onClose(code, reason) {
        if (opened === signal) absence = setTimeout(() => void over(code, reason), ABSENCE_MS);
      },
    });
    signal = opened;
    return opened;
  };
  const join = () => {
    signal.send({
      case: "join",
      value: new protocol.JoinResponse({
        room: { sid: `RM_${id}`, name: `room_${id}` },
        participant: participant(visitorSid, "visitor"),
        otherParticipants: [participant(agentSid, "agent-1")],
        serverVersion: "1.9.0",
        serverInfo: { version: "1.9.0", protocol: 15 },
        subscriberPrimary: true,
        iceServers: iceServers.map((server) => ({ ...server, urls: [...server.urls] })),
        pingInterval: 10,
        pingTimeout: 20,
      }),
    });
    if (behaviour === "no-offer") return;
    void peers.offer().then(
      (sdp) => signal.send({ case: "offer", value: new protocol.SessionDescription({ type: "offer", sdp }) }),
      () => {},
    );
  };
  // The page's first message comes at once, so the listener is added before anything is sent.
  attach(request, stream);
  if (behaviour !== "no-join") join();

  const conversation: RoomConversation = {
    ...agent.verbs,
    id,
    query,
    headers: request.headers,
    protocols: [],
    ended,
    get isMuted() {
      return isMuted;
    },
    get returns() {
      return returns;
    },
    get heardPackets() {
      return peers.heardPackets();
    },
    sendText,
    sendBinary: (bytes) => sendText(bytes.toString()),
    closes: close,
    breaks: () => signal.kill(),
  };
  return {
    visitorSid,
    conversation,
    resume(from, to) {
      returns += 1;
      attach(from, to).send({ case: "reconnect", value: new protocol.ReconnectResponse({ iceServers: [] }) });
    },
    end: () => over(1006, ""),
  };
}
