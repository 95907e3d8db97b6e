import type { LanguageModel, LanguageModelKind, ModelAvailability } from "../contracts";
import { chooseModel, type ModelChoice } from "./choose-model";

/** What is known of the models that have to be downloaded. */
export type ModelAvailabilities = Partial<Record<LanguageModelKind, ModelAvailability | null>>;

/** A language model that answers by one of several. */
export interface AutoLanguageModel extends LanguageModel {
  /** Best first. */
  readonly models: readonly LanguageModel[];
  readonly current: LanguageModel;
  /** From the next reply on. Called by the `models` chart. */
  choose(choice: ModelChoice, availabilities?: ModelAvailabilities): void;
}

/** What {@link createAutoLanguageModel} takes besides the models. */
export interface AutoLanguageModelOptions {
  /** The stored choice of the visitor, `sitePreferences.replyModel`. Left out, `automatic`. */
  readonly choice?: ModelChoice;
}

/**
 * Answers by the first of several models that needs no download, or by the one that the visitor chose. It never changes to
 * another one by itself: where a model fails, the chat offers the next one. Pass it to `createModels`, which asks what this
 * device has, and to `createChat`.
 *
 * @param models best first, such as a server's, the browser's, and the built-in one; one of each kind.
 * @throws Error where the list is empty, or where two models are of one kind.
 *
 * @example
 * const languageModel = createAutoLanguageModel([createBackendLanguageModel(), createBrowserLanguageModel(), builtInModel])
 * const chat = createChat({ providers: { languageModel } })
 * const models = createModels({ languageModels: [languageModel], settingsStore })
 */
export function createAutoLanguageModel(
  models: readonly LanguageModel[],
  { choice: stored = "automatic" }: AutoLanguageModelOptions = {},
): AutoLanguageModel {
  const [first] = models;
  if (first === undefined) throw new Error("createAutoLanguageModel: the list is empty. Pass at least one model.");
  const double = models.find(({ kind }, place) => models.findIndex((other) => other.kind === kind) !== place);
  if (double)
    throw new Error(`createAutoLanguageModel: two models are of the kind "${double.kind}". Pass one of each kind.`);
  let current = first;
  let next: LanguageModel | undefined;

  const choose = (choice: ModelChoice, availabilities: ModelAvailabilities = {}) => {
    const candidates = models.map((model) => ({
      model,
      kind: model.kind,
      isOptional: model.download !== undefined,
      availability: availabilities[model.kind] ?? null,
    }));
    const chosen = chooseModel(candidates, choice);
    current = chosen.running?.model ?? first;
    next = chosen.next?.model;
  };
  choose(stored);

  return {
    models,
    choose,
    get current() {
      return current;
    },
    get name() {
      return current.name;
    },
    get kind() {
      return current.kind;
    },
    // Readers that know `current` never read the rest; it is here for those that do not.
    get composesPrompt() {
      return current.composesPrompt === true;
    },
    get takesPictures() {
      return current.takesPictures;
    },
    get contextTokens() {
      return current.contextTokens;
    },
    get firstWordMs() {
      return current.firstWordMs;
    },
    get next() {
      return next;
    },
    stream: (request, options) => current.stream(request, options),
    complete: (request, options) => current.complete(request, options),
    preload: async (characterId) => current.preload?.(characterId),
  };
}
