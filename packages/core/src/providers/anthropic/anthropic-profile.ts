import type { Refusal } from "../learned-profiles";
import { deniesPictures } from "../picture-refusal";
import { thinkingTokens, type AnthropicEffort } from "../thinking-budget";

/** What a model behind Anthropic's format takes. */
export interface AnthropicProfile {
  readonly takesTemperature: boolean;
  readonly takesStop: boolean;
  readonly takesPictures: boolean;
  /** Sent as `output_config.effort`; `off` as `thinking: disabled`; `null`: nothing is sent. */
  readonly effort: Exclude<AnthropicEffort, "default"> | null;
  /** Added to the length limit, in tokens. */
  readonly thinkingTokens: number;
}

/** What a model is taken for until it refuses something. @param effort left out, no thinking is expected. */
export function firstAnthropicProfile(effort?: AnthropicEffort): AnthropicProfile {
  return {
    takesTemperature: true,
    takesStop: true,
    takesPictures: true,
    effort: effort === undefined || effort === "default" ? null : effort,
    thinkingTokens: effort === undefined ? 0 : thinkingTokens[effort],
  };
}

/** The most that a model may think, whatever settings it refuses; in tokens. */
export const mostAnthropicThinking = (effort?: AnthropicEffort): number =>
  effort === undefined ? 0 : effort === "off" ? thinkingTokens.low : thinkingTokens[effort];

/** Words of a refusal about a field that it names. */
const refused = /deprecated|unsupported|not support|unrecognized|unknown|unexpected|not permitted|not allowed|extra/i;
/** The model knows the field but not this value. */
const ofValue = /unsupported_value|supported values/i;

/** What a refusal teaches about the model; `null` if it names nothing that could be left out. */
export function learnAnthropicProfile(profile: AnthropicProfile, refusal: Refusal): AnthropicProfile | null {
  const { words, status } = refusal;
  const withoutPictures =
    profile.takesPictures && deniesPictures(refusal) ? { ...profile, takesPictures: false } : null;
  // Everything else that is not found is a missing model.
  if (status === 404) return withoutPictures;
  const names = (field: string) => new RegExp(`\\b${field}\\b`).test(words);
  if (profile.effort === "off" && names("thinking"))
    return { ...profile, effort: "low", thinkingTokens: thinkingTokens.low };
  if (profile.effort !== null && profile.effort !== "off" && (names("effort") || names("output_config")))
    return { ...profile, effort: null, thinkingTokens: ofValue.test(words) ? profile.thinkingTokens : 0 };
  if (profile.takesTemperature && names("temperature") && refused.test(words))
    return { ...profile, takesTemperature: false };
  if (withoutPictures !== null) return withoutPictures;
  if (profile.takesStop && names("stop_sequences") && refused.test(words)) return { ...profile, takesStop: false };
  return null;
}

/** The fields that set how much the model thinks. */
export function effortFields({ effort }: AnthropicProfile) {
  if (effort === null) return {};
  return effort === "off" ? { thinking: { type: "disabled" as const } } : { output_config: { effort } };
}
