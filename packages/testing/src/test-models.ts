import {
  createAutoLanguageModel,
  createModels,
  type AutoLanguageModel,
  type LanguageModel,
  type ModelAvailability,
  type ModelDownloadErrorReason,
  type ModelsActorRef,
  type ModelsSnapshot,
  ModelDownloadError,
  type SessionOptions,
} from "@archive-of-minds/core";
import { SimulatedClock } from "xstate";
import { createFakeLanguageModel, type FakeLanguageModel } from "./fake-language-model";
import { createFakeSettingsStore } from "./fake-settings-store";

/** A model on the device, whose availability and download the test decides. */
export interface FakeLocalModel extends FakeLanguageModel {
  /** What it answers when it is asked; `null` never answers. */
  state: ModelAvailability | null;
  progress(fraction: number | null): void;
  finishDownload(): void;
  failDownload(reason: ModelDownloadErrorReason): void;
  /** From now on no removal ends. */
  holdRemoval(): void;
  /** The next removal fails. */
  failRemoval(): void;
}

/** What a fake model on the device is, and whether it is there at the start. */
export interface FakeLocalModelOptions {
  /** `file`: read from a file that the visitor chooses, and removable. Default `browser`. */
  readonly kind?: "browser" | "file";
  /** Default `Browser model` or `Model file`. */
  readonly name?: string;
  /** Whether it can answer at the start, `downloadable` by default; `null` never tells. */
  readonly state?: ModelAvailability | null;
  /** The size of its download in bytes. Left out, unknown. */
  readonly totalBytes?: number;
  /** Answers every call by itself. Left out, the test answers each with `nextCall`. */
  readonly reply?: string;
}

/**
 * A fake of a model that is downloaded to the device. The test sets `state`, and moves a running download with
 * `progress`, `finishDownload` and `failDownload`.
 */
export function createFakeLocalModel(options: FakeLocalModelOptions = {}): FakeLocalModel {
  const { kind = "browser", name = kind === "browser" ? "Browser model" : "Model file", totalBytes = null } = options;
  const base = createFakeLanguageModel({ name, kind, ...(options.reply !== undefined && { reply: options.reply }) });
  let isHeld = false;
  let isRefused = false;
  let running: { end(error?: Error): void; report(fraction: number | null): void } | null = null;
  const model: FakeLocalModel = {
    ...base,
    state: options.state === undefined ? "downloadable" : options.state,
    availability: () => (model.state === null ? new Promise(() => {}) : Promise.resolve(model.state)),
    download: {
      totalBytes,
      takesFile: kind === "file",
      download: ({ signal, onProgress }) =>
        new Promise((resolve, reject) => {
          const end = (error?: Error) => (error ? reject(error) : resolve());
          running = { end, report: (fraction) => onProgress?.({ fraction }) };
          signal.addEventListener("abort", () => end(new DOMException("The download was cancelled.", "AbortError")));
        }),
      ...(kind === "file" && {
        remove: () => {
          if (isHeld) return new Promise(() => {});
          if (isRefused) {
            isRefused = false;
            return Promise.reject(new DOMException("The file is in use.", "NoModificationAllowedError"));
          }
          model.state = "downloadable";
          return Promise.resolve();
        },
      }),
    },
    progress: (fraction) => running?.report(fraction),
    finishDownload() {
      model.state = "available";
      running?.end();
    },
    holdRemoval: () => void (isHeld = true),
    failRemoval: () => void (isRefused = true),
    failDownload: (reason) => running?.end(new ModelDownloadError(reason, `The fake fails: ${reason}.`)),
  };
  return model;
}

/** The models of {@link createTestModels}. All may be left out. */
export interface TestModelsOptions extends Pick<SessionOptions, "inspect"> {
  /** Best first. Left out, a browser's model that can be downloaded and the built-in one. */
  readonly models?: readonly LanguageModel[];
  /** The stored settings at the start, by key. Default: none. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A running session of models, and the language model that answers by the visitor's choice. */
export interface TestModels {
  readonly models: ModelsActorRef;
  readonly languageModel: AutoLanguageModel;
  readonly clock: SimulatedClock;
  /** The stored choice; `null` for the default. */
  storedChoice(): string | null;
  /** Resolves when the chart is in this state. */
  until(matches: (snapshot: ModelsSnapshot) => boolean): Promise<void>;
}

/** A running chart of models with fakes behind it. */
export function createTestModels({ models, settings, inspect }: TestModelsOptions = {}): TestModels {
  const settingsStore = createFakeSettingsStore(settings);
  const clock = new SimulatedClock();
  const builtIn = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn", reply: "From my notes." });
  const languageModel = createAutoLanguageModel(models ?? [createFakeLocalModel(), builtIn]);
  const actor = createModels({ languageModels: [languageModel], settingsStore, clock, ...(inspect && { inspect }) });
  return {
    models: actor,
    languageModel,
    clock,
    storedChoice: () => settingsStore.read("aom.replyModel"),
    until: (matches) =>
      new Promise((resolve) => {
        if (matches(actor.getSnapshot())) return resolve();
        const { unsubscribe } = actor.subscribe((snapshot) => {
          if (!matches(snapshot)) return;
          unsubscribe();
          resolve();
        });
      }),
  };
}
