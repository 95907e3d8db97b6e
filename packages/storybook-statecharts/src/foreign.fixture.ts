import { assign, createMachine, fromPromise, setup } from "xstate";

// Machines as other projects write them, after the examples of XState's own documentation.

/** A traffic light with the pedestrians' states inside its red. */
export const trafficLight = createMachine({
  id: "light",
  initial: "green",
  states: {
    green: { on: { TIMER: "yellow" } },
    yellow: { on: { TIMER: "red" } },
    red: {
      initial: "walk",
      states: {
        walk: { on: { PED_COUNTDOWN: "wait" } },
        wait: { on: { PED_COUNTDOWN: "stop" } },
        stop: { type: "final" },
      },
      onDone: "green",
    },
  },
  on: { POWER_OUTAGE: ".red" },
});

const toggle = (name: string) => ({
  initial: "off",
  states: {
    on: { on: { [`TOGGLE_${name}`]: "off" } },
    off: { on: { [`TOGGLE_${name}`]: "on" } },
  },
});

/** Four settings of a text that are independent of each other. */
export const wordProcessor = createMachine({
  id: "word",
  type: "parallel",
  states: {
    bold: toggle("BOLD"),
    underline: toggle("UNDERLINE"),
    italics: toggle("ITALICS"),
    list: {
      initial: "none",
      states: {
        none: { on: { BULLETS: "bullets", NUMBERS: "numbers" } },
        bullets: { on: { NONE: "none", NUMBERS: "numbers" } },
        numbers: { on: { BULLETS: "bullets", NONE: "none" } },
      },
    },
  },
});

/** A request that is tried again after a while, and not more than three times. */
export const fetchMachine = setup({
  types: {
    context: {} as { retries: number; query: string; answer: string | undefined },
    events: {} as { type: "FETCH"; query: string } | { type: "RETRY" } | { type: "CANCEL" },
  },
  actors: { load: fromPromise<string, string>(() => new Promise(() => {})) },
  delays: { patience: 60_000 },
  guards: {
    hasQuery: ({ event }) => event.type === "FETCH" && event.query.length > 0,
    hasRetries: ({ context }) => context.retries < 3,
  },
}).createMachine({
  id: "fetch",
  context: { retries: 0, query: "", answer: undefined },
  initial: "idle",
  states: {
    idle: {
      on: {
        FETCH: {
          guard: "hasQuery",
          target: "loading",
          actions: assign({ query: ({ event }) => event.query }),
        },
      },
    },
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.query,
        onDone: { target: "success", actions: assign({ answer: ({ event }) => event.output }) },
        onError: "failure",
      },
      after: { patience: "failure" },
      on: { CANCEL: "idle" },
    },
    success: { type: "final" },
    failure: {
      on: {
        RETRY: {
          guard: "hasRetries",
          target: "loading",
          actions: assign({ retries: ({ context }) => context.retries + 1 }),
        },
      },
    },
  },
});
