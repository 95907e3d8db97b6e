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

/** How a step stands. `skipped`: it is not needed here. `unknown`: nothing is known that could be tried. `untried`: a step it builds on failed. */
export type ConnectionStepState = "waiting" | "running" | "passed" | "failed" | "skipped" | "unknown" | "untried";

export interface ConnectionFinding {
  readonly state: ConnectionStepState;
  /** Why it failed, for debugging. */
  readonly detail: string | null;
  /** What kind of failure it was, where that is known. */
  readonly reason?: VoiceAgentErrorReason;
}

export interface ConnectionCheckContext {
  readonly findings: Readonly<Record<ConnectionStep, ConnectionFinding>>;
}

export type ConnectionCheckEvent = { type: "check.start" } | { type: "check.stop" };

const waiting: ConnectionFinding = { state: "waiting", detail: null };
const untouched: ConnectionCheckContext["findings"] = {
  microphone: waiting,
  server: waiting,
  websocket: waiting,
  mediaRoom: waiting,
  relay: waiting,
};
/** Without it the later steps say nothing. */
const foundations: Partial<Record<ConnectionStep, ConnectionStep>> = {
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
    /** Takes one step; stopping it ends all it has opened. */
    checkStep: promiseNotProvided<ConnectionStepResult, { readonly step: ConnectionStep }>(
      "connectionCheck",
      "checkStep",
    ),
  },
  actions: {
    forget: assign({ findings: untouched }),
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
    /** What runs is not known any more. */
    breakOff: assign({
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
    isGroundless: ({ context }, { step }: { step: ConnectionStep }) => {
      const foundation = foundations[step];
      return foundation !== undefined && context.findings[foundation].state === "failed";
    },
  },
  delays: {
    connectionStep: timings.connectionStep,
    /** A visitor has to find the browser's question and answer it. */
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
      guard: { type: "isGroundless", params: { step } },
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
    on: { "check.stop": { target: "idle", actions: "breakOff" } },
  });
}

/**
 * A check of the way to live conversations, step by step, which goes on where a step fails, as far as that says anything.
 *
 * Its actor comes from outside: see the actor slot of the setup, or give `defineCheckStep` a probe.
 */
export const connectionCheckMachine = checkSetup.createMachine({
  id: "connectionCheck",
  context: { findings: untouched },
  initial: "idle",
  states: {
    idle: { on: { "check.start": { target: "microphone", actions: "forget" } } },
    microphone: stepState("microphone", "server"),
    server: stepState("server", "websocket"),
    websocket: stepState("websocket", "mediaRoom"),
    mediaRoom: stepState("mediaRoom", "relay"),
    relay: stepState("relay", "finished"),
    /** The context says how each step went. */
    finished: { on: { "check.start": { target: "microphone", actions: "forget" } } },
  },
});

/** Makes `checkStep` from a probe. */
export function defineCheckStep(probe: ConnectionProbe) {
  return fromPromise<ConnectionStepResult, { readonly step: ConnectionStep }>(({ input, signal }) =>
    probe.check(input.step, { signal }),
  );
}

export type ConnectionCheckActorRef = ActorRefFrom<typeof connectionCheckMachine>;
export type ConnectionCheckSnapshot = SnapshotFrom<typeof connectionCheckMachine>;
