import {
  createOpenAILanguageModel,
  mostOpenAIThinking,
  openAIEfforts,
  type OpenAIEffort,
} from "@archive-of-minds/core/providers/openai";
import * as v from "valibot";
import { ConfigError } from "../config-error";
import { defaultOpenAIModel } from "../default-models";
import { modelId, modelName, oneOf, readVariables, vendorKey, vendorUrl, wholeNumber } from "../variables";
import { isOwnServer, modelSpends, type Vendor, type VendorConfig } from "./vendor";

export interface OpenAIConfig extends VendorConfig {
  /** Ends in `/v1` at the vendor; without a trailing slash. */
  readonly baseURL: string;
  /** `null`: the first model that the server lists. */
  readonly model: string | null;
  /** What the screen calls it; left out, the vendor and the model, or the model and the host. */
  readonly name?: string | undefined;
  /** The context, in tokens, of a model in a network of one's own whose server does not tell it. */
  readonly contextTokens?: number;
  /** Left out, no parameter is sent and no thinking is expected. */
  readonly effort?: OpenAIEffort;
}

const vendorAddress = "https://api.openai.com/v1";

const Variables = v.object({
  OPENAI_API_KEY: vendorKey("OPENAI_API_KEY"),
  OPENAI_BASE_URL: vendorUrl("OPENAI_BASE_URL", vendorAddress),
  OPENAI_MODEL: v.optional(modelId("OPENAI_MODEL")),
  OPENAI_NAME: modelName("OPENAI_NAME"),
  OPENAI_CONTEXT_TOKENS: wholeNumber("OPENAI_CONTEXT_TOKENS", 1_024, 10_000_000, 4_096),
  OPENAI_EFFORT: oneOf("OPENAI_EFFORT", openAIEfforts, "low"),
});

/** OpenAI, or a server that speaks its format. */
export const openAIVendor: Vendor<OpenAIConfig> = {
  variables: Object.keys(Variables.entries),

  readConfig(given) {
    const env = readVariables(Variables, given);
    const { OPENAI_API_KEY: apiKey = null, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
    // A server that speaks OpenAI's format needs no key, so its address is enough.
    if (apiKey === null && given["OPENAI_BASE_URL"] === undefined) {
      if (model !== undefined)
        throw new ConfigError(
          "OPENAI_MODEL needs a server: set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own.",
        );
      return null;
    }
    if (apiKey !== null && model === undefined && baseURL !== vendorAddress)
      throw new ConfigError(
        `Set OPENAI_MODEL to the model that the server at ${new URL(baseURL).host} is asked for, or leave OPENAI_API_KEY out if it wants no key.`,
      );
    return {
      apiKey,
      baseURL,
      model: model ?? (apiKey === null ? null : defaultOpenAIModel),
      ...(env.OPENAI_NAME !== undefined && { name: env.OPENAI_NAME }),
      contextTokens: env.OPENAI_CONTEXT_TOKENS,
      effort: env.OPENAI_EFFORT,
    };
  },

  otherSecrets: () => [],
  pageSockets: () => [],
  spends: modelSpends,

  languageModel: {
    preferredFor: ["reply", "live"],
    create(config, { fetch, retries, firstWordMs }) {
      const { apiKey, baseURL, model, name, effort } = config;
      // A server of one's own that wants a key may be a gateway to a large vendor.
      const isOwn = apiKey === null && isOwnServer(config);
      const languageModel = createOpenAILanguageModel({
        baseURL,
        ...(apiKey !== null && { apiKey }),
        ...(model !== null && { model }),
        ...(name !== undefined && { name }),
        ...(effort !== undefined && { effort }),
        loadsModels: isOwnServer(config),
        ...(isOwn && config.contextTokens !== undefined && { contextTokens: config.contextTokens }),
        firstWordMs,
        maxRetries: retries,
        fetch,
      });
      return {
        model: languageModel,
        isOwn,
        thinkingTokens: mostOpenAIThinking(effort),
        ...(baseURL !== vendorAddress && {
          lists: { host: new URL(baseURL).host, configured: model, read: languageModel.listModels },
        }),
      };
    },
  },
};
