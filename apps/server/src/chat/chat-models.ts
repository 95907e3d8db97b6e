import type { ReplyPurpose } from "@archive-of-minds/core";
import type { ServerModel } from "../vendors/vendor";
import { configuredVendors, type VendorConfigs } from "../vendors/vendors";

/** The model for each purpose; `null` without any. */
export type ChatModels = (purpose: ReplyPurpose) => ServerModel | null;

export interface ChatModelsOptions {
  /** The `fetch` for a vendor's SDK. */
  readonly fetchOf: (vendor: string) => typeof globalThis.fetch;
  /** How often a call that failed is repeated; twice if left out. */
  readonly retries?: number | undefined;
}

/** One model for each vendor that is on and has one. A purpose that no model is preferred for gets the first. */
export function createChatModels(configs: VendorConfigs, { fetchOf, retries = 2 }: ChatModelsOptions): ChatModels {
  const models = configuredVendors(configs).flatMap(({ name, languageModel }) =>
    languageModel === null
      ? []
      : [{ ...languageModel.create({ fetch: fetchOf(name), retries }), preferredFor: languageModel.preferredFor }],
  );
  return (purpose) => models.find(({ preferredFor }) => preferredFor.includes(purpose)) ?? models[0] ?? null;
}
