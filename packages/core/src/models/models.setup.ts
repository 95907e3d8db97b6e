import { assign, enqueueActions, setup, type EventObject, type NonReducibleUnknown } from "xstate";
import { ModelDownloadError, type LanguageModelKind } from "../contracts";
import { readPreferences } from "../preferences/preference";
import { sitePreferences } from "../preferences/preferences";
import { defineRememberSetting } from "../preferences/remember-setting";
import { noSettings } from "../shared/left-out";
import { callbackNotProvided, promiseNotProvided } from "../shared/not-provided";
import * as timings from "../shared/timings";
import { createProgressStore } from "../speaking/download-progress";
import { chooseModel, type ModelChoice } from "./choose-model";
import { defineUseModel } from "./models.actors";
import type {
  CheckedModel,
  DownloadModelInput,
  ModelsCommand,
  ModelsContext,
  ModelsEmitted,
  ModelsEvent,
  ModelFailure,
  ModelsInput,
  ModelSwitch,
} from "./models.types";

const isOffered = ({ isOptional, availability }: ModelsContext["models"][number]) =>
  isOptional && (availability === "downloadable" || availability === "downloading");

const unanswered = ({ kind, isOptional }: ModelsContext["models"][number], choice: ModelChoice) => {
  if (kind === choice) return null;
  return isOptional ? ("unavailable" as const) : ("available" as const);
};

/** The entry of this kind that can be chosen now and is not the running one. */
const choosable = ({ models, choice }: ModelsContext, kind: LanguageModelKind) =>
  models.find(
    (entry) =>
      entry.kind === kind &&
      (!entry.isOptional || entry.availability === "available") &&
      chooseModel(models, choice).running?.kind !== kind,
  );

/** Types, actor slots, actions and guards of the chart of the models. */
export const modelsSetup = setup({
  types: {
    context: {} as ModelsContext,
    events: {} as ModelsEvent,
    emitted: {} as ModelsEmitted,
    input: {} as ModelsInput,
    tags: {} as "waiting" | "lasting",
    children: {} as {
      checker: "checkModels";
      downloader: "downloadModel";
      remover: "removeModel";
      user: "useModel";
      settingsKeeper: "rememberSetting";
    },
  },
  actors: {
    /** Asks each model whether it can answer now, and sends the answers. Never throws. */
    checkModels: callbackNotProvided<EventObject, NonReducibleUnknown>("models", "checkModels"),
    /** Downloads a model, or reads the visitor's file. */
    downloadModel: promiseNotProvided<void, DownloadModelInput>("models", "downloadModel"),
    /** Deletes a model from this device. */
    removeModel: promiseNotProvided<void, { readonly kind: LanguageModelKind | null }>("models", "removeModel"),
    /** Has the sessions answer by the chosen model. Never throws. */
    useModel: defineUseModel([]),
    /** Stores the choice. Never throws. */
    rememberSetting: defineRememberSetting(noSettings),
  },
  actions: {
    setChecked: assign(({ context }, { checked }: { checked: CheckedModel }) => ({
      models: context.models.map((entry) => (entry.kind === checked.kind ? { ...entry, ...checked } : entry)),
    })),
    /** What did not answer in time cannot be used, but the visitor's choice stays: nobody said that it is gone. */
    setUnanswered: assign(({ context }) => ({
      models: context.models.map((entry) => ({
        ...entry,
        availability: entry.availability ?? unanswered(entry, context.choice),
      })),
    })),
    /** A chosen model that is gone is no longer the choice: it would return without a word. */
    applyChoice: enqueueActions(
      ({ context, enqueue }, { choice, from }: { choice: ModelChoice; from?: LanguageModelKind | undefined }) => {
        const { models } = context;
        const before = from ?? chooseModel(models, context.choice).running?.kind;
        const { running } = chooseModel(models, choice);
        const kept = choice === "automatic" || running?.kind === choice ? choice : "automatic";
        enqueue.assign({ choice: kept });
        enqueue.sendTo("user", {
          type: "model.use",
          choice: kept,
          availabilities: Object.fromEntries(models.map(({ kind, availability }) => [kind, availability])),
        });
        if (kept !== context.choice)
          enqueue.sendTo("settingsKeeper", {
            type: "setting.write",
            key: sitePreferences.replyModel.key,
            value: sitePreferences.replyModel.write(kept),
          });
        if (running === undefined || before === undefined || running.kind === before) return;
        const change: ModelSwitch = { from: before, to: running.kind, reason: kept === choice ? "chosen" : "gone" };
        enqueue.assign({ switched: change });
        enqueue.emit({ type: "model.switched", change });
      },
    ),
    dismissSwitch: assign({ switched: null }),
    beginDownload: assign((_, { kind, file }: Extract<ModelsCommand, { type: "model.download" }>) => ({
      target: { kind, ...(file && { file }) },
      progress: createProgressStore({ fraction: null }),
      failure: null,
    })),
    beginRemoval: assign((_, { kind }: { kind: LanguageModelKind }) => ({ target: { kind }, failure: null })),
    clearTarget: assign({ target: null }),
    setFailure: assign(({ context }, { of, error }: { of: ModelFailure["of"]; error: unknown }) => ({
      failure: context.target && {
        kind: context.target.kind,
        of,
        reason: error instanceof ModelDownloadError ? error.reason : ("unknown" as const),
      },
    })),
    clearFailure: assign({ failure: null, target: null }),
  },
  guards: {
    hasOffer: ({ context }) => context.models.some(isOffered),
    hasSwitched: ({ context }) => context.switched !== null,
    canChoose: ({ context }, { kind }: { kind: LanguageModelKind }) => choosable(context, kind) !== undefined,
    isTargetAvailable: ({ context: { models, target } }) =>
      models.some(({ kind, availability }) => kind === target?.kind && availability === "available"),
    canDownload: ({ context }, { kind }: { kind: LanguageModelKind }) =>
      context.models.some((entry) => entry.kind === kind && isOffered(entry)),
    canRemove: ({ context }, { kind }: { kind: LanguageModelKind }) =>
      context.models.some((entry) => entry.kind === kind && entry.isRemovable && entry.availability === "available"),
  },
  delays: { modelCheck: timings.modelCheck, modelRemove: timings.modelRemove },
});

/** The visitor's stored choice. */
export const storedChoice = (read: (key: string) => string | null): ModelChoice =>
  readPreferences({ replyModel: sitePreferences.replyModel }, read).replyModel;
