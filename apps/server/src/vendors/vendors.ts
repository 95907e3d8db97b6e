import type { SiteLimitVariable } from "../budgets/limits";
import type { GivenVariables } from "../variables";
import { anthropicVendor } from "./anthropic-vendor";
import { elevenLabsVendor } from "./elevenlabs-vendor";
import { modelFileName, modelFileVendor } from "./model-file-vendor";
import { openAIVendor } from "./openai-vendor";
import type { ModelOptions, ServerModel, Vendor, VendorConfig, VendorModel } from "./vendor";

/**
 * Every vendor. The rest follows from it: the environment variables, the hosts that may be asked, the content policy, the
 * secrets that are removed, the start-up guard and the language models. Of two language models that are both preferred for
 * a purpose, or both not, the first is asked.
 */
const vendors = {
  openai: openAIVendor,
  anthropic: anthropicVendor,
  modelFile: modelFileVendor,
  elevenLabs: elevenLabsVendor,
};

export type VendorName = keyof typeof vendors;

type Configs = {
  readonly [Name in VendorName]: (typeof vendors)[Name] extends Vendor<infer Config> ? Config : never;
};

/** The configuration of each vendor; `null` while it is off. */
export type VendorConfigs = { readonly [Name in VendorName]: Configs[Name] | null };

const table: { readonly [Name in VendorName]: Vendor<Configs[Name]> } = vendors;

export const vendorNames = Object.keys(vendors) as readonly VendorName[];

/** The names of all environment variables of vendors. */
export const vendorVariables: readonly string[] = vendorNames.flatMap((name) => table[name].variables);

/** What the environment says of the vendors. */
export interface GivenVendors extends VendorConfigs {
  /** The name of a model file that is not loaded, since the models of other vendors answer for every purpose. */
  readonly unusedModelFile: string | null;
}

/**
 * Reads the configuration of every vendor. A model file that would answer for no purpose is not even looked for, so that
 * nothing about it keeps the server from starting.
 *
 * @throws ConfigError
 */
export function readVendors(given: GivenVariables): GivenVendors {
  const others: VendorConfigs = {
    openai: openAIVendor.readConfig(given),
    anthropic: anthropicVendor.readConfig(given),
    elevenLabs: elevenLabsVendor.readConfig(given),
    modelFile: null,
  };
  return configuredVendors(others).some(({ languageModel }) => languageModel !== null)
    ? { ...others, unusedModelFile: modelFileName(given) }
    : { ...others, modelFile: modelFileVendor.readConfig(given), unusedModelFile: null };
}

/** A vendor that is on. */
export interface ConfiguredVendor {
  readonly name: VendorName;
  readonly baseURL: string | null;
  /** What nobody outside may read. */
  readonly secrets: readonly string[];
  readonly pageSockets: readonly string[];
  readonly spends: readonly SiteLimitVariable[];
  readonly languageModel: {
    readonly preferredFor: VendorModel<VendorConfig>["preferredFor"];
    create(options: ModelOptions): ServerModel;
  } | null;
}

/** The vendors that are on. */
export function configuredVendors(configs: VendorConfigs): readonly ConfiguredVendor[] {
  return vendorNames.flatMap((name) => configured(name, configs[name]) ?? []);
}

function configured<Name extends VendorName>(name: Name, config: Configs[Name] | null): ConfiguredVendor | null {
  if (config === null) return null;
  const { otherSecrets, pageSockets, spends, languageModel } = table[name];
  const { apiKey, baseURL } = config;
  return {
    name,
    baseURL,
    secrets: [...(apiKey === null ? [] : [apiKey]), ...otherSecrets(config)],
    pageSockets: pageSockets(config),
    spends: spends(config),
    languageModel: languageModel && {
      preferredFor: languageModel.preferredFor,
      create: (options) => languageModel.create(config, options),
    },
  };
}
