import type { LanguageModel, ReplyPurpose } from "@archive-of-minds/core";
import type { SiteLimitVariable } from "../budgets/limits";
import { isOwnNetwork } from "../local-address";
import type { Logger } from "../log";
import type { Timers } from "../proxies/timers";
import type { GivenVariables } from "../variables";

/** What every vendor is configured with. */
export interface VendorConfig {
  /** `null`: the server needs none, such as one on this machine. */
  readonly apiKey: string | null;
  /** The only host that is asked for this vendor; `null`: none, since its model runs on this machine. */
  readonly baseURL: string | null;
}

/** A model that the server may ask. */
export interface ServerModel {
  readonly model: LanguageModel;
  /** Whether it is a model of the operator's own, which is told what is known of each question: a large vendor's knows more. */
  readonly isOwn?: boolean;
  /** The most that it may think about one reply, in tokens. */
  readonly thinkingTokens: number;
  /** Which models its server lists, where it is another one than the vendor's. */
  readonly lists?: ModelListing;
  /** Loads the model at the start, where this server runs it. */
  load?(): void;
}

/** The list of models of a server. */
export interface ModelListing {
  /** The address that is asked, without its path. */
  readonly host: string;
  /** The model that is asked; `null`: the first of the list. */
  readonly configured: string | null;
  /** @throws LanguageModelError */
  read(options: { readonly signal: AbortSignal }): Promise<readonly string[]>;
}

export interface ModelOptions {
  /** The `fetch` for the vendor's SDK. */
  readonly fetch: typeof globalThis.fetch;
  /** How often a call that failed is repeated. */
  readonly retries: number;
  /** How long a model may take to its first word, in milliseconds. */
  readonly firstWordMs: number;
  readonly timers: Timers;
  readonly log: Logger;
}

/** The language model of a vendor. */
export interface VendorModel<Config> {
  /** The purposes for which it is asked before the models of other vendors. */
  readonly preferredFor: readonly ReplyPurpose[];
  create(config: Config, options: ModelOptions): ServerModel;
}

/** Everything that the server has to know of a vendor; a field that is missing is a type error. */
export interface Vendor<Config extends VendorConfig> {
  /** The names of its environment variables. */
  readonly variables: readonly string[];
  /**
   * Its configuration; `null` while it is off.
   *
   * @throws ConfigError
   */
  readConfig(given: GivenVariables): Config | null;
  /** What is removed from every vendor's replies and errors, beside the key. */
  otherSecrets(config: Config): readonly string[];
  /** The websocket addresses that the page itself connects to; the content policy allows them. */
  pageSockets(config: Config): readonly string[];
  /** The limits of a day that its requests count against; none if it costs no money. A vendor that spends needs an access code and these limits on a public address. */
  spends(config: Config): readonly SiteLimitVariable[];
  /** `null` if it has none. */
  readonly languageModel: VendorModel<Config> | null;
}

/** Whether a model is asked on this machine or in a network of one's own: it may have to be loaded first. */
export const isOwnServer = ({ baseURL }: Pick<VendorConfig, "baseURL">): boolean =>
  baseURL === null || isOwnNetwork(new URL(baseURL).hostname);

/**
 * What a language model spends: one without a key costs no money. A key counts as a paid one wherever it is sent, since a
 * gateway to a large vendor stands in a network of one's own as well.
 */
export const modelSpends = ({ apiKey }: VendorConfig): readonly SiteLimitVariable[] =>
  apiKey === null ? [] : ["TOKENS_PER_DAY_SITE"];
