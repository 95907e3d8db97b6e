import {
  anthropicEfforts,
  createAnthropicLanguageModel,
  mostAnthropicThinking,
  type AnthropicEffort,
} from "@archive-of-minds/core/providers/anthropic";
import * as v from "valibot";
import { ConfigError } from "../config-error";
import { defaultAnthropicModels } from "../default-models";
import { modelIds, modelName, oneOf, readVariables, vendorKey, vendorUrl } from "../variables";
import { isOwnServer, modelSpends, type Vendor, type VendorConfig } from "./vendor";

export interface AnthropicConfig extends VendorConfig {
  /** Without `/v1` and without a trailing slash. */
  readonly baseURL: string;
  /** Newest first. */
  readonly models: readonly string[];
  /** What the screen calls it; left out, the vendor and the model, or the model and the host. */
  readonly name?: string | undefined;
  /** Left out, no parameter is sent and no thinking is expected. */
  readonly effort?: AnthropicEffort;
}

const Variables = v.object({
  ANTHROPIC_API_KEY: vendorKey("ANTHROPIC_API_KEY"),
  ANTHROPIC_AUTH_TOKEN: vendorKey("ANTHROPIC_AUTH_TOKEN"),
  ANTHROPIC_BASE_URL: vendorUrl("ANTHROPIC_BASE_URL", "https://api.anthropic.com"),
  ANTHROPIC_MODELS: modelIds("ANTHROPIC_MODELS", defaultAnthropicModels),
  ANTHROPIC_NAME: modelName("ANTHROPIC_NAME"),
  ANTHROPIC_EFFORT: oneOf("ANTHROPIC_EFFORT", anthropicEfforts, "low"),
});

export const anthropicVendor: Vendor<AnthropicConfig> = {
  variables: Object.keys(Variables.entries),

  readConfig(given) {
    const env = readVariables(Variables, given);
    const { ANTHROPIC_API_KEY: key, ANTHROPIC_AUTH_TOKEN: token } = env;
    if (key !== undefined && token !== undefined)
      throw new ConfigError("Set ANTHROPIC_API_KEY or ANTHROPIC_AUTH_TOKEN, not both: a request carries one of them.");
    const apiKey = key ?? token;
    const baseURL = env.ANTHROPIC_BASE_URL;
    // A server in a network of one's own needs no key, so its address is enough.
    if (apiKey === undefined && !isOwnServer({ baseURL })) return null;
    if (apiKey === undefined && given["ANTHROPIC_MODELS"] === undefined)
      throw new ConfigError(
        `Set ANTHROPIC_MODELS to the model that the server at ${new URL(baseURL).host} runs: it is asked by its id.`,
      );
    return {
      apiKey: apiKey ?? null,
      baseURL,
      models: env.ANTHROPIC_MODELS,
      ...(env.ANTHROPIC_NAME !== undefined && { name: env.ANTHROPIC_NAME }),
      effort: env.ANTHROPIC_EFFORT,
    };
  },

  otherSecrets: () => [],
  pageSockets: () => [],
  spends: modelSpends,

  languageModel: {
    // It has a small, fast model, which names the next speaker in less than a second.
    preferredFor: ["room", "moderator"],
    create(config, { fetch, retries, firstWordMs }) {
      const { apiKey, baseURL, models, name, effort } = config;
      const isOwn = isOwnServer(config);
      const smallModel = models.find((id) => id.includes("haiku"));
      return {
        model: createAnthropicLanguageModel({
          baseURL,
          ...(apiKey !== null && { apiKey }),
          models,
          ...(name !== undefined && { name }),
          ...(smallModel !== undefined && { smallModel }),
          ...(effort !== undefined && { effort }),
          ...(isOwn && { loadsModels: true, firstWordMs }),
          maxRetries: retries,
          fetch,
        }),
        isOwn: isOwn && apiKey === null,
        thinkingTokens: mostAnthropicThinking(effort),
      };
    },
  },
};
