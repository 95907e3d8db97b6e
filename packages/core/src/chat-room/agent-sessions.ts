import { createActor, fromCallback } from "xstate";
import {
  LanguageModelError,
  VoiceAgentError,
  type LanguageModel,
  type PromptMessage,
  type ReplyRequest,
  type StreamPart,
  type VoiceAgent,
  type VoiceAgentEnding,
  type VoiceAgentReport,
} from "../contracts";
import { createListeners } from "../shared/listeners";
import { reasonOfClose, wordsOfClose } from "../shared/live-close-codes";
import * as timings from "../shared/timings";
import { openSession, type AgentSession, type SessionClock } from "./agent-session";

/** How a character's agent is connected. */
export type AgentStatus = "connected" | "connecting" | "disconnected";

/**
 * Whether an agent can be asked. `unreachable`: it did not begin when it was tried last.
 * `elsewhere`: another window of the visitor holds it, and keeps it until it is asked for here. `none`: the character has no agent.
 */
export type AgentAvailability = "ready" | "unreachable" | "elsewhere" | "none";

/** So many messages of an earlier session are told to the next one. */
const RETOLD = 12;

/** The live agents of a room: one session for each character, in writing, since all are heard through one voice output. */
export interface AgentSessions {
  /** `builtIn`: agents of the archive's own, which answer the prompt that a model would be given. `remote`: they are told what was said since. */
  readonly kind: VoiceAgent["kind"];
  /** Writes with a character's agent, which it connects where it is not. */
  modelOf(characterId: string): LanguageModel;
  statusOf(characterId: string): AgentStatus;
  availabilityOf(characterId: string): AgentAvailability;
  /** Calls back at every change of a status or a standing, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Connects these, and nobody else. Whoever could not be reached, or hung up, is left in peace for a while. */
  connect(characterIds: readonly string[]): void;
  /** Forgets who could not be reached: they are tried at once. */
  recall(): void;
  close(): void;
}

interface Held {
  readonly session: AgentSession;
  isConnected: boolean;
  /** The agent still owes an answer that nobody waits for any more. */
  isPending: boolean;
  /** Called when it owes none any more. */
  onSettled: () => void;
}

interface Rest {
  readonly until: number;
  readonly standing: Exclude<AgentAvailability, "none">;
  /** Why it did not begin; `null` where it hung up. */
  readonly failure: LanguageModelError | null;
}

/** It rests for a while: how it then stands, and what is said to whoever asks it meanwhile. */
const resting = (now: number, failure: Rest["failure"], isElsewhere: boolean): Rest =>
  // Tried again by itself, two windows would take it from each other for ever.
  isElsewhere
    ? { until: Infinity, standing: "elsewhere", failure }
    : { until: now + timings.roomAgentRetry, standing: failure ? "unreachable" : "ready", failure };

export interface AgentSessionsOptions {
  readonly now?: () => number;
  /** Drives every wait; tests pass a `SimulatedClock`. */
  readonly clock?: SessionClock;
}

/** What drives the waits of the charts where nothing else is given. */
const chartClock = (): SessionClock => createActor(fromCallback(() => {})).clock;

/**
 * @example
 * const agents = createAgentSessions(voiceAgent)
 * const room = createChatRoom({ providers: { languageModel, agents } })
 */
export function createAgentSessions(
  agent: VoiceAgent,
  { now = Date.now, clock = chartClock() }: AgentSessionsOptions = {},
): AgentSessions {
  const { subscribe, notify } = createListeners();
  const sessions = new Map<string, Held>();
  /** Who is left in peace for a while. */
  const rests = new Map<string, Rest>();
  /** What was said to each agent, and by it: a session that takes the place of another goes on from there. */
  const talks = new Map<string, readonly PromptMessage[]>();

  /** Who cannot be kept from a greeting. */
  const greeting = new Set<string>();

  const note = (characterId: string, message: PromptMessage) =>
    void talks.set(characterId, [...(talks.get(characterId) ?? []), message].slice(-RETOLD));

  const end = (characterId: string) => {
    const held = sessions.get(characterId);
    if (!held) return;
    sessions.delete(characterId);
    held.session.end();
    notify();
  };

  /** The same, and it is not called again before it has rested. */
  const lose = (characterId: string, failure: Rest["failure"], isElsewhere: boolean) => {
    rests.set(characterId, resting(now(), failure, isElsewhere));
    end(characterId);
  };

  const isResting = (characterId: string) => (rests.get(characterId)?.until ?? -Infinity) > now();

  const open = (characterId: string): Held => {
    const known = sessions.get(characterId);
    if (known) return known;
    const session = openSession(agent, characterId, {
      history: talks.get(characterId) ?? [],
      greets: greeting.has(characterId),
      clock,
      onGreets: () => void greeting.add(characterId),
      onEnded(ending) {
        if (sessions.get(characterId)?.session !== session) return;
        const isElsewhere = reasonOfClose(ending.closeCode, ending.message) === "elsewhere";
        lose(characterId, isElsewhere ? failureOfEnding(ending) : null, isElsewhere);
      },
    });
    const held: Held = { session, isConnected: false, isPending: false, onSettled: () => {} };
    sessions.set(characterId, held);
    notify();
    session.opened.then(
      () => {
        if (sessions.get(characterId) !== held) return;
        held.isConnected = true;
        rests.delete(characterId);
        notify();
      },
      (error: unknown) => {
        if (sessions.get(characterId) !== held) return;
        const failure = asModelError(error);
        // Nothing is said of it in the room: the dot tells, and the others go on.
        // oxlint-disable-next-line no-console -- whoever runs the archive is told why.
        console.warn(`The live agent of ${characterId} could not be reached: ${failure.message}`);
        lose(characterId, failure, error instanceof VoiceAgentError && error.reason === "elsewhere");
      },
    );
    return held;
  };

  /** Resolves once nothing more comes of an answer that was given up, or it has taken too long. */
  const remainder = (held: Held, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const deadline = clock.setTimeout(resolve, timings.roomAgentRemainder);
      const stop = () => {
        clock.clearTimeout(deadline);
        resolve();
      };
      held.onSettled = stop;
      signal.addEventListener("abort", stop, { once: true });
    });

  async function* ask(
    characterId: string,
    request: ReplyRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string | StreamPart> {
    if (!agent.hasAgent(characterId)) throw new LanguageModelError("notFound", "This character has no live agent.");
    const before = sessions.get(characterId);
    if (before?.isPending) {
      await remainder(before, signal);
      if (signal.aborted) return;
      // The rest of an answer that nobody waits for must not be taken for the next one: another session goes on from here.
      if (before.isPending && sessions.get(characterId) === before) end(characterId);
    }
    const rest = rests.get(characterId);
    if (rest?.failure && isResting(characterId) && !sessions.has(characterId)) throw rest.failure;
    const held = open(characterId);
    const { session } = held;
    const reports: VoiceAgentReport[] = [];
    let wake = () => {};
    let given = "";
    let isOver = false;
    const settle = (said: VoiceAgentReport) => {
      if (!isAnswered(said)) return;
      held.isPending = false;
      held.onSettled();
    };
    const hear = (said: VoiceAgentReport) => {
      reports.push(said);
      wake();
    };
    session.hear = hear;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener("abort", onAbort);
      // Whoever was asked meanwhile listens on.
      if (session.hear === hear) session.hear = settle;
      for (const said of reports) settle(said);
      if (given !== "") note(characterId, { role: "assistant", content: given });
      // A media room costs the same however soon it is left: the answer may still come, and the next question go there.
      if (held.isPending && session.transport !== "webrtc" && sessions.get(characterId) === held) end(characterId);
    };
    const onAbort = () => {
      leave();
      wake();
    };
    signal.addEventListener("abort", onAbort);
    try {
      const controls = await session.opened.catch((error: unknown) => {
        throw asModelError(error);
      });
      if (signal.aborted) return;
      const question = request.messages.at(-1)?.content ?? "";
      note(characterId, { role: "user", content: question });
      held.isPending = true;
      controls.sendText(question, request);
      for (;;) {
        if (signal.aborted) return;
        const said = reports.shift();
        if (said === undefined) await new Promise<void>((resolve) => (wake = resolve));
        else if (said.type === "agentPart") {
          given += said.text;
          yield said.text;
        } else if (said.type === "agentResponse") {
          if (said.text.trim() === "" && given === "") continue;
          held.isPending = false;
          // Some agents say all at once, some piece by piece and then all of it again.
          const rest = given === "" ? said.text : said.text.startsWith(given) ? said.text.slice(given.length) : "";
          given += rest;
          if (rest !== "") yield rest;
          if (said.end === "cut") throw new LanguageModelError("cutOff", "The answer broke off.");
          if (said.end !== undefined) yield { type: "end", reason: said.end };
          return;
        } else if (said.type === "problem" && said.problem === "noAnswer") {
          held.isPending = false;
          throw new LanguageModelError("overloaded", said.message);
        } else if (said.type === "work" && said.work === "declined") {
          held.isPending = false;
          return;
        } else if (said.type === "ended") throw failureOfEnding(said);
      }
    } finally {
      leave();
    }
  }

  return {
    kind: agent.kind,
    modelOf: (characterId) => ({
      name: agent.name,
      kind: agent.kind,
      stream: (request, { signal }) => ask(characterId, request, signal),
      async complete(request, { signal }) {
        let text = "";
        for await (const part of ask(characterId, request, signal)) if (typeof part === "string") text += part;
        return text;
      },
    }),
    statusOf(characterId) {
      const held = sessions.get(characterId);
      if (!held) return "disconnected";
      return held.isConnected ? "connected" : "connecting";
    },
    availabilityOf(characterId) {
      if (!agent.hasAgent(characterId)) return "none";
      return rests.get(characterId)?.standing ?? "ready";
    },
    subscribe,
    connect(characterIds) {
      for (const id of sessions.keys()) if (!characterIds.includes(id)) end(id);
      for (const id of characterIds) if (agent.hasAgent(id) && !isResting(id)) open(id);
    },
    recall() {
      rests.clear();
      notify();
    },
    close() {
      for (const id of sessions.keys()) end(id);
      rests.clear();
      talks.clear();
    },
  };
}

/** Whether nothing more comes of the answer to what was asked. */
function isAnswered(said: VoiceAgentReport): boolean {
  return (
    (said.type === "agentResponse" && said.text.trim() !== "") ||
    (said.type === "problem" && said.problem === "noAnswer") ||
    (said.type === "work" && said.work === "declined")
  );
}

function failureOfEnding({ message, closeCode }: VoiceAgentEnding): LanguageModelError {
  return new LanguageModelError(
    reasonOfClose(closeCode, message) === "locked" ? "locked" : "network",
    wordsOfClose(closeCode, message),
  );
}

function asModelError(error: unknown): LanguageModelError {
  const message = error instanceof Error && error.message !== "" ? error.message : "Connection failed";
  if (error instanceof VoiceAgentError && (error.reason === "locked" || error.reason === "timeout"))
    return new LanguageModelError(error.reason, message);
  return new LanguageModelError("network", message, { cause: error });
}
