import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { createScriptedAgent, parseFrame, type AgentOptions, type ScriptedAgent } from "./scripted-agent";
import { tone, toUlaw } from "./speech-audio";
import { acceptSocket, type StandInSocket } from "./web-socket";

/** One JSON message of the agent's websocket. */
export type AgentFrame = Readonly<Record<string, unknown>>;

/** The vendor's end of a conversation. Tests decide what the agent does next. */
export interface AgentConversation {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  /** The sub-protocols that the caller offered. */
  readonly protocols: readonly string[];
  /** Every frame of the caller, oldest first. */
  readonly received: readonly AgentFrame[];
  /** Resolves with the n-th frame of this type, past or future; the type of sound is `user_audio_chunk`. */
  heard(type: string, nth?: number): Promise<AgentFrame>;
  send(frame: AgentFrame): void;
  sendText(text: string): void;
  sendBinary(bytes: Buffer): void;
  /** Sends the agent's words, and sound of this length. */
  says(text: string, sound?: { readonly milliseconds?: number }): void;
  /** Sends the transcript of what the visitor said. */
  hears(text: string): void;
  /** The visitor interrupted: the agent's words end here. */
  interrupts(): void;
  /** Sends the part of the last words that was heard before the interruption. */
  corrects(saidSoFar: string): void;
  pings(): void;
  /** Sends the probability that somebody speaks, from 0 to 1. */
  scores(voice: number): void;
  /** Calls a client tool; returns the call's id. */
  calls(tool: string, parameters?: object): string;
  closes(code: number, reason: string): void;
  /** Resets the connection. */
  breaks(): void;
  /** Resolves when the caller has left: its close code, or 1006 if the connection broke. */
  readonly ended: Promise<{ readonly code: number; readonly reason: string }>;
}

/** What agents do by themselves, by name of the behaviour. */
export const agentBehaviours = {
  /** Greets, and answers every message with the reply. */
  talk: "talk",
  /** As the vendor sets agents up: no override is allowed, and an override closes with 1008. */
  "no-overrides": "talk",
  /** Begins correctly and then says nothing. */
  silent: "silent",
  /** Answers the upgrade with 401. */
  "refuse-401": "refuse",
  /** Answers the upgrade with 403. */
  "refuse-403": "refuse",
  /** Answers the upgrade with a redirect to another host. */
  "refuse-302": "refuse",
  /** Never answers the upgrade. */
  "hang-handshake": "hang",
  /** Chooses no sub-protocol. */
  "no-protocol": "talk",
  /** Accepts the connection and never sends the metadata. */
  "no-metadata": "begin",
  /** Sends another frame before the metadata. */
  "first-not-metadata": "begin",
  /** Names an unknown sound format. */
  "bad-format": "begin",
  /** Names a sound rate that is no number. */
  "bad-rate": "begin",
  /** Begins correctly, a second and a half late. */
  "slow-metadata": "begin",
  /** Sends and receives sound in a telephone's format. */
  ulaw: "silent",
  /** Sends and receives sound at the rate of a compact disc. */
  "pcm-44100": "silent",
  /** Closes with 1008 before it begins. */
  "close-1008": "begin",
  /** Closes normally before it begins. */
  "close-1000": "begin",
  /** Resets the connection before it begins. */
  "kill-at-once": "begin",
  /** Begins, then closes with 1011. */
  "close-1011": "then",
  /** Begins, then resets the connection. */
  kill: "then",
  /** Begins, then sends half a frame and resets the connection. */
  "half-frame": "then",
  /** Begins, then sends a frame with reserved bits set. */
  "bad-frame": "then",
  /** Begins, then sends a binary frame. */
  binary: "then",
  /** Begins, then sends a text that is no JSON. */
  "garbage-text": "then",
  /** Begins, then sends an unknown message. */
  "unknown-type": "then",
  /** Begins, then ends the call with its own tool. */
  "end-call": "then",
  /** Begins, then reports that the maximum duration is reached. */
  "max-duration": "then",
  /** Begins, is interrupted, and sends sound from before the interruption. */
  "late-audio": "then",
  /** Answers no ping. */
  "no-pong": "silent",
} as const satisfies Record<string, "talk" | "silent" | "refuse" | "hang" | "begin" | "then">;

/** The name of an agent's behaviour; see the table above. */
export type AgentBehaviour = keyof typeof agentBehaviours;

/** The sound format, if it is not the default. */
const formats: Partial<Record<AgentBehaviour, SoundFormat>> = {
  ulaw: { encoding: "ulaw", sampleRate: 8_000 },
  "pcm-44100": { encoding: "pcm", sampleRate: 44_100 },
};
const usualFormat: SoundFormat = { encoding: "pcm", sampleRate: 16_000 };
const LATE_MS = 1_500;

/** Refuses an upgrade with a status. */
export function refuseUpgrade(stream: Duplex, status: number, headers: readonly string[] = []): void {
  stream.end([`HTTP/1.1 ${status} Refused`, "Connection: close", "Content-Length: 0", ...headers, "", ""].join("\r\n"));
}

/** The vendor's end of one conversation. */
export function startConversation(
  request: IncomingMessage,
  stream: Duplex,
  { behaviour, reply, id }: Pick<AgentOptions, "reply" | "id"> & { readonly behaviour: AgentBehaviour },
): AgentConversation {
  const protocols = (request.headers["sec-websocket-protocol"] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  let resolveEnd: (end: { code: number; reason: string }) => void;
  const ended = new Promise<{ code: number; reason: string }>((resolve) => (resolveEnd = resolve));

  const protocol = behaviour !== "no-protocol" && protocols.includes("convai") ? "convai" : null;
  const socket: StandInSocket = acceptSocket(request, stream, protocol, {
    answersPings: behaviour !== "no-pong",
    onClose: (code, reason) => resolveEnd({ code, reason }),
    onText: (text) => {
      const frame = parseFrame(text);
      if (frame === null) socket.close(1008, "Invalid message received");
      else agent.take(frame);
    },
  });
  const send = (frame: AgentFrame) => socket.sendText(JSON.stringify(frame));
  const { encoding, sampleRate } = formats[behaviour] ?? usualFormat;
  const format = `${encoding}_${String(sampleRate)}`;
  const sound = (milliseconds: number, eventId: number) =>
    send({
      type: "audio",
      audio_event: {
        audio_base_64: (encoding === "ulaw"
          ? toUlaw(tone(milliseconds, sampleRate))
          : tone(milliseconds, sampleRate)
        ).toString("base64"),
        event_id: eventId,
        alignment: { chars: [], char_start_times_ms: [], char_durations_ms: [] },
      },
    });
  const close = (code: number, reason: string) => socket.close(code, reason);

  const agent = createScriptedAgent(
    { send, sound, close, silence: () => {} },
    {
      manner: agentBehaviours[behaviour],
      takesOverrides: behaviour !== "no-overrides",
      reply,
      id,
      formats: { output: format, input: format },
      misbehave: (scripted, eventId) => misdeeds[behaviour]?.(socket, scripted, () => sound(400, eventId() - 1)),
    },
  );
  return {
    ...agent.verbs,
    id,
    query: new URL(request.url ?? "", "http://stand-in").searchParams,
    headers: request.headers,
    protocols,
    ended,
    sendText: (text) => socket.sendText(text),
    sendBinary: (bytes) => socket.sendBinary(bytes),
    closes: close,
    breaks: () => socket.kill(),
  };
}

interface SoundFormat {
  readonly encoding: "pcm" | "ulaw";
  /** In Hz. */
  readonly sampleRate: number;
}

type Misdeed = (socket: StandInSocket, agent: ScriptedAgent, soundLate: () => void) => void;

const misdeeds: Partial<Record<AgentBehaviour, Misdeed>> = {
  "first-not-metadata": (_socket, agent) => agent.verbs.pings(),
  "bad-format": (_socket, agent) => agent.sendMetadata("mp3_44100"),
  "bad-rate": (_socket, agent) => agent.sendMetadata("pcm_abc"),
  "slow-metadata": (_socket, agent) => void setTimeout(() => agent.sendMetadata(), LATE_MS),
  "close-1008": (socket) => socket.close(1008, 'Override for field "prompt" is not allowed by config.'),
  "close-1000": (socket) => socket.close(1000, ""),
  "kill-at-once": (socket) => socket.kill(),
  "close-1011": (socket) => socket.close(1011, "The server met an error."),
  kill: (socket) => void setImmediate(() => socket.kill()),
  "half-frame"(socket) {
    // The header promises a text of 15 bytes.
    socket.sendRaw(Buffer.from('\x81\x0f{"type', "latin1"));
    setImmediate(() => socket.kill());
  },
  "bad-frame": (socket) => socket.sendRaw(Buffer.from([0xf1, 0x02, 0x7b, 0x7d])),
  binary: (socket) => socket.sendBinary(Buffer.from([1, 2, 3])),
  "garbage-text": (socket) => socket.sendText("no JSON {"),
  "unknown-type": (_socket, agent) => agent.verbs.send({ type: "mood", mood_event: { mood: "bright" } }),
  "end-call"(socket, agent) {
    agent.verbs.send({
      type: "agent_tool_response",
      agent_tool_response: { tool_name: "end_call", tool_call_id: "tool_1", tool_type: "system", is_error: false },
    });
    socket.close(1000, "");
  },
  "max-duration"(socket, agent) {
    agent.verbs.send({
      type: "error",
      error_event: {
        error_type: "max_duration_exceeded",
        message: "The conversation reached its longest duration.",
        code: 1008,
      },
    });
    socket.close(1008, "Max duration exceeded");
  },
  "late-audio"(_socket, agent, soundLate) {
    agent.verbs.says("I was about to say");
    agent.verbs.interrupts();
    soundLate();
  },
};
