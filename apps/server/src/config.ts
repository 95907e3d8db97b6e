import { characters, type ArchiveCharacter, type SpeechSettings } from "@archive-of-minds/core";
import { anthropicEfforts, type AnthropicEffort } from "@archive-of-minds/core/providers/anthropic";
import { openAIEfforts, type OpenAIEffort } from "@archive-of-minds/core/providers/openai";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { defaultAccessCode } from "./access/default-code";
import { limitVariables, readLimits, siteLimitVariables, type Limits } from "./budgets/limits";
import { defaultAnthropicModels, defaultOpenAIModel, defaultSpeechModel } from "./default-models";
import { findStartRefusal, type SiteLimitVariable } from "./start-up-guard";
import { isBuiltSite } from "./static-site";
import { isPostgres } from "./store/database-path";

interface OpenAIConfig {
  /** `null`: the server needs none, such as one on this machine. */
  readonly apiKey: string | null;
  /** Ends in `/v1` at the vendor; without a trailing slash. */
  readonly baseUrl: string;
  /** `null`: the first model that the server lists. */
  readonly model: string | null;
  /** What the screen calls it; left out, the vendor and the model, or the model and the host. */
  readonly name?: string | undefined;
  /** Left out, no parameter is sent and no thinking is expected. */
  readonly effort?: OpenAIEffort;
}

interface AnthropicConfig {
  readonly apiKey: string;
  /** Without `/v1` and without a trailing slash. */
  readonly baseUrl: string;
  /** Newest first. */
  readonly models: readonly string[];
  /** What the screen calls it; left out, the vendor and the model, or the model and the host. */
  readonly name?: string | undefined;
  /** Left out, no parameter is sent and no thinking is expected. */
  readonly effort?: AnthropicEffort;
}

export interface ElevenLabsConfig {
  readonly apiKey: string;
  /** Without `/v1` and without a trailing slash. Websockets go to the same place. */
  readonly baseUrl: string;
  /** The media server of conversations over WebRTC: a `wss:` address, which clients receive. */
  readonly livekitUrl: string;
  readonly model: string;
  /** Voice settings for characters that have none of their own. */
  readonly settings?: Partial<SpeechSettings>;
  /** Voice ids by character id. */
  readonly voices: Readonly<Record<string, string>>;
  /** Ids of live agents by character id; no client receives one. */
  readonly agents: Readonly<Record<string, string>>;
}

/** When a live conversation ends by itself. */
export interface AgentLimits {
  /** The longest silence. */
  readonly silenceSeconds: number;
  readonly longestMinutes: number;
}

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** An origin such as `https://minds.example`; `null`: the one the page was opened at. */
  readonly publicUrl: string | null;
  /** The number of proxies in front that are trusted with the visitor's address. */
  readonly trustProxy: number;
  readonly accessCode: string;
  /** `null`: generated once and kept beside the database. */
  readonly sessionSecret: string | null;
  /** The former secret, which still verifies visitor ids; `null` if there is none. */
  readonly previousSessionSecret: string | null;
  readonly databaseUrl: string;
  readonly retentionDays: number;
  /** `null` without a key. */
  readonly openai: OpenAIConfig | null;
  readonly anthropic: AnthropicConfig | null;
  readonly elevenLabs: ElevenLabsConfig | null;
  /** How long a model may take to its first word, or to the next sign of life before it. */
  readonly replyFirstWordSeconds: number;
  /** Whether a visitor begins with live agents rather than text. */
  readonly liveAgents: boolean;
  readonly agentLimits: AgentLimits;
  readonly limits: Limits;
  /** Variables that bound what a day may cost and that are not set. */
  readonly unsetSiteLimits: readonly SiteLimitVariable[];
  readonly allowOpen: boolean;
  readonly staticDir: string;
}

/** A setting with which the server refuses to start; the message is one sentence for the person who starts it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const MODEL_ID = /^[\w.:/@-]{1,100}$/;

const text = (fallback: string) => v.optional(v.string(), fallback);
const secret = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(16, `${name} must have at least 16 characters; "openssl rand -base64 32" makes one.`),
    ),
  );

/** Goes into a header, where pasted quotation marks or line breaks would make every request fail. */
const vendorKey = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\x21-\x7e]+$/, `${name} must be printable ASCII without spaces, as the vendor shows it.`),
    ),
  );

/** What the screen calls a model. */
const modelName = (name: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, `${name} must have at most 60 characters.`)));

const wholeNumber = (name: string, min: number, max: number, fallback: number) => {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, sentence),
      v.transform(Number),
      v.minValue(min, sentence),
      v.maxValue(max, sentence),
    ),
    String(fallback),
  );
};

const decimal = (name: string, min: number, max: number) => {
  const sentence = `${name} must be a number from ${min} to ${max}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d(\.\d{1,4})?$/, sentence),
      v.transform(Number),
      v.minValue(min, sentence),
      v.maxValue(max, sentence),
    ),
  );
};

function isVendorUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.search === "" &&
    url.hash === ""
  );
}

const vendorUrl = (name: string, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(isVendorUrl, `${name} must be an http or https address without a user name, a query or a fragment.`),
      v.transform((value) => value.replace(/(?<!\/)\/+$/, "")),
    ),
    fallback,
  );

const vendorId = (name: string, what: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,100}$/, `${name} must be one ${what} id.`)));

const liveCharacters = characters.filter(({ hasLiveAgent }) => hasLiveAgent);
const variableName = (id: string) => id.toUpperCase().replaceAll("-", "_");
const voiceVariable = (id: string) => `ELEVENLABS_VOICE_${variableName(id)}` as const;
const agentVariable = (id: string) => `ELEVENLABS_AGENT_${variableName(id)}` as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  fallback: Values[number],
) => v.optional(v.picklist(values, `${name} must be one of ${values.join(", ")}.`), fallback);

const switchedOn = (name: string) => v.optional(v.picklist(["0", "1"], `${name} must be 1 or 0.`), "0");

const isSocketUrl = (value: string) => /^wss?:/.test(value) && isVendorUrl(value.replace(/^ws/, "http"));

/** The variables that each character has. */
const CharacterVariables = v.object({
  ...Object.fromEntries(characters.map(({ id }) => [voiceVariable(id), vendorId(voiceVariable(id), "voice")])),
  ...Object.fromEntries(liveCharacters.map(({ id }) => [agentVariable(id), vendorId(agentVariable(id), "agent")])),
});

const Environment = v.object({
  PORT: wholeNumber("PORT", 0, 65_535, 3000),
  // Not all interfaces: with the default code, no other machine on the network should reach it.
  // IPv4: browsers and other clients that look up "localhost" all try 127.0.0.1, not all of them ::1.
  HOST: text("127.0.0.1"),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isVendorUrl(value) && new URL(value).pathname === "/",
        "PUBLIC_URL must be an http or https address without a path, such as https://minds.example.",
      ),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  TRUST_PROXY: wholeNumber("TRUST_PROXY", 0, 10, 0),
  ACCESS_CODE: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty("ACCESS_CODE must not be blank.")),
    defaultAccessCode,
  ),
  SESSION_SECRET: secret("SESSION_SECRET"),
  SESSION_SECRET_PREVIOUS: secret("SESSION_SECRET_PREVIOUS"),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(file:|postgres(ql)?:\/\/)./,
        "DATABASE_URL must name an SQLite file or a PostgreSQL database, such as file:.data/archive.db or postgres://user:password@localhost/archive.",
      ),
    ),
    "file:.data/archive.db",
  ),
  RETENTION_DAYS: wholeNumber("RETENTION_DAYS", 1, 3_650, 30),
  ANTHROPIC_API_KEY: vendorKey("ANTHROPIC_API_KEY"),
  ANTHROPIC_BASE_URL: vendorUrl("ANTHROPIC_BASE_URL", "https://api.anthropic.com"),
  ANTHROPIC_MODELS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((id) => id.trim())),
      v.everyItem((id) => MODEL_ID.test(id), "ANTHROPIC_MODELS must be model ids separated by commas."),
    ),
    defaultAnthropicModels.join(","),
  ),
  ANTHROPIC_NAME: modelName("ANTHROPIC_NAME"),
  ANTHROPIC_EFFORT: oneOf("ANTHROPIC_EFFORT", anthropicEfforts, "low"),
  OPENAI_API_KEY: vendorKey("OPENAI_API_KEY"),
  OPENAI_BASE_URL: vendorUrl("OPENAI_BASE_URL", "https://api.openai.com/v1"),
  OPENAI_MODEL: v.optional(v.pipe(v.string(), v.regex(MODEL_ID, "OPENAI_MODEL must be one model id."))),
  OPENAI_NAME: modelName("OPENAI_NAME"),
  OPENAI_EFFORT: oneOf("OPENAI_EFFORT", openAIEfforts, "low"),
  // A whole reply takes ten minutes at most.
  REPLY_FIRST_WORD_SECONDS: wholeNumber("REPLY_FIRST_WORD_SECONDS", 5, 540, 30),
  ELEVENLABS_API_KEY: vendorKey("ELEVENLABS_API_KEY"),
  ELEVENLABS_BASE_URL: vendorUrl("ELEVENLABS_BASE_URL", "https://api.elevenlabs.io"),
  ELEVENLABS_LIVEKIT_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSocketUrl,
        "ELEVENLABS_LIVEKIT_URL must be a wss or ws address without a user name, a query or a fragment.",
      ),
    ),
    "wss://livekit.rtc.elevenlabs.io",
  ),
  ELEVENLABS_MODEL: v.optional(
    v.pipe(v.string(), v.regex(MODEL_ID, "ELEVENLABS_MODEL must be one model id.")),
    defaultSpeechModel,
  ),
  ELEVENLABS_STABILITY: decimal("ELEVENLABS_STABILITY", 0, 1),
  ELEVENLABS_SIMILARITY: decimal("ELEVENLABS_SIMILARITY", 0, 1),
  ELEVENLABS_STYLE: decimal("ELEVENLABS_STYLE", 0, 1),
  ELEVENLABS_SPEAKER_BOOST: v.optional(v.picklist(["0", "1"], "ELEVENLABS_SPEAKER_BOOST must be 1 or 0.")),
  ELEVENLABS_SPEED: decimal("ELEVENLABS_SPEED", 0.5, 2),
  LIVE_AGENTS: switchedOn("LIVE_AGENTS"),
  AGENT_SILENCE_SECONDS: wholeNumber("AGENT_SILENCE_SECONDS", 10, 3_600, 60),
  AGENT_LONGEST_MINUTES: wholeNumber("AGENT_LONGEST_MINUTES", 1, 240, 15),
  ...limitVariables,
  ALLOW_OPEN: switchedOn("ALLOW_OPEN"),
  STATIC_DIR: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isBuiltSite,
        'STATIC_DIR must be a folder with the built site, such as apps/demo/dist after "npm run build".',
      ),
    ),
  ),
});

/** The demo's build, at the same relative path from src/ and from dist/. It may be missing if another server has the site. */
const usualSite = fileURLToPath(new URL("../../demo/dist", import.meta.url));

/** The names of all environment variables. */
export const environmentVariables: readonly string[] = [
  ...Object.keys(Environment.entries),
  ...Object.keys(CharacterVariables.entries),
];

/** A value for each character that has one. */
function byCharacter(
  among: readonly ArchiveCharacter[],
  find: (character: ArchiveCharacter) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    among.flatMap((character) => {
      const value = find(character);
      return value === undefined ? [] : [[character.id, value]];
    }),
  );
}

function readElevenLabs(
  env: v.InferOutput<typeof Environment>,
  ofCharacters: v.InferOutput<typeof CharacterVariables>,
): ElevenLabsConfig | null {
  if (env.ELEVENLABS_API_KEY === undefined) return null;
  return {
    apiKey: env.ELEVENLABS_API_KEY,
    baseUrl: env.ELEVENLABS_BASE_URL,
    livekitUrl: env.ELEVENLABS_LIVEKIT_URL,
    model: env.ELEVENLABS_MODEL,
    settings: {
      ...(env.ELEVENLABS_STABILITY !== undefined && { stability: env.ELEVENLABS_STABILITY }),
      ...(env.ELEVENLABS_SIMILARITY !== undefined && { similarityBoost: env.ELEVENLABS_SIMILARITY }),
      ...(env.ELEVENLABS_STYLE !== undefined && { style: env.ELEVENLABS_STYLE }),
      ...(env.ELEVENLABS_SPEAKER_BOOST !== undefined && { useSpeakerBoost: env.ELEVENLABS_SPEAKER_BOOST === "1" }),
      ...(env.ELEVENLABS_SPEED !== undefined && { speed: env.ELEVENLABS_SPEED }),
    },
    voices: byCharacter(characters, ({ id, casting }) => ofCharacters[voiceVariable(id)] ?? casting.elevenLabs.voiceId),
    agents: byCharacter(liveCharacters, ({ id }) => ofCharacters[agentVariable(id)]),
  };
}

/**
 * A server that speaks OpenAI's format needs no key, so its address is enough.
 *
 * @param hasOwnAddress whether the address is set, and not the vendor's own.
 */
function readOpenAI(env: v.InferOutput<typeof Environment>, hasOwnAddress: boolean): OpenAIConfig | null {
  const { OPENAI_API_KEY: apiKey = null, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if (apiKey === null && !hasOwnAddress) return null;
  return {
    apiKey,
    baseUrl,
    model: model ?? (apiKey === null ? null : defaultOpenAIModel),
    ...(env.OPENAI_NAME !== undefined && { name: env.OPENAI_NAME }),
    effort: env.OPENAI_EFFORT,
  };
}

function readAnthropic(env: v.InferOutput<typeof Environment>): AnthropicConfig | null {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl } = env;
  if (apiKey === undefined) return null;
  return {
    apiKey,
    baseUrl,
    models: env.ANTHROPIC_MODELS,
    ...(env.ANTHROPIC_NAME !== undefined && { name: env.ANTHROPIC_NAME }),
    effort: env.ANTHROPIC_EFFORT,
  };
}

/**
 * Reads the server's settings from the environment.
 *
 * @throws ConfigError with one sentence that names the variable to change.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
  // A line such as `OPENAI_API_KEY=` in an .env file means: not set.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = v.safeParse(Environment, given);
  if (!result.success) throw new ConfigError(result.issues[0].message);

  const ofCharacters = v.safeParse(CharacterVariables, given);
  if (!ofCharacters.success) throw new ConfigError(ofCharacters.issues[0].message);

  const env = result.output;
  const config: ServerConfig = {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: env.TRUST_PROXY,
    accessCode: env.ACCESS_CODE,
    sessionSecret: env.SESSION_SECRET ?? null,
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS ?? null,
    databaseUrl: env.DATABASE_URL,
    retentionDays: env.RETENTION_DAYS,
    openai: readOpenAI(env, given["OPENAI_BASE_URL"] !== undefined),
    anthropic: readAnthropic(env),
    elevenLabs: readElevenLabs(env, ofCharacters.output),
    replyFirstWordSeconds: env.REPLY_FIRST_WORD_SECONDS,
    liveAgents: env.LIVE_AGENTS === "1",
    agentLimits: { silenceSeconds: env.AGENT_SILENCE_SECONDS, longestMinutes: env.AGENT_LONGEST_MINUTES },
    limits: readLimits(env),
    unsetSiteLimits: Object.values(siteLimitVariables).filter((name) => given[name] === undefined),
    allowOpen: env.ALLOW_OPEN === "1",
    staticDir: env.STATIC_DIR ?? usualSite,
  };
  const refusal = findStartRefusal(config);
  if (refusal !== null) throw new ConfigError(refusal);
  if (isPostgres(config.databaseUrl) && config.sessionSecret === null) {
    throw new ConfigError(
      "DATABASE_URL is PostgreSQL, which several servers may share: set a SESSION_SECRET for all of them.",
    );
  }
  return config;
}
