import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { defaultAccessCode } from "./access/default-code";
import { limitVariables, readLimits, siteLimitVariables, type Limits, type SiteLimitVariable } from "./budgets/limits";
import { ConfigError } from "./config-error";
import { findStartRefusal } from "./start-up-guard";
import { isBuiltSite } from "./static-site";
import { isPostgres } from "./store/database-path";
import { isPlainUrl, readVariables, secret, switchedOn, text, wholeNumber, type GivenVariables } from "./variables";
import { isOwnServer } from "./vendors/vendor";
import {
  configuredVendors,
  readVendors,
  vendorVariables,
  type GivenVendors,
  type VendorConfigs,
} from "./vendors/vendors";

/** When a live conversation ends by itself. */
export interface AgentLimits {
  /** The longest silence. */
  readonly silenceSeconds: number;
  readonly longestMinutes: number;
}

export interface ServerConfig extends GivenVendors {
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
  /** The folder of the built documentation. */
  readonly docsDir: string;
}

const Environment = v.object({
  PORT: wholeNumber("PORT", 0, 65_535, 3000),
  // Not all interfaces: with the default code, no other machine on the network should reach it.
  // IPv4: browsers and other clients that look up "localhost" all try 127.0.0.1, not all of them ::1.
  HOST: text("127.0.0.1"),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isPlainUrl(value) && new URL(value).pathname === "/",
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
  // A whole reply takes ten minutes at most.
  REPLY_FIRST_WORD_SECONDS: wholeNumber("REPLY_FIRST_WORD_SECONDS", 5, 540, 30),
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
/** The build of the docs, beside it. */
const usualDocs = fileURLToPath(new URL("../../docs/dist", import.meta.url));

/** The names of all environment variables. */
export const environmentVariables: readonly string[] = [...Object.keys(Environment.entries), ...vendorVariables];

/** How long a model of one's own may take to its first word: it may have to be loaded from a disk first. */
const LOADING_SECONDS = 120;

const hasOwnModel = (vendors: VendorConfigs) =>
  configuredVendors(vendors).some((vendor) => vendor.languageModel !== null && isOwnServer(vendor));

/**
 * Reads the server's settings from the environment.
 *
 * @throws ConfigError with one sentence that names the variable to change.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
  // A line such as `OPENAI_API_KEY=` in an .env file means: not set.
  const given: GivenVariables = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value = ""]) => (value.trim() === "" ? [] : [[name, value]])),
  );
  const env = readVariables(Environment, given);
  const vendors = readVendors(given);
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
    ...vendors,
    replyFirstWordSeconds:
      given["REPLY_FIRST_WORD_SECONDS"] === undefined && hasOwnModel(vendors)
        ? LOADING_SECONDS
        : env.REPLY_FIRST_WORD_SECONDS,
    liveAgents: env.LIVE_AGENTS === "1",
    agentLimits: { silenceSeconds: env.AGENT_SILENCE_SECONDS, longestMinutes: env.AGENT_LONGEST_MINUTES },
    limits: readLimits(env),
    unsetSiteLimits: Object.values(siteLimitVariables).filter((name) => given[name] === undefined),
    allowOpen: env.ALLOW_OPEN === "1",
    staticDir: env.STATIC_DIR ?? usualSite,
    docsDir: usualDocs,
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
