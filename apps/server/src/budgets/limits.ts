import * as v from "valibot";

/** How much may be used, by one visitor, from one address, and in all. */
export interface Shares {
  readonly visitor: number;
  readonly address: number;
  readonly site: number;
}

export interface Limits {
  /** Paid requests from one address: messages, spoken sentences and live conversations. */
  readonly sendsAnHour: number;
  /** Exchanges logged from one address; they cost no money but disk space. */
  readonly exchangesAnHour: number;
  /** Paid requests of one visitor that run at the same time. */
  readonly sendsAtOnce: number;
  /** Of language models, input and output. */
  readonly tokensADay: Shares;
  readonly speechCharactersADay: Shares;
  readonly agentMinutesADay: Shares;
}

const most = 999_999_999;

const count = (name: string, fallback: number) => {
  const sentence = `${name} must be a whole number from 0 to ${most}.`;
  return v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, sentence), v.transform(Number)), String(fallback));
};

/**
 * Variables that bound what the server may cost. The defaults stop a runaway script, and no visitor who writes a thousand
 * times an hour.
 */
export const limitVariables = {
  SENDS_PER_HOUR_ADDRESS: count("SENDS_PER_HOUR_ADDRESS", 1_000),
  EXCHANGES_PER_HOUR_ADDRESS: count("EXCHANGES_PER_HOUR_ADDRESS", 5_000),
  SENDS_AT_ONCE_VISITOR: count("SENDS_AT_ONCE_VISITOR", 20),
  TOKENS_PER_DAY_VISITOR: count("TOKENS_PER_DAY_VISITOR", 50_000_000),
  TOKENS_PER_DAY_ADDRESS: count("TOKENS_PER_DAY_ADDRESS", 100_000_000),
  TOKENS_PER_DAY_SITE: count("TOKENS_PER_DAY_SITE", 200_000_000),
  SPEECH_CHARACTERS_PER_DAY_VISITOR: count("SPEECH_CHARACTERS_PER_DAY_VISITOR", 1_000_000),
  SPEECH_CHARACTERS_PER_DAY_ADDRESS: count("SPEECH_CHARACTERS_PER_DAY_ADDRESS", 2_000_000),
  SPEECH_CHARACTERS_PER_DAY_SITE: count("SPEECH_CHARACTERS_PER_DAY_SITE", 5_000_000),
  AGENT_MINUTES_PER_DAY_VISITOR: count("AGENT_MINUTES_PER_DAY_VISITOR", 240),
  AGENT_MINUTES_PER_DAY_ADDRESS: count("AGENT_MINUTES_PER_DAY_ADDRESS", 480),
  AGENT_MINUTES_PER_DAY_SITE: count("AGENT_MINUTES_PER_DAY_SITE", 1_440),
};

export function readLimits(env: Readonly<Record<keyof typeof limitVariables, number>>): Limits {
  return {
    sendsAnHour: env.SENDS_PER_HOUR_ADDRESS,
    exchangesAnHour: env.EXCHANGES_PER_HOUR_ADDRESS,
    sendsAtOnce: env.SENDS_AT_ONCE_VISITOR,
    tokensADay: {
      visitor: env.TOKENS_PER_DAY_VISITOR,
      address: env.TOKENS_PER_DAY_ADDRESS,
      site: env.TOKENS_PER_DAY_SITE,
    },
    speechCharactersADay: {
      visitor: env.SPEECH_CHARACTERS_PER_DAY_VISITOR,
      address: env.SPEECH_CHARACTERS_PER_DAY_ADDRESS,
      site: env.SPEECH_CHARACTERS_PER_DAY_SITE,
    },
    agentMinutesADay: {
      visitor: env.AGENT_MINUTES_PER_DAY_VISITOR,
      address: env.AGENT_MINUTES_PER_DAY_ADDRESS,
      site: env.AGENT_MINUTES_PER_DAY_SITE,
    },
  };
}

/** The variables that bound what a whole day may cost, by what they count. */
export const siteLimitVariables = {
  tokens: "TOKENS_PER_DAY_SITE",
  speech: "SPEECH_CHARACTERS_PER_DAY_SITE",
  agents: "AGENT_MINUTES_PER_DAY_SITE",
} as const satisfies Record<string, keyof typeof limitVariables>;

export type SiteLimitVariable = (typeof siteLimitVariables)[keyof typeof siteLimitVariables];
