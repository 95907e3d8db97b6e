import type { Refusal } from "../learned-profiles";
import { deniesPictures } from "../picture-refusal";
import { thinkingTokens, type OpenAIEffort } from "../thinking-budget";

/** What a model behind an OpenAI-compatible server takes. */
export interface OpenAIProfile {
  /** The field of the length limit. */
  readonly lengthField: "max_completion_tokens" | "max_tokens";
  readonly takesTemperature: boolean;
  readonly takesStop: boolean;
  /** Whether a stream may be asked to end with its usage. */
  readonly takesStreamOptions: boolean;
  readonly takesPictures: boolean;
  /** Roles as they come, merged so that they alternate, or with the system prompt in the first message as well. */
  readonly roles: "any" | "alternating" | "noSystem";
  /** The tokens of the context, learned from a refusal; `null` while none named them. */
  readonly contextTokens: number | null;
  /** Sent as `reasoning_effort`; `null`: the field is left out. */
  readonly effort: Exclude<OpenAIEffort, "default"> | null;
  /** Added to the length limit, in tokens. */
  readonly thinkingTokens: number;
}

export interface FirstProfileOptions {
  /** Left out, no thinking is expected. */
  readonly effort?: OpenAIEffort | undefined;
  /** Whether the server is asked without a key. */
  readonly isKeyless: boolean;
}

/** What a model is taken for until it refuses something. */
export function firstOpenAIProfile({ effort, isKeyless }: FirstProfileOptions): OpenAIProfile {
  return {
    // The vendor's newer models take only the new name. Ollama ignores it without a word, and wants no key.
    lengthField: isKeyless ? "max_tokens" : "max_completion_tokens",
    takesTemperature: true,
    takesStop: true,
    takesStreamOptions: true,
    takesPictures: true,
    roles: "any",
    contextTokens: null,
    effort: effort === undefined || effort === "default" ? null : effort,
    thinkingTokens: effort === undefined ? 0 : thinkingTokens[effort],
  };
}

/** The most that a model may think, whatever settings it refuses; in tokens. */
export const mostOpenAIThinking = (effort?: OpenAIEffort): number =>
  effort === undefined ? 0 : Math.max(thinkingTokens[effort], canFallBackToLow(effort) ? thinkingTokens.low : 0);

const canFallBackToLow = (effort: string | null) => effort === "none" || effort === "minimal";

/** Words of a refusal about a field that it names. */
const refused =
  /deprecated|unsupported|not support|unrecognized|unknown|unexpected|not permitted|not allowed|not enabled|forbidden|extra|invalid|cannot|must be one of|should be/i;
/** The model knows the field but not this value: it may think all the same. */
const ofValue = /unsupported_value|supported values|must be one of|should be/i;

/** How servers name the context in which a request did not fit. */
const ofContext = /(?:context (?:length|size) (?:is |of only |\()|n_ctx: )(\d+)/i;

/** No model has a shorter one: a refusal that names less quotes what it was asked. */
const leastContextTokens = 1_024;

/** What a refusal teaches about the model; `null` if it names nothing that could be left out. */
export function learnOpenAIProfile(profile: OpenAIProfile, refusal: Refusal): OpenAIProfile | null {
  const { words, status } = refusal;
  const withoutPictures =
    profile.takesPictures && deniesPictures(refusal) ? { ...profile, takesPictures: false } : null;
  // Everything else that is not found is a missing model.
  if (status === 404) return withoutPictures;
  const names = (field: string) => new RegExp(`\\b${field}\\b`).test(words) && refused.test(words);
  const contextTokens = Number(ofContext.exec(words)?.[1] ?? 0);
  if (contextTokens >= leastContextTokens)
    return contextTokens === profile.contextTokens ? null : { ...profile, contextTokens };
  if (profile.effort !== null && (names("reasoning_effort") || /does not support think/i.test(words)))
    return withoutEffort(profile, words);
  if (profile.lengthField === "max_completion_tokens" && names("max_completion_tokens"))
    return { ...profile, lengthField: "max_tokens" };
  if (profile.lengthField === "max_tokens" && /max_tokens.{0,80}max_completion_tokens/s.test(words))
    return { ...profile, lengthField: "max_completion_tokens" };
  if (profile.takesStreamOptions && names("stream_options")) return { ...profile, takesStreamOptions: false };
  if (profile.takesTemperature && names("temperature")) return { ...profile, takesTemperature: false };
  if (profile.takesStop && names("stop")) return { ...profile, takesStop: false };
  if (withoutPictures !== null) return withoutPictures;
  if (profile.roles === "any" && /roles? must alternate|alternat\w+ (?:user|roles)|consecutive/i.test(words))
    return { ...profile, roles: "alternating" };
  if (profile.roles !== "noSystem" && /system (?:role|message|prompt)s?\b.{0,40}not|role.{0,20}system/i.test(words))
    return { ...profile, roles: "noSystem" };
  return null;
}

function withoutEffort(profile: OpenAIProfile, words: string): OpenAIProfile {
  if (canFallBackToLow(profile.effort)) return { ...profile, effort: "low", thinkingTokens: thinkingTokens.low };
  return { ...profile, effort: null, thinkingTokens: ofValue.test(words) ? profile.thinkingTokens : 0 };
}
