/** How much a model of Anthropic's may think before it answers; with `default` the model decides. */
export const anthropicEfforts = ["off", "low", "medium", "high", "xhigh", "max", "default"] as const;
/** How much a model of OpenAI's may think before it answers; with `default` the model decides. */
export const openAIEfforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max", "default"] as const;

/** One of the {@link anthropicEfforts}; more thinking delays the first word and costs more tokens. */
export type AnthropicEffort = (typeof anthropicEfforts)[number];
/** One of the {@link openAIEfforts}; more thinking delays the first word and costs more tokens. */
export type OpenAIEffort = (typeof openAIEfforts)[number];

/**
 * The most that thinking may take, in tokens. Vendors count it in the length limit of a reply, so it is added there:
 * otherwise a model that thinks would break off, or not begin at all.
 */
export const thinkingTokens: Readonly<Record<AnthropicEffort | OpenAIEffort, number>> = {
  off: 0,
  none: 0,
  minimal: 2_048,
  low: 4_096,
  medium: 8_192,
  high: 16_384,
  xhigh: 32_768,
  max: 32_768,
  default: 16_384,
};
