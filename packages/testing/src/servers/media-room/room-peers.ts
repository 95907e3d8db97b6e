import type { RTCPeerConnection, RTCDataChannel, MediaStreamTrack } from "werift";
import type { RoomModules } from "./room-modules";

/** One of a page's two connections: the one it sends over, or the one it receives over. */
type RoomSide = "publisher" | "subscriber";

export interface RoomPeers {
  /** The offer of sound and data to the page. */
  offer(): Promise<string>;
  takeAnswer(sdp: string): Promise<void>;
  /** @returns the answer to the page's offer. */
  answer(sdp: string): Promise<string>;
  takeCandidate(side: RoomSide, candidate: { readonly candidate?: string }): Promise<void>;
  /** Sends to the page, now or as soon as it is connected. */
  send(packet: Uint8Array): void;
  /** Sends this much of the page's sound back as the agent's voice, in addition to what is left from earlier calls. */
  echo(milliseconds: number): void;
  silence(): void;
  /** How many packets of sound the page has sent. */
  heardPackets(): number;
  close(): Promise<void>;
}

interface PeersOptions {
  readonly agentSid: string;
  readonly trackSid: string;
  readonly onPacket: (packet: Uint8Array) => void;
  readonly onCandidate: (side: RoomSide, candidate: object) => void;
  /** The agent's voice begins, or ends. */
  readonly onSpeaking: (isSpeaking: boolean) => void;
}

const loopback = "127.0.0.1";

/** Both connections of one page with the room, over the loopback address only. */
export function createRoomPeers(
  { werift }: RoomModules,
  { agentSid, trackSid, onPacket, onCandidate, onSpeaking }: PeersOptions,
): RoomPeers {
  const { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters } = werift;
  const config = () => ({
    // Sound and data share one transport: a second one would never be closed.
    bundlePolicy: "max-bundle" as const,
    codecs: { audio: [new RTCRtpCodecParameters({ mimeType: "audio/opus", clockRate: 48_000, channels: 2 })] },
    iceServers: [],
    iceAdditionalHostAddresses: [loopback],
    iceInterfaceAddresses: { udp4: loopback },
    iceUseIpv6: false,
    iceUseTcp: false,
  });
  const subscriber = new RTCPeerConnection(config());
  const publisher = new RTCPeerConnection(config());
  const voice = new MediaStreamTrack({ kind: "audio" });
  subscriber.addTransceiver(voice, { direction: "sendonly" });
  const reliable = subscriber.createDataChannel("_reliable", { ordered: true });
  subscriber.createDataChannel("_lossy", { ordered: false, maxRetransmits: 0 });
  relayCandidates(subscriber, (candidate) => onCandidate("subscriber", candidate));
  relayCandidates(publisher, (candidate) => onCandidate("publisher", candidate));

  const unsent: Uint8Array[] = [];
  reliable.stateChanged.subscribe((state) => {
    if (state === "open") for (const packet of unsent.splice(0)) reliable.send(Buffer.from(packet));
  });
  publisher.onDataChannel.subscribe((channel: RTCDataChannel) => {
    channel.onMessage.subscribe((data) => onPacket(typeof data === "string" ? Buffer.from(data) : data));
  });

  let packets = 0;
  let until = 0;
  let ending: NodeJS.Timeout | undefined;
  const silence = () => {
    clearTimeout(ending);
    if (until === 0) return;
    until = 0;
    onSpeaking(false);
  };
  publisher.onTrack.subscribe((track: MediaStreamTrack) => {
    track.onReceiveRtp.subscribe((rtp) => {
      packets += 1;
      if (until > 0) voice.writeRtp(rtp.clone());
    });
  });

  return {
    async offer() {
      await subscriber.setLocalDescription(await subscriber.createOffer());
      return withStream(loopbackOnly(subscriber.localDescription?.sdp ?? ""), agentSid, trackSid);
    },
    takeAnswer: (sdp) => subscriber.setRemoteDescription({ type: "answer", sdp }),
    async answer(sdp) {
      await publisher.setRemoteDescription({ type: "offer", sdp });
      await publisher.setLocalDescription(await publisher.createAnswer());
      return loopbackOnly(publisher.localDescription?.sdp ?? "");
    },
    async takeCandidate(side, candidate) {
      // A page without microphone permission hides its addresses behind mDNS names that take seconds to resolve; its checks
      // reveal them anyway.
      if (candidate.candidate?.includes(".local ")) return;
      await (side === "publisher" ? publisher : subscriber).addIceCandidate(candidate);
    },
    send(packet) {
      if (reliable.readyState === "open") reliable.send(Buffer.from(packet));
      else unsent.push(packet);
    },
    echo(milliseconds) {
      const now = Date.now();
      if (until === 0) onSpeaking(true);
      until = Math.max(now, until) + milliseconds;
      clearTimeout(ending);
      ending = setTimeout(silence, until - now);
    },
    silence,
    heardPackets: () => packets,
    async close() {
      clearTimeout(ending);
      await Promise.allSettled([publisher.close(), subscriber.close()]);
    },
  };
}

function relayCandidates(peer: RTCPeerConnection, tell: (candidate: object) => void): void {
  peer.onIceCandidate.subscribe((candidate) => {
    if (candidate?.candidate.includes(` ${loopback} `)) tell(candidate.toJSON());
  });
}

function loopbackOnly(sdp: string): string {
  return sdp
    .split("\r\n")
    .filter((line) => !line.startsWith("a=candidate:") || line.includes(` ${loopback} `))
    .join("\r\n");
}

/** The page recognises by the stream's name whose sound it is. */
function withStream(sdp: string, agentSid: string, trackSid: string): string {
  const line = `a=msid:${agentSid}|${trackSid} ${trackSid}`;
  return /^a=msid:/m.test(sdp)
    ? sdp.replaceAll(/^a=msid:.*$/gm, line)
    : sdp.replace(/^(m=audio[^]*?)(?=^m=|$(?![^]))/m, `$1${line}\r\n`);
}
