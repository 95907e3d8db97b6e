import { liveCloseCodes } from "@archive-of-minds/core";
import { WebSocket, type RawData } from "ws";
import { SECOND } from "../clock";
import { ApiError } from "../http/api-error";
import { describeError, type Logger } from "../log";
import type { Permit } from "../proxies/spending";
import type { Timers } from "../proxies/timers";
import { withoutSecrets } from "../proxies/vendor-error";
import { readAgentFrame } from "./agent-frames";
import { AgentRefusal } from "./agent-vendor";
import { fitReason, passedCode } from "./close-codes";
import { createFrameRate } from "./frame-rate";
import { readInitiation, readPageFrame, type PageFrame } from "./page-frames";
import { createSilenceClock } from "./silence-clock";

/** Each of these is one wait of a conversation, in milliseconds. */
const waits = {
  /** A page that has opened the socket has its first frame ready. */
  firstFrame: 5 * SECOND,
  /** From there until the vendor has said how the conversation begins. */
  metadata: 10 * SECOND,
  /** Between two pings, to the page and to the vendor. */
  ping: 10 * SECOND,
  /** Without a pong the other side has gone, even if its network has not said so. */
  pong: 30 * SECOND,
  /** For the other side to agree to the end. */
  goodbye: 2 * SECOND,
};

/** What may wait for the vendor's socket to open, and for a slow reader to read. */
const MOST_WAITING_BYTES = 1024 * 1024;
const MOST_UNREAD_BYTES = 8 * 1024 * 1024;

export interface ConversationDependencies {
  /** Without a word from anybody; whoever waits for an answer is given more. */
  readonly silenceSeconds: number;
  readonly longestSeconds: number;
  readonly timers: Timers;
  readonly log: Logger;
  /** Ids and keys that no page learns. */
  readonly secrets: readonly string[];
  /** The voices a page may choose from. */
  readonly voices: readonly string[];
  /** Takes the visitor's one place for a live conversation. */
  readonly claim: () => Promise<void>;
  /** Why it may not go on, or `null` while it may; asked before the vendor is called and with every ping. */
  readonly findFarewell: () => Promise<Farewell | null>;
  readonly askPermit: () => Promise<Permit>;
  readonly connect: (signal: AbortSignal) => Promise<WebSocket>;
  /** Said once. */
  readonly onEnd: () => void;
}

/** How a conversation ends. */
export interface Farewell {
  readonly code: number;
  readonly reason: string;
}

export interface Conversation {
  end(code: number, reason: string): void;
}

/**
 * Stands between a page and a vendor's agent. Nothing goes to the vendor before the page has said how to begin; from then
 * on every frame of the page is checked and rebuilt, every frame of the agent passed on. When one side goes, the other
 * goes at once.
 */
export function converse(page: WebSocket, deps: ConversationDependencies): Conversation {
  const { longestSeconds, timers, log } = deps;
  const isInRate = createFrameRate(timers.now);
  const abort = new AbortController();
  const cancels = new Map<string, () => void>();
  const waiting: PageFrame[] = [];
  const lastPong = new Map<WebSocket, number>();
  let agent: WebSocket | null = null;
  let permit: Permit | null = null;
  let connectedAt: number | null = null;
  let hasStarted = false;
  let hasMetadata = false;
  let isOver = false;
  const silence = createSilenceClock({
    silenceSeconds: deps.silenceSeconds,
    timers,
    onNotice: (left) =>
      tell({ type: "archive_notice", archive_notice_event: { notice: "silence", seconds_left: left } }),
    onSilence: (seconds) => end(liveCloseCodes.silence, `Nobody spoke for ${seconds} seconds.`),
  });

  const after = (name: keyof typeof waits | "longest", milliseconds: number, work: () => void) => {
    cancels.get(name)?.();
    cancels.set(name, timers.after(milliseconds, work));
  };
  const cancel = (name: keyof typeof waits) => cancels.get(name)?.();

  function end(code: number, reason: string): void {
    if (isOver) return;
    isOver = true;
    for (const stop of cancels.values()) stop();
    silence.stop();
    abort.abort();
    const seconds = connectedAt === null ? 0 : Math.ceil((timers.now() - connectedAt) / SECOND);
    permit?.settle(seconds);
    if (agent !== null) part(agent, liveCloseCodes.ended, "User ended conversation");
    part(page, code, reason);
    log.info("conversation ended", { code, seconds });
    deps.onEnd();
  }

  /** Closes in good order, and by force where the other side does not agree. */
  function part(socket: WebSocket, code: number, reason: string): void {
    if (socket.readyState === WebSocket.CLOSED) return;
    if (socket.readyState === WebSocket.CONNECTING) return socket.terminate();
    socket.close(code, fitReason(withoutSecrets(reason, deps.secrets)));
    socket.once(
      "close",
      timers.after(waits.goodbye, () => socket.terminate()),
    );
  }

  function watch(socket: WebSocket): void {
    lastPong.set(socket, timers.now());
    socket.on("pong", () => lastPong.set(socket, timers.now()));
  }

  function ping(): void {
    for (const [socket, at] of lastPong) {
      if (timers.now() - at >= waits.pong) {
        // Whoever does not answer will not agree to a goodbye either.
        socket.terminate();
        return end(liveCloseCodes.upstream, "The connection to the voice agent broke.");
      }
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }
    after("ping", waits.ping, ping);
    // A store that is away for a while ends no conversation.
    void endIfDue().catch((error: unknown) => log.warn("live conversation not checked", describeError(error)));
  }

  async function endIfDue(): Promise<void> {
    const farewell = await deps.findFarewell();
    if (farewell !== null) end(farewell.code, farewell.reason);
  }

  const tell = (frame: object) => page.readyState === WebSocket.OPEN && page.send(JSON.stringify(frame));

  function hearPage(data: RawData, isBinary: boolean): void {
    if (isOver) return;
    if (!isInRate()) return end(liveCloseCodes.policy, "Too many frames at once.");
    if (isBinary) return end(liveCloseCodes.policy, "Frames are text.");
    const message = toText(data);
    const frame = hasStarted ? readPageFrame(message) : readInitiation(message, deps.voices);
    if (frame === null)
      return end(liveCloseCodes.policy, hasStarted ? "No such frame." : "The first frame says how to begin.");
    if (!hasStarted) {
      hasStarted = true;
      void start();
    }
    if (frame.sign !== null) silence.heed(frame.sign);
    if (agent?.readyState === WebSocket.OPEN) return passToAgent(agent, frame);
    waiting.push(frame);
    if (waiting.reduce((sum, { text }) => sum + text.length, 0) > MOST_WAITING_BYTES)
      end(liveCloseCodes.tooBig, "Too much before the agent was there.");
  }

  function passToAgent(socket: WebSocket, { text }: PageFrame): void {
    socket.send(text);
    if (socket.bufferedAmount > MOST_UNREAD_BYTES) end(liveCloseCodes.upstream, "The voice agent does not listen.");
  }

  async function start(): Promise<void> {
    cancel("firstFrame");
    after("metadata", waits.metadata, () =>
      end(liveCloseCodes.startTimedOut, "The voice agent did not begin in time."),
    );
    try {
      await deps.claim();
      await endIfDue();
      if (isOver) return;
      const given = await deps.askPermit();
      // Whoever left meanwhile has used nothing.
      if (isOver) return given.settle(0);
      permit = given;
      const socket = await deps.connect(abort.signal);
      socket.on(
        "error",
        (error) => isOver || log.warn("upstream socket failed", { upstream: "elevenlabs", ...describeError(error) }),
      );
      if (isOver) return socket.terminate();
      follow(socket);
    } catch (error) {
      if (!isOver) failToStart(error);
    }
  }

  function failToStart(error: unknown): void {
    if (error instanceof ApiError) return end(liveCloseCodes.spent, error.message);
    log.warn("upstream unreachable", { upstream: "elevenlabs", ...describeError(error) });
    if (!(error instanceof AgentRefusal)) return end(liveCloseCodes.upstream, "The voice agent cannot be reached.");
    error.answer.body.destroy();
    endRefused(error.answer.status);
  }

  function endRefused(status: number): void {
    if (status === 429) return end(liveCloseCodes.busy, "The voice agent has no free line just now.");
    if (status === 401 || status === 403)
      return end(liveCloseCodes.keyRefused, "The live service refuses the archive's key.");
    end(liveCloseCodes.upstream, "The voice agent cannot be reached.");
  }

  function follow(socket: WebSocket): void {
    agent = socket;
    socket.on("unexpected-response", (request, { statusCode = 0 }) => {
      request.destroy();
      endRefused(statusCode);
    });
    socket.on("open", () => {
      connectedAt = timers.now();
      watch(socket);
      after("longest", longestSeconds * SECOND, () =>
        end(liveCloseCodes.longest, `A conversation lasts ${lengthOf(longestSeconds)} at most.`),
      );
      for (const frame of waiting.splice(0)) passToAgent(socket, frame);
    });
    socket.on("message", (data, isBinary) => !isOver && !isBinary && hearAgent(toText(data)));
    socket.on("close", (code, reason) =>
      end(passedCode(code), reason.length > 0 ? reason.toString() : defaultReason(code)),
    );
  }

  function hearAgent(message: string): void {
    const event = readAgentFrame(message);
    if (event === null) return;
    if (!hasMetadata) {
      // The vendor's own client waits for ever where something else comes first.
      if (event.type !== "conversation_initiation_metadata")
        return end(liveCloseCodes.invalidStart, "The voice agent did not begin as promised.");
      hasMetadata = true;
      cancel("metadata");
    }
    if (event.sign !== null) silence.heed(event.sign);
    page.send(withoutSecrets(message, deps.secrets));
    if (page.bufferedAmount > MOST_UNREAD_BYTES) {
      page.terminate();
      end(liveCloseCodes.ended, "The page does not listen.");
    }
  }

  page.on("message", hearPage);
  page.on("close", () => end(liveCloseCodes.ended, ""));
  // The socket has said to the page itself what was wrong.
  page.on("error", (error) => end(isTooLong(error) ? liveCloseCodes.tooBig : liveCloseCodes.policy, ""));
  watch(page);
  after("ping", waits.ping, ping);
  after("firstFrame", waits.firstFrame, () => end(liveCloseCodes.startTimedOut, "The page did not begin in time."));
  return { end };
}

const isTooLong = (error: Error) => (error as { code?: unknown }).code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";

const defaultReason = (code: number) =>
  code === liveCloseCodes.ended ? "" : "The connection to the voice agent broke.";

const lengthOf = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);

function toText(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString();
}
