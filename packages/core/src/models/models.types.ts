import type {
  LanguageModelKind,
  ModelAvailability,
  ModelDownloadErrorReason,
  ModelDownloadOptions,
  ModelProgress,
} from "../contracts";
import type { ProgressWriter } from "../speaking/download-progress";
import type { ModelAvailabilities } from "./auto-language-model";
import type { ModelCandidate, ModelChoice } from "./choose-model";

/** One of the models to choose from. */
export interface ModelEntry extends ModelCandidate {
  readonly name: string;
  /** The size of the download in bytes; `null` if it is unknown, or if there is none. */
  readonly totalBytes: number | null;
  /** Whether the visitor chooses a file for it. */
  readonly takesFile: boolean;
  /** Whether it can be deleted from here; else only in the browser's own settings. */
  readonly isRemovable: boolean;
}

/** Another model answers from now on, and no message has been sent since. */
export interface ModelSwitch {
  readonly from: LanguageModelKind;
  readonly to: LanguageModelKind;
  /** `gone`: the chosen model is no longer on this device. */
  readonly reason: "chosen" | "gone";
}

/**
 * Why a model could not be downloaded or deleted. It stays until `model.dismiss`, or until the next choice, download or
 * removal.
 */
export interface ModelFailure {
  readonly kind: LanguageModelKind;
  /** What failed: to get the model, or to delete it. */
  readonly of: "download" | "removal";
  readonly reason: ModelDownloadErrorReason;
}

/** What the visitor or the page sends to the chart of the models. */
export type ModelsCommand =
  /** Asks the browser again what this device has. */
  | { type: "models.check" }
  | { type: "model.choose"; kind: LanguageModelKind }
  /** Downloads a model and uses it. Sent during a press: browsers refuse it otherwise. */
  | { type: "model.download"; kind: LanguageModelKind; file?: ModelDownloadOptions["file"] }
  | { type: "model.cancel" }
  /** Closes the notice of a failed download or removal. */
  | { type: "model.dismiss" }
  | { type: "model.remove"; kind: LanguageModelKind }
  /** The visitor has read that another model answers, or has sent a message since. */
  | { type: "switch.dismiss" };

/** What the actor `checkModels` sends: the answer of one model, and that all of them have answered or failed. */
export type CheckEvent = { type: "model.answered"; checked: CheckedModel } | { type: "models.answered" };

/** Everything that the chart of the models takes. A page sends a {@link ModelsCommand}; the rest comes from its own actors. */
export type ModelsEvent = ModelsCommand | CheckEvent;

/**
 * Emitted when another model answers from now on: the visitor chose it, or the chosen one is no longer on this device.
 */
export type ModelsEmitted = { type: "model.switched"; change: ModelSwitch };

/** What `modelsMachine` starts with; `createModels` takes it from the language models and the settings store. */
export interface ModelsInput {
  /** The models to choose from, best first. */
  readonly models: readonly ModelEntry[];
  /** The stored choice of the visitor; `automatic` without one. */
  readonly choice: ModelChoice;
}

/** The data of the models' chart. Read it with `modelsSelectors`. */
export interface ModelsContext {
  readonly models: readonly ModelEntry[];
  readonly choice: ModelChoice;
  readonly switched: ModelSwitch | null;
  /** The model of the running download, with the visitor's file. */
  readonly target: { readonly kind: LanguageModelKind; readonly file?: ModelDownloadOptions["file"] } | null;
  /** How far the running download is; a store of its own, since it changes many times a second. */
  readonly progress: ProgressWriter<ModelProgress>;
  readonly failure: ModelFailure | null;
}

/** What the actor `useModel` is sent: from the next reply on, this model answers. */
export interface UseModelEvent {
  type: "model.use";
  choice: ModelChoice;
  availabilities: ModelAvailabilities;
}

export interface DownloadModelInput {
  readonly target: NonNullable<ModelsContext["target"]> | null;
  readonly progress: ProgressWriter<ModelProgress>;
}

/** What a model is found to be, and its name at that moment. */
export type CheckedModel = Pick<ModelEntry, "kind" | "name"> & { readonly availability: ModelAvailability };
