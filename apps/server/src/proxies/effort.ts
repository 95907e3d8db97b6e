/** How much a model may think before it answers, in each vendor's own words; with `default` the model decides. */
export const anthropicEfforts = ["off", "low", "medium", "high", "xhigh", "max", "default"] as const;
export const openAIEfforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max", "default"] as const;

export type AnthropicEffort = (typeof anthropicEfforts)[number];
export type OpenAIEffort = (typeof openAIEfforts)[number];

/**
 * The most that thinking may take, in tokens. Vendors count it in the maximum length of a reply, so it is added there:
 * otherwise a model that thinks would break off, or not begin at all.
 */
const thinkingTokens: Readonly<Record<AnthropicEffort | OpenAIEffort, number>> = {
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

/** How one request sets the effort. */
export interface Step {
  /** The fields of the request. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly tokens: number;
  /** Matches the parameter in a refusal; `null` if there is none that could be refused. */
  readonly named: RegExp | null;
}

/** What each model accepts is learned once, for all visitors. */
export interface Effort {
  stepFor(model: string): Step;
  /** The most that thinking may take with this model, even if it refuses more settings. */
  mostTokens(model: string): number;
  /** @returns the next setting if the vendor's message refuses this one, otherwise `null`. */
  afterRefusal(model: string, said: Step, words: string): Step | null;
}

const modelDecides: Step = { parameters: {}, tokens: thinkingTokens.default, named: null };
/** A model without such a parameter does not think. */
const noThinking: Step = { parameters: {}, tokens: 0, named: null };

const anthropicStep = (effort: Exclude<AnthropicEffort, "off" | "default">): Step => ({
  parameters: { output_config: { effort } },
  tokens: thinkingTokens[effort],
  named: /\b(?:effort|output_config)\b/,
});
const openAIStep = (effort: Exclude<OpenAIEffort, "default">): Step => ({
  parameters: { reasoning_effort: effort },
  tokens: thinkingTokens[effort],
  named: /\breasoning_effort\b/,
});

/** @param effort left out, no parameter is sent and no thinking is expected. */
export function createAnthropicEffort(effort?: AnthropicEffort): Effort {
  if (effort === undefined) return createEffort([]);
  if (effort === "default") return createEffort([modelDecides]);
  if (effort !== "off") return createEffort([anthropicStep(effort)]);
  return createEffort([
    { parameters: { thinking: { type: "disabled" } }, tokens: 0, named: /\bthinking\b/ },
    anthropicStep("low"),
  ]);
}

/** @param effort left out, no parameter is sent and no thinking is expected. */
export function createOpenAIEffort(effort?: OpenAIEffort): Effort {
  if (effort === undefined) return createEffort([]);
  if (effort === "default") return createEffort([modelDecides]);
  return createEffort(
    effort === "none" || effort === "minimal" ? [openAIStep(effort), openAIStep("low")] : [openAIStep(effort)],
  );
}

/** @param steps the first setting, and those to try after a refusal. */
function createEffort(steps: readonly Step[]): Effort {
  const known = new Map<string, Step>();
  const first = steps[0] ?? noThinking;
  const stepFor = (model: string) => known.get(model) ?? first;
  const mostTokens = Math.max(0, ...steps.map(({ tokens }) => tokens));
  return {
    stepFor,
    mostTokens: (model) => (stepFor(model).named === null ? stepFor(model).tokens : mostTokens),
    afterRefusal(model, said, words) {
      if (said.named?.test(words) !== true) return null;
      const next =
        steps[steps.indexOf(said) + 1] ?? (isOfValue(words) ? { ...modelDecides, tokens: mostTokens } : noThinking);
      known.set(model, next);
      return next;
    },
  };
}

/** The model knows the parameter but not this value. */
const isOfValue = (words: string) => /unsupported_value|supported values/i.test(words);
