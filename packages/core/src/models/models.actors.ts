import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from "xstate";
import type { LanguageModel, LanguageModelKind } from "../contracts";
import type { AutoLanguageModel } from "./auto-language-model";
import type { CheckEvent, DownloadModelInput, UseModelEvent } from "./models.types";

/** Makes `checkModels`: asks each model whether it can answer. One that fails, or never answers, holds no other one up. */
export function defineCheckModels(models: readonly LanguageModel[]) {
  return fromCallback<EventObject, NonReducibleUnknown>(({ sendBack }: { sendBack: (event: CheckEvent) => void }) => {
    let isOver = false;
    const tell = (event: CheckEvent) => {
      if (!isOver) sendBack(event);
    };
    const ask = async (model: LanguageModel) => {
      const availability = (await model.availability?.()) ?? "available";
      tell({ type: "model.answered", checked: { kind: model.kind, name: model.name, availability } });
    };
    void Promise.allSettled(models.map(ask)).then(() => tell({ type: "models.answered" }));
    return () => {
      isOver = true;
    };
  });
}

/** Makes `downloadModel`. It starts in the step of the press, which browsers require. */
export function defineDownloadModel(models: readonly LanguageModel[]) {
  return fromPromise<void, DownloadModelInput>(async ({ input: { target, progress }, signal }) => {
    const model = models.find(({ kind }) => kind === target?.kind);
    await model?.download?.download({
      signal,
      onProgress: (now) => progress.set(now),
      ...(target?.file && { file: target.file }),
    });
  });
}

/** Makes `removeModel`. */
export function defineRemoveModel(models: readonly LanguageModel[]) {
  return fromPromise<void, { readonly kind: LanguageModelKind | null }>(async ({ input }) => {
    await models.find(({ kind }) => kind === input.kind)?.download?.remove?.();
  });
}

/** Makes `useModel`: has the sessions' models answer by the chosen one. */
export function defineUseModel(languageModels: readonly AutoLanguageModel[]) {
  return fromCallback<UseModelEvent>(({ receive }) => {
    receive(({ choice, availabilities }) => languageModels.forEach((each) => each.choose(choice, availabilities)));
  });
}
