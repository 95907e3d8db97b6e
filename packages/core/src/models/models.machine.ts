import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { createProgressStore } from "../speaking/download-progress";
import { chooseModel } from "./choose-model";
import { modelsSetup } from "./models.setup";

/** The commands that are taken while no download and no removal runs. */
const choosing = modelsSetup.createStateConfig({
  on: {
    "model.choose": {
      guard: { type: "canChoose", params: ({ event }) => event },
      actions: { type: "applyChoice", params: ({ event }) => ({ choice: event.kind }) },
    },
    "model.download": {
      guard: { type: "canDownload", params: ({ event }) => event },
      target: "downloading",
      actions: { type: "beginDownload", params: ({ event }) => event },
    },
    "model.remove": {
      guard: { type: "canRemove", params: ({ event }) => event },
      target: "removing",
      actions: { type: "beginRemoval", params: ({ event }) => event },
    },
  },
});

const settled = modelsSetup.createStateConfig({ on: { ...choosing.on, "models.check": "checking" } });

/**
 * The language models that can answer here: which one does, which ones this device could have, and the download of those.
 * It never changes the model by itself, except where the chosen one is no longer on the device; then it says so.
 *
 * Its actors are injected: see the actor slots of the setup, or use `createModels`, which fills them from models.
 */
export const modelsMachine = modelsSetup.createMachine({
  id: "models",
  context: ({ input }) => ({
    models: input.models,
    choice: input.choice,
    switched: null,
    target: null,
    progress: createProgressStore({ fraction: null }),
    failure: null,
  }),
  invoke: [
    { id: "user", src: "useModel", onError: {} },
    { id: "settingsKeeper", src: "rememberSetting", onError: {} },
  ],
  on: { "switch.dismiss": { guard: "hasSwitched", actions: "dismissSwitch" } },
  initial: "checking",
  states: {
    checking: {
      tags: "waiting",
      invoke: { id: "checker", src: "checkModels", onError: { target: "checked", actions: "setUnanswered" } },
      // What has answered before can be used meanwhile.
      on: {
        ...choosing.on,
        "model.answered": { actions: { type: "setChecked", params: ({ event }) => event } },
        "models.answered": { target: "checked", actions: "setUnanswered" },
      },
      after: { modelCheck: { target: "checked", actions: "setUnanswered" } },
    },
    /** The choice is compared with what was running before the check. */
    checked: {
      entry: {
        type: "applyChoice",
        params: ({ context }) => ({
          choice: context.choice,
          from: chooseModel(
            context.models.map((entry) => ({ ...entry, availability: null })),
            context.choice,
          ).running?.kind,
        }),
      },
      always: [{ guard: "hasOffer", target: "offered" }, { target: "ready" }],
    },
    /** Nothing can be downloaded. */
    ready: settled,
    offered: settled,
    downloading: {
      tags: "lasting",
      invoke: {
        id: "downloader",
        src: "downloadModel",
        input: ({ context: { target, progress } }) => ({ target, progress }),
        onDone: "taking",
        onError: {
          target: "failed",
          actions: { type: "setFailure", params: ({ event }) => ({ of: "download" as const, error: event.error }) },
        },
      },
      on: { "model.cancel": { target: "checking", actions: "clearTarget" } },
    },
    /** The download was a choice as well, so the model is used as soon as the browser confirms that it has it. */
    taking: {
      tags: "waiting",
      invoke: {
        id: "checker",
        src: "checkModels",
        onError: { target: "checked", actions: ["setUnanswered", "clearTarget"] },
      },
      on: {
        "model.answered": { actions: { type: "setChecked", params: ({ event }) => event } },
        "models.answered": [
          { guard: "isTargetAvailable", target: "taken", actions: "setUnanswered" },
          { target: "checked", actions: ["setUnanswered", "clearTarget"] },
        ],
      },
      after: { modelCheck: { target: "checked", actions: ["setUnanswered", "clearTarget"] } },
    },
    taken: {
      entry: [
        {
          type: "applyChoice",
          params: ({ context }) => ({ choice: context.target?.kind ?? context.choice }),
        },
        "clearTarget",
      ],
      always: [{ guard: "hasOffer", target: "offered" }, { target: "ready" }],
    },
    failed: {
      // The reason stays until the visitor has read it: nothing is checked meanwhile.
      on: {
        ...choosing.on,
        "model.choose": {
          guard: { type: "canChoose", params: ({ event }) => event },
          target: "checking",
          actions: [{ type: "applyChoice", params: ({ event }) => ({ choice: event.kind }) }, "clearFailure"],
        },
        "model.dismiss": { target: "checking", actions: "clearFailure" },
      },
    },
    removing: {
      tags: "waiting",
      invoke: {
        id: "remover",
        src: "removeModel",
        input: ({ context }) => ({ kind: context.target?.kind ?? null }),
        onDone: { target: "checking", actions: "clearTarget" },
        onError: {
          target: "failed",
          actions: { type: "setFailure", params: ({ event }) => ({ of: "removal" as const, error: event.error }) },
        },
      },
      after: {
        modelRemove: {
          target: "failed",
          actions: { type: "setFailure", params: { of: "removal" as const, error: null } },
        },
      },
    },
  },
});

/**
 * The running chart of the models, from `createModels`: `send` takes a `ModelsCommand`, and `on` calls back with a
 * `ModelsEmitted`. `attachModels` joins it to a chat.
 */
export type ModelsActorRef = ActorRefFrom<typeof modelsMachine>;
/** The state of the models at one moment. Read it with `modelsSelectors`. */
export type ModelsSnapshot = SnapshotFrom<typeof modelsMachine>;
