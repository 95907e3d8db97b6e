import { LanguageModelError } from "../../contracts";
import { explainFailure, type SdkErrorClasses } from "../sdk-errors";

/** Calls the first model of a list that the vendor knows. */
export interface ModelFallback {
  ask<Answer>(
    models: readonly string[],
    send: (model: string) => Promise<Answer>,
    sdk: SdkErrorClasses,
  ): Promise<Answer>;
  /** The model that would be asked first. */
  firstKnown(models: readonly string[]): string | undefined;
}

/** Remembers the models the vendor did not know, so that each is asked for only once. */
export function createModelFallback(): ModelFallback {
  const unknown = new Set<string>();
  const known = (models: readonly string[]) => models.filter((model) => !unknown.has(model));
  return {
    firstKnown: (models) => known(models)[0] ?? models[0],
    async ask(models, send, sdk) {
      let cause: unknown;
      for (const model of known(models)) {
        try {
          return await send(model);
        } catch (error) {
          if (!isUnknownModel(error, sdk)) throw error;
          unknown.add(model);
          cause = error;
        }
      }
      // A key can be given more models while the page is open: the next call tries again.
      unknown.clear();
      throw new LanguageModelError("notFound", "None of the models is known.", { status: 404, cause });
    },
  };
}

function isUnknownModel(error: unknown, sdk: SdkErrorClasses): boolean {
  const failure = explainFailure(error, { sdk, phrase: (_, message) => message, hasText: false });
  return failure instanceof LanguageModelError && failure.reason === "notFound";
}
