import { fromCallback, fromPromise } from "xstate";
import type { LanguageModel, LanguageModelKind } from "../contracts";
import type { AutoLanguageModel } from "./auto-language-model";
import type { CheckedModels, DownloadModelInput, UseModelEvent } from "./models.types";

/** Makes `checkModels`: asks each model whether it can answer. */
export function defineCheckModels(models: readonly LanguageModel[]) {
  return fromPromise<CheckedModels>(() =>
    Promise.all(
      models.map(async (model) => {
        const availability = (await model.availability?.()) ?? "available";
        return { kind: model.kind, name: model.name, availability };
      }),
    ),
  );
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
