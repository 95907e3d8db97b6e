import { builtInCorpora, createFactFinder } from "@archive-of-minds/built-in-model";
import { withKnownFacts, type ReplyPurpose } from "@archive-of-minds/core";
import { silentLogger, type Logger } from "../log";
import { systemTimers, type Timers } from "../proxies/timers";
import type { ServerModel } from "../vendors/vendor";
import { configuredVendors, type VendorConfigs } from "../vendors/vendors";

/** A model, and what asking it costs. */
interface ChatModel extends ServerModel {
  /** Whether its replies cost no money, so that they take nothing from the budgets of paid ones. */
  readonly isFree: boolean;
}

/** The models of the server. */
export interface ChatModels {
  readonly all: readonly ChatModel[];
  /** The model for a purpose; `null` without any. */
  of(purpose: ReplyPurpose): ChatModel | null;
}

export interface ChatModelsOptions {
  /** The `fetch` for a vendor's SDK. */
  readonly fetchOf: (vendor: string) => typeof globalThis.fetch;
  /** How often a call that failed is repeated; twice if left out. */
  readonly retries?: number | undefined;
  /** How long a model may take to its first word, in milliseconds. */
  readonly firstWordMs: number;
  readonly timers?: Timers;
  readonly log?: Logger;
}

const findFacts = createFactFinder({ corpora: builtInCorpora });

/** One model for each vendor that is on and has one. A purpose that no model is preferred for gets the first. */
export function createChatModels(
  configs: VendorConfigs,
  { fetchOf, retries = 2, firstWordMs, timers = systemTimers, log = silentLogger }: ChatModelsOptions,
): ChatModels {
  const all = configuredVendors(configs).flatMap(({ name, spends, languageModel }) => {
    if (languageModel === null) return [];
    const created = languageModel.create({ fetch: fetchOf(name), retries, firstWordMs, timers, log });
    const model = created.isOwn === true ? withKnownFacts(created.model, findFacts) : created.model;
    return [{ ...created, model, isFree: spends.length === 0, preferredFor: languageModel.preferredFor }];
  });
  return { all, of: (purpose) => all.find(({ preferredFor }) => preferredFor.includes(purpose)) ?? all[0] ?? null };
}

/** Loads the models that this server runs, and warns of a model file that is not loaded. */
export function loadModels(models: ChatModels, log: Logger, unusedModelFile: string | null): void {
  for (const model of models.all) model.load?.();
  if (unusedModelFile !== null)
    log.warn("model not used", { model: unusedModelFile, instead: models.of("reply")?.model.name ?? "" });
}
