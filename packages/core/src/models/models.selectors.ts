import { chooseModel } from "./choose-model";
import type { ModelsSnapshot } from "./models.machine";
import type { ModelEntry } from "./models.types";

const chosen = ({ context }: ModelsSnapshot) => chooseModel(context.models, context.choice);

/** The model that answers; `undefined` if there is none. */
export const running = (snapshot: ModelsSnapshot) => chosen(snapshot).running;

/** The model to offer when that fails; `undefined` if there is none. */
export const next = (snapshot: ModelsSnapshot) => chosen(snapshot).next;

/** The models to choose from. */
export const models = ({ context }: ModelsSnapshot) => context.models;

/** `checking`, `ready`, `offered`, `downloading`, `failed` or `removing`. */
export function status({ value }: ModelsSnapshot) {
  return value === "taking" || value === "taken" || value === "checked" ? "checking" : value;
}

/** What a model is to the visitor now; one that could not be deleted is what it was before. */
export type ModelPlace = "running" | "choosable" | "downloadable" | "downloading" | "failed" | "removing" | "none";

/** What this model is to the visitor now. */
export const placeOf =
  (entry: ModelEntry) =>
  (snapshot: ModelsSnapshot): ModelPlace => {
    const { kind } = entry;
    const { target, failure } = snapshot.context;
    if (target?.kind === kind && snapshot.matches("downloading")) return "downloading";
    if (target?.kind === kind && snapshot.matches("removing")) return "removing";
    if (failure?.kind === kind && failure.of === "download") return "failed";
    if (running(snapshot)?.kind === kind) return "running";
    if (snapshot.can({ type: "model.choose", kind })) return "choosable";
    return snapshot.can({ type: "model.download", kind }) ? "downloadable" : "none";
  };

/** Whether the visitor waits for this model, or has to read why it failed. */
export const isBusyWith =
  ({ kind }: ModelEntry) =>
  ({ context }: ModelsSnapshot) =>
    context.target?.kind === kind || context.failure?.kind === kind;

/** Whether this model can be deleted from the device now. */
export const canRemove =
  ({ kind }: ModelEntry) =>
  (snapshot: ModelsSnapshot) =>
    snapshot.can({ type: "model.remove", kind });

/** Which download or removal failed, and why; `null` if none did. */
export const failure = ({ context }: ModelsSnapshot) => context.failure;

/** How far the running download is, as a store of its own. */
export const progress = ({ context }: ModelsSnapshot) => context.progress;

/** That another model answers from now on; `null` once it was read. */
export const switched = ({ context }: ModelsSnapshot) => context.switched;
