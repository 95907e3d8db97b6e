import { liveCloseCodes } from "@archive-of-minds/core/internal";
import type { RawData, WebSocket } from "ws";
import { createActor, fromPromise } from "xstate";
import { SECOND } from "../clock";
import { ApiError } from "../http/api-error";
import { describeError, type Logger } from "../log";
import type { BudgetReservation } from "../budgets/budgets";
import type { Timers } from "../proxies/timers";
import { redactSecrets } from "../proxies/vendor-error";
import { readAgentFrame } from "./agent-frames";
import { AgentRefusal } from "./agent-vendor";
import { readClientFrame, readInitiation, type AgentChoices } from "./client-frames";
import { passedCode } from "./close-codes";
import { conversationMachine } from "./conversation.machine";
import type { ConversationEvent } from "./conversation.setup";
import { closeReasons, refusedWith, type CloseReason } from "./close-reasons";
import { createFrameRate } from "./frame-rate";
import { createSocketConnection, type SocketConnection } from "./socket-connection";

export interface ConversationDependencies {
  /** The longest silence; a visitor who waits for an answer has more time. */
  readonly silenceSeconds: number;
  readonly longestSeconds: number;
  readonly timers: Timers;
  readonly log: Logger;
  /** Ids and keys that are removed from everything a client receives. */
  readonly secrets: readonly string[];
  /** What a client may choose for its agent. */
  readonly choices: AgentChoices;
  /** Takes the visitor's one place for a live conversation. */
  readonly claim: () => Promise<void>;
  /** Why it may not go on, or `null` while it may; asked before the vendor is called and with every ping. */
  readonly findCloseReason: () => Promise<CloseReason | null>;
  readonly reserveBudget: () => Promise<BudgetReservation>;
  readonly connect: (signal: AbortSignal) => Promise<WebSocket>;
  /** Called once. */
  readonly onEnd: () => void;
}

export interface Conversation {
  end(closeReason: CloseReason): void;
}

/**
 * Connects a client's socket, a vendor's agent and the conversation chart. Every frame of the client is checked and
 * rebuilt, every frame of the agent passed on. When one side leaves, the other is closed at once.
 */
export function runConversation(client: WebSocket, deps: ConversationDependencies): Conversation {
  const { timers, log } = deps;
  const isInRate = createFrameRate(timers.now);
  let reservation: BudgetReservation | null = null;
  let agentConnection: SocketConnection | null = null;

  // XState warns about events that come after the end.
  const send = (event: ConversationEvent) => {
    if (!isOver()) actor.send(event);
  };
  const loseClient = (closeReason: CloseReason) => send({ type: "client.lost", closeReason });
  const loseAgent = (closeReason: CloseReason) => send({ type: "agent.lost", closeReason });
  const clientConnection = createSocketConnection(client, timers, () => {
    client.terminate();
    loseClient(closeReasons.clientStalled);
  });

  const actor = createActor(
    conversationMachine.provide({
      actors: {
        takePlace: fromPromise(deps.claim),
        findCloseReason: fromPromise(deps.findCloseReason),
        reserveBudget: fromPromise(async ({ signal }) => {
          reservation = await deps.reserveBudget();
          // A client that has left by now has used nothing.
          if (signal.aborted) reservation.settle(0);
        }),
        callAgent: fromPromise(async ({ signal }) => {
          const socket = await deps.connect(signal);
          listenToAgent(socket);
          if (signal.aborted) socket.terminate();
          else agentConnection = createSocketConnection(socket, timers, () => loseAgent(closeReasons.agentStalled));
        }),
      },
      actions: {
        sendToClient: (_, { text }) => clientConnection.send(redactSecrets(text, deps.secrets)),
        sendToAgent: (_, { text }) => agentConnection?.send(text),
        pingBoth() {
          clientConnection.ping();
          agentConnection?.ping();
        },
        terminateClient: () => clientConnection.terminate(),
        terminateAgent: () => agentConnection?.terminate(),
        logFailedStart(_, { error }) {
          if (error instanceof ApiError) return;
          log.warn("upstream unreachable", { upstream: "elevenlabs", ...describeError(error) });
          if (error instanceof AgentRefusal) error.answer.body.destroy();
        },
        logFailedCheck: (_, { error }) => log.warn("live conversation not checked", describeError(error)),
      },
    }),
    {
      input: { silenceSeconds: deps.silenceSeconds, longestSeconds: deps.longestSeconds, now: timers.now },
      clock: {
        setTimeout: (work: () => void, milliseconds: number) => timers.after(milliseconds, work),
        clearTimeout: (cancel: () => void) => cancel(),
      },
    },
  );
  const isOver = () => actor.getSnapshot().status !== "active";

  function finish({ code, reason }: CloseReason): void {
    const { connectedAt } = actor.getSnapshot().context;
    const seconds = connectedAt === null ? 0 : Math.ceil((timers.now() - connectedAt) / SECOND);
    reservation?.settle(seconds);
    agentConnection?.close(liveCloseCodes.ended, "User ended conversation");
    clientConnection.close(code, redactSecrets(reason, deps.secrets));
    log.info("conversation ended", { code, seconds });
    deps.onEnd();
  }

  function listenToAgent(socket: WebSocket): void {
    socket.on("error", (error) => {
      if (!isOver()) log.warn("upstream socket failed", { upstream: "elevenlabs", ...describeError(error) });
    });
    socket.on("unexpected-response", (request, { statusCode = 0 }) => {
      request.destroy();
      loseAgent(refusedWith(statusCode));
    });
    socket.on("open", () => send({ type: "agent.opened" }));
    socket.on("pong", () => send({ type: "agent.ponged" }));
    socket.on("message", (data, isBinary) => {
      if (isBinary) return;
      const text = toText(data);
      const frame = readAgentFrame(text);
      if (frame !== null) send({ type: "agent.sent", text, frameType: frame.type, sign: frame.sign });
    });
    socket.on("close", (code, reason) => {
      const words = code === liveCloseCodes.ended ? "" : closeReasons.agentBroke.reason;
      loseAgent({ code: passedCode(code), reason: reason.length > 0 ? reason.toString() : words });
    });
  }

  function readFromClient(data: RawData, isBinary: boolean): void {
    if (isOver()) return;
    if (!isInRate()) return loseClient(closeReasons.tooManyFrames);
    if (isBinary) return loseClient(closeReasons.notText);
    const isFirst = actor.getSnapshot().matches({ open: { call: "awaitingFirstFrame" } });
    const frame = isFirst ? readInitiation(toText(data), deps.choices) : readClientFrame(toText(data));
    if (frame === null) return loseClient(isFirst ? closeReasons.unknownStart : closeReasons.unknownFrame);
    send({ type: "client.sent", frame });
  }

  actor.subscribe({
    complete: () => finish(actor.getSnapshot().output ?? closeReasons.clientLeft),
    error(error) {
      log.error("conversation failed", describeError(error));
      finish(closeReasons.agentBroke);
    },
  });
  client.on("message", readFromClient);
  client.on("pong", () => send({ type: "client.ponged" }));
  client.on("close", () => loseClient(closeReasons.clientLeft));
  // The socket has sent the close frame itself.
  client.on("error", (error) =>
    loseClient({ code: isTooLong(error) ? liveCloseCodes.tooBig : liveCloseCodes.policy, reason: "" }),
  );
  actor.start();
  return { end: (closeReason) => send({ type: "conversation.end", closeReason }) };
}

const isTooLong = (error: Error) => (error as { code?: unknown }).code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";

function toText(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString();
}
