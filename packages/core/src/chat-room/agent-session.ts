import type { ActorOptions, AnyActorLogic } from "xstate";
import {
  VoiceAgentError,
  type PromptMessage,
  type VoiceAgent,
  type VoiceAgentEnding,
  type VoiceAgentOverrides,
  type VoiceAgentPass,
  type VoiceAgentReport,
  type VoiceControls,
} from "../contracts";
import { refusesOverride } from "../shared/live-close-codes";
import * as timings from "../shared/timings";

/** Drives the wait for an agent; the charts' own by default. */
export type SessionClock = NonNullable<ActorOptions<AnyActorLogic>["clock"]>;

/** One written conversation with a character's agent. */
export interface AgentSession {
  /** Rejects with a `VoiceAgentError` where it does not begin, or not in time. */
  readonly opened: Promise<VoiceControls>;
  /** The way it goes; `null` before that is known. */
  readonly transport: VoiceAgentPass["transport"] | null;
  /** Who hears what the agent says now; nobody between two questions. */
  hear: (report: VoiceAgentReport) => void;
  end(): void;
}

/** In a room nobody speaks before it is their turn. */
const NO_GREETING = { firstMessage: "" } as const;

export interface AgentSessionOptions {
  /** What was said in an earlier session with the same agent. */
  readonly history: readonly PromptMessage[];
  /** Whether it is known not to let anybody say what it says first: its greeting is left out when it comes. */
  readonly greets: boolean;
  readonly clock: SessionClock;
  readonly onGreets: () => void;
  readonly onEnded: (ending: VoiceAgentEnding) => void;
}

export function openSession(
  agent: VoiceAgent,
  characterId: string,
  { history, greets, clock, onGreets, onEnded }: AgentSessionOptions,
): AgentSession {
  const abort = new AbortController();
  const { signal } = abort;
  let newest = -Infinity;
  let transport: AgentSession["transport"] = null;
  let isGreeting = false;
  let endGreeting = () => {};
  const report = (said: VoiceAgentReport) => {
    if (signal.aborted) return;
    const isOfGreeting = isGreeting && said.type !== "ended";
    if (said.type === "agentResponse" || said.type === "ended") endGreeting();
    if (said.type === "agentResponse") {
      // An answer that was told already is not the next one.
      if (said.id <= newest) return;
      newest = said.id;
    }
    if (!isOfGreeting) session.hear(said);
    if (said.type === "ended") onEnded(said);
  };
  const connect = async (overrides?: VoiceAgentOverrides) => {
    const pass = await agent.authorise(characterId, { signal, textOnly: true });
    transport = pass.transport;
    return agent.connect(
      { characterId, pass, textOnly: true, ...(overrides && { overrides }), ...(history.length > 0 && { history }) },
      { signal, report },
    );
  };
  /** Resolves once it has greeted, or does not. */
  const connectGreeting = async () => {
    isGreeting = true;
    const greeted = new Promise<void>((resolve) => (endGreeting = resolve));
    const controls = await connect();
    const deadline = clock.setTimeout(() => endGreeting(), timings.roomAgentRemainder);
    signal.addEventListener("abort", () => endGreeting(), { once: true });
    if (signal.aborted) endGreeting();
    await greeted;
    clock.clearTimeout(deadline);
    isGreeting = false;
    return controls;
  };
  const begin = async () => {
    const controls = await (greets
      ? connectGreeting()
      : connect(NO_GREETING).catch((error: unknown) => {
          if (signal.aborted || !refusesOverride(error)) throw error;
          onGreets();
          return connectGreeting();
        }));
    if (signal.aborted) controls.end();
    return controls;
  };
  const session: AgentSession = {
    opened: new Promise((resolve, reject) => {
      const giveUp = (reason: "timeout" | "unknown", message: string) => {
        reject(new VoiceAgentError(reason, message));
        abort.abort();
      };
      const deadline = clock.setTimeout(
        () => giveUp("timeout", "The live agent did not begin in time."),
        timings.roomAgentStart,
      );
      const cancel = () => clock.clearTimeout(deadline);
      signal.addEventListener(
        "abort",
        () => {
          cancel();
          giveUp("unknown", "The live conversation was given up.");
        },
        { once: true },
      );
      begin().then(resolve, reject).finally(cancel);
    }),
    get transport() {
      return transport;
    },
    hear: () => {},
    end: () => abort.abort(),
  };
  return session;
}
