import { createActor } from "xstate";
import type { SettingsStore } from "../contracts";
import { defineRememberSetting } from "../preferences/remember-setting";
import { needs } from "../shared/check-options";
import { noSettings } from "../shared/left-out";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import type { AutoLanguageModel } from "./auto-language-model";
import { defineCheckModels, defineDownloadModel, defineRemoveModel, defineUseModel } from "./models.actors";
import { modelsMachine, type ModelsActorRef } from "./models.machine";
import { storedChoice } from "./models.setup";
import type { ModelEntry } from "./models.types";

/** What {@link createModels} needs: language models that choose among several. */
export interface CreateModelsOptions extends SessionOptions {
  /** Those of the chat and, where it has its own, of the Chat Room. The first one's models are shown; the choice is for all. */
  readonly languageModels: readonly [AutoLanguageModel, ...AutoLanguageModel[]];
  /** Default: the choice is lost when the page closes. */
  readonly settingsStore?: SettingsStore;
}

/**
 * Wraps models into the chart of the models, and starts it: it asks what this device has. Join it to a chat with
 * {@link attachModels}.
 *
 * @throws Error if the language models are missing, or are none that choose between several.
 *
 * @example
 * const models = createModels({ languageModels: [languageModel], settingsStore })
 * const detach = attachModels(models, chat)
 * button.onclick = () => models.send({ type: 'model.download', kind: 'browser' })
 */
export function createModels(options: CreateModelsOptions): ModelsActorRef {
  needs("createModels", options, "languageModels");
  const { languageModels, settingsStore = noSettings } = options;
  // Plain JavaScript can pass any model.
  const given: unknown = languageModels;
  if (!Array.isArray(given) || given.length === 0 || !given.every((each) => Array.isArray(each?.models)))
    throw new Error("createModels: `languageModels` has to be a list of what createAutoLanguageModel([…]) returns.");
  const { models } = languageModels[0];
  const choice = storedChoice(settingsStore.read);
  languageModels.forEach((each) => each.choose(choice));
  const machine = modelsMachine.provide({
    actors: {
      checkModels: defineCheckModels(models),
      downloadModel: defineDownloadModel(models),
      removeModel: defineRemoveModel(models),
      useModel: defineUseModel(languageModels),
      rememberSetting: defineRememberSetting(settingsStore),
    },
  });
  return createActor(machine, {
    ...sessionOptions(options),
    input: { models: models.map(entryOf), choice },
  }).start();
}

const entryOf = ({ kind, name, download }: AutoLanguageModel["models"][number]): ModelEntry => ({
  kind,
  name,
  isOptional: download !== undefined,
  availability: null,
  totalBytes: download?.totalBytes ?? null,
  takesFile: download?.takesFile === true,
  isRemovable: download?.remove !== undefined,
});
