import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import {
  connectionSteps,
  VoiceAgentError,
  type ConnectionProbe,
  type ConnectionStep,
  type ConnectionStepResult,
  type VoiceAgentErrorReason,
} from "../contracts";
import { promiseNotProvided } from "../shared/not-provided";
import * as timings from "../shared/timings";

/** The state of a step. `skipped`: it is not needed here. `unknown`: there is no known address to try. `untried`: a step that it depends on failed. */
export type ConnectionStepState = "waiting" | "running" | "passed" | "failed" | "skipped" | "unknown" | "untried";

/** What a connection check knows of one step. */
export interface ConnectionFinding {
  readonly state: ConnectionStepState;
  /** Why it failed, for debugging. */
  readonly detail: string | null;
  /** What kind of failure it was, where that is known. */
  readonly reason?: VoiceAgentErrorReason;
}

/** The data of a connection check: what is known of each step. Read it with `connectionCheckSelectors`. */
export interface ConnectionCheckContext {
  readonly findings: Readonly<Record<ConnectionStep, ConnectionFinding>>;
}

/**
 * What a connection check takes. `check.start` begins with the first step, also after the last check has ended;
 * `check.stop` ends a running check and keeps what was found.
 */
export type ConnectionCheckEvent = { type: "check.start" } | { type: "check.stop" };

const waiting: ConnectionFinding = { state: "waiting", detail: null };
const initialFindings: ConnectionCheckContext["findings"] = {
  microphone: waiting,
  server: waiting,
  websocket: waiting,
  mediaRoom: waiting,
  relay: waiting,
};
/** The step that each of these depends on. */
const dependencies: Partial<Record<ConnectionStep, ConnectionStep>> = {
  websocket: "server",
  mediaRoom: "server",
  relay: "server",
};

const checkSetup = setup({
  types: {
    context: {} as ConnectionCheckContext,
    events: {} as ConnectionCheckEvent,
    tags: {} as "waiting" | "running",
  },
  actors: {
    /** Runs one step; stopping it closes everything that it opened. */
    checkStep: promiseNotProvided<ConnectionStepResult, { readonly step: ConnectionStep }>(
      "connectionCheck",
      "checkStep",
    ),
  },
  actions: {
    reset: assign({ findings: initialFindings }),
    begin: assign({
      findings: ({ context }, { step }: { step: ConnectionStep }) => ({
        ...context.findings,
        [step]: { state: "running", detail: null },
      }),
    }),
    note: assign({
      findings: (
        { context },
        {
          step,
          state,
          detail = null,
          reason,
        }: {
          step: ConnectionStep;
          state: ConnectionStepState;
          detail?: string | null;
          reason?: VoiceAgentErrorReason | undefined;
        },
      ) => ({ ...context.findings, [step]: { state, detail, ...(reason && { reason }) } }),
    }),
    /** Resets the running step. */
    resetRunning: assign({
      findings: ({ context }) =>
        Object.fromEntries(
          connectionSteps.map((step) => [
            step,
            context.findings[step].state === "running" ? waiting : context.findings[step],
          ]),
        ) as ConnectionCheckContext["findings"],
    }),
  },
  guards: {
    hasFailedDependency: ({ context }, { step }: { step: ConnectionStep }) => {
      const dependency = dependencies[step];
      return dependency !== undefined && context.findings[dependency].state === "failed";
    },
  },
  delays: {
    connectionStep: timings.connectionStep,
    /** The visitor has to find the browser's prompt and answer it. */
    connectionQuestion: timings.connectionQuestion,
  },
});

function stepState(step: ConnectionStep, next: string) {
  const late = {
    target: next,
    actions: { type: "note", params: { step, state: "failed", detail: "There was no answer in time." } },
  } as const;
  return checkSetup.createStateConfig({
    tags: ["waiting", "running"],
    always: {
      guard: { type: "hasFailedDependency", params: { step } },
      target: next,
      actions: { type: "note", params: { step, state: "untried" } },
    },
    entry: { type: "begin", params: { step } },
    invoke: {
      src: "checkStep",
      input: { step },
      onDone: {
        target: next,
        actions: {
          type: "note",
          params: ({ event }) => ({ step, state: event.output === "notNeeded" ? "skipped" : event.output }),
        },
      },
      onError: {
        target: next,
        actions: {
          type: "note",
          params: ({ event }) => ({
            step,
            state: "failed",
            detail: event.error instanceof Error ? event.error.message : String(event.error),
            reason: event.error instanceof VoiceAgentError ? event.error.reason : undefined,
          }),
        },
      },
    },
    after: step === "microphone" ? { connectionQuestion: late } : { connectionStep: late },
    on: { "check.stop": { target: "idle", actions: "resetRunning" } },
  });
}

/**
 * Checks step by step whether live conversations can work here. It continues after a failed step, unless the next one
 * depends on it.
 *
 * Its actor comes from outside: see the actor slot of the setup, or give `defineCheckStep` a probe.
 */
export const connectionCheckMachine = checkSetup.createMachine({
  id: "connectionCheck",
  context: { findings: initialFindings },
  initial: "idle",
  states: {
    idle: { on: { "check.start": { target: "microphone", actions: "reset" } } },
    microphone: stepState("microphone", "server"),
    server: stepState("server", "websocket"),
    websocket: stepState("websocket", "mediaRoom"),
    mediaRoom: stepState("mediaRoom", "relay"),
    relay: stepState("relay", "finished"),
    /** The context contains the result of each step. */
    finished: { on: { "check.start": { target: "microphone", actions: "reset" } } },
  },
});

/** Makes `checkStep` from a probe. */
export function defineCheckStep(probe: ConnectionProbe) {
  return fromPromise<ConnectionStepResult, { readonly step: ConnectionStep }>(({ input, signal }) =>
    probe.check(input.step, { signal }),
  );
}

/** A connection check, from `createConnectionCheck`: `send` takes a {@link ConnectionCheckEvent}. */
export type ConnectionCheckActorRef = ActorRefFrom<typeof connectionCheckMachine>;
/** The state of a connection check at one moment. Read it with `connectionCheckSelectors`. */
export type ConnectionCheckSnapshot = SnapshotFrom<typeof connectionCheckMachine>;
