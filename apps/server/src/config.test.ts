import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { environmentVariables, readConfig } from "./config";
import { ConfigError } from "./config-error";
import { vendorNames, vendorVariables } from "./vendors/vendors";

const refusal = (environment: Record<string, string>): string | null => {
  try {
    readConfig(environment);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe("the configuration", () => {
  it("needs no variable", () => {
    const { staticDir, docsDir, ...config } = readConfig({});
    expect(config).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: null,
      trustProxy: 0,
      accessCode: "archive",
      sessionSecret: null,
      previousSessionSecret: null,
      databaseUrl: "file:.data/archive.db",
      retentionDays: 30,
      ...Object.fromEntries(vendorNames.map((name) => [name, null])),
      unusedModelFile: null,
      limits: {
        sendsAnHour: 1_000,
        exchangesAnHour: 5_000,
        sendsAtOnce: 20,
        tokensADay: { visitor: 50_000_000, address: 100_000_000, site: 200_000_000 },
        speechCharactersADay: { visitor: 1_000_000, address: 2_000_000, site: 5_000_000 },
        agentMinutesADay: { visitor: 240, address: 480, site: 1_440 },
      },
      unsetSiteLimits: ["TOKENS_PER_DAY_SITE", "SPEECH_CHARACTERS_PER_DAY_SITE", "AGENT_MINUTES_PER_DAY_SITE"],
      liveAgents: false,
      replyFirstWordSeconds: 30,
      agentLimits: { silenceSeconds: 60, longestMinutes: 15 },
      allowOpen: false,
    });
    expect(staticDir).toMatch(/apps\/demo\/dist$/);
    expect(docsDir).toMatch(/apps\/docs\/dist$/);
  });

  it("treats an empty value as unset", () => {
    expect(readConfig({ PORT: "", OPENAI_API_KEY: " ", ACCESS_CODE: "  ", PUBLIC_URL: "" })).toEqual(readConfig({}));
  });

  it("enables a vendor by its key", () => {
    const { openai, anthropic } = readConfig({
      OPENAI_API_KEY: " key-1\n",
      OPENAI_BASE_URL: "http://127.0.0.1:4000/v1/",
      OPENAI_MODEL: "gpt-test",
      ANTHROPIC_API_KEY: "key-2",
      ANTHROPIC_MODELS: "claude-one, claude-two",
    });
    expect([openai, anthropic]).toEqual([
      {
        apiKey: "key-1",
        baseURL: "http://127.0.0.1:4000/v1",
        contextTokens: 4_096,
        model: "gpt-test",
        effort: "low",
      },
      { apiKey: "key-2", baseURL: "https://api.anthropic.com", models: ["claude-one", "claude-two"], effort: "low" },
    ]);
  });

  it("needs no key for a server that speaks OpenAI’s format, and no model id", () => {
    const address = { OPENAI_BASE_URL: "http://localhost:11434/v1" };
    expect(readConfig(address).openai).toEqual({
      apiKey: null,
      baseURL: "http://localhost:11434/v1",
      contextTokens: 4_096,
      model: null,
      effort: "low",
    });
    expect(readConfig({ ...address, OPENAI_MODEL: "llama3.2", OPENAI_NAME: " Llama at home " }).openai).toMatchObject({
      model: "llama3.2",
      name: "Llama at home",
    });
    expect(readConfig({}).openai).toBeNull();
  });

  it("needs no key for a server in a network of one’s own that speaks Anthropic’s format", () => {
    const models = { ANTHROPIC_MODELS: "qwen3" };
    const own = readConfig({ ANTHROPIC_BASE_URL: "http://llama:8080", ...models });
    expect([own.anthropic, own.replyFirstWordSeconds]).toEqual([
      { apiKey: null, baseURL: "http://llama:8080", models: ["qwen3"], effort: "low" },
      120,
    ]);
    expect(readConfig({ ANTHROPIC_BASE_URL: "https://gateway.example", ...models }).anthropic).toBeNull();
  });

  it.each([
    [
      { OPENAI_MODEL: "llama3.2" },
      "OPENAI_MODEL needs a server: set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own.",
    ],
    [
      { OPENAI_API_KEY: "ollama", OPENAI_BASE_URL: "http://localhost:11434/v1" },
      "Set OPENAI_MODEL to the model that the server at localhost:11434 is asked for, or leave OPENAI_API_KEY out if it wants no key.",
    ],
    [
      { ANTHROPIC_BASE_URL: "http://localhost:8080" },
      "Set ANTHROPIC_MODELS to the model that the server at localhost:8080 runs: it is asked by its id.",
    ],
  ])("refuses half of a model’s settings: %o", (environment, sentence) => {
    expect(refusal(environment)).toBe(sentence);
  });

  it("waits longer for a model in a network of one’s own, which may have to be loaded", () => {
    const address = { OPENAI_BASE_URL: "http://localhost:11434/v1" };
    const seconds = (environment: Record<string, string>) => readConfig(environment).replyFirstWordSeconds;
    expect([
      seconds(address),
      seconds({ ...address, REPLY_FIRST_WORD_SECONDS: "30" }),
      seconds({ OPENAI_API_KEY: "key" }),
    ]).toEqual([120, 30, 30]);
  });

  it("gives every character a voice, and configured ones an agent", () => {
    const key = { ELEVENLABS_API_KEY: "key-3" };
    expect(readConfig(key).elevenLabs).toEqual({
      apiKey: "key-3",
      baseURL: "https://api.elevenlabs.io",
      livekitUrl: "wss://livekit.rtc.elevenlabs.io",
      model: "eleven_flash_v2_5",
      settings: {},
      voices: {
        tesla: "onwK4e9ZLuTAKqWW03F9",
        hypatia: expect.any(String),
        faust: expect.any(String),
        flux: expect.any(String),
        cheesemaster: expect.any(String),
      },
      agents: {},
    });
    const own = readConfig({
      ...key,
      ELEVENLABS_VOICE_TESLA: "voice1",
      ELEVENLABS_VOICE_FAUST: " voice2 ",
      ELEVENLABS_AGENT_FLUX: "agent_1",
      ELEVENLABS_AGENT_CHEESEMASTER: "agent_2",
      LIVE_AGENTS: "1",
      AGENT_SILENCE_SECONDS: "30",
      AGENT_LONGEST_MINUTES: "5",
    });
    expect([own.elevenLabs?.voices, own.elevenLabs?.agents, own.liveAgents, own.agentLimits]).toMatchObject([
      { tesla: "voice1", faust: "voice2" },
      { flux: "agent_1" },
      true,
      { silenceSeconds: 30, longestMinutes: 5 },
    ]);
    expect(own.elevenLabs?.agents).not.toHaveProperty("cheesemaster");
    expect(readConfig({ ELEVENLABS_AGENT_FLUX: "agent_1" }).elevenLabs).toBeNull();
  });

  it("reads the voice settings of characters that have none of their own", () => {
    const { elevenLabs } = readConfig({
      ELEVENLABS_API_KEY: "key-3",
      ELEVENLABS_STABILITY: "0.5",
      ELEVENLABS_SIMILARITY: "1",
      ELEVENLABS_STYLE: "0.25",
      ELEVENLABS_SPEAKER_BOOST: "0",
      ELEVENLABS_SPEED: "1.1",
    });
    expect(elevenLabs?.settings).toEqual({
      stability: 0.5,
      similarityBoost: 1,
      style: 0.25,
      useSpeakerBoost: false,
      speed: 1.1,
    });
  });

  it("reads the public address as an origin, and trims the code", () => {
    const { publicUrl, accessCode } = readConfig({ PUBLIC_URL: "https://Minds.Example/", ACCESS_CODE: " sesame " });
    expect([publicUrl, accessCode]).toEqual(["https://minds.example", "sesame"]);
  });

  it.each(["postgres://user:password@localhost/archive", "postgresql:///archive?host=/run/postgresql"])(
    "accepts the database %s",
    (address) => {
      expect(readConfig({ DATABASE_URL: address, SESSION_SECRET: "known to nobody else" }).databaseUrl).toBe(address);
    },
  );

  it.each([
    ["PORT", "abc", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "65536", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "-1", "PORT must be a whole number from 0 to 65535."],
    ["TRUST_PROXY", "yes", "TRUST_PROXY must be a whole number from 0 to 10."],
    ["RETENTION_DAYS", "0", "RETENTION_DAYS must be a whole number from 1 to 3650."],
    [
      "PUBLIC_URL",
      "minds.example",
      "PUBLIC_URL must be an http or https address without a path, such as https://minds.example.",
    ],
    [
      "PUBLIC_URL",
      "https://minds.example/archive",
      "PUBLIC_URL must be an http or https address without a path, such as https://minds.example.",
    ],
    [
      "DATABASE_URL",
      "archive.db",
      "DATABASE_URL must name an SQLite file or a PostgreSQL database, such as file:.data/archive.db or postgres://user:password@localhost/archive.",
    ],
    [
      "DATABASE_URL",
      "postgres://localhost/archive",
      "DATABASE_URL is PostgreSQL, which several servers may share: set a SESSION_SECRET for all of them.",
    ],
    ["OPENAI_API_KEY", "sk-“abc”", "OPENAI_API_KEY must be printable ASCII without spaces, as the vendor shows it."],
    [
      "OPENAI_API_KEY",
      "sk-abc\nOPENAI",
      "OPENAI_API_KEY must be printable ASCII without spaces, as the vendor shows it.",
    ],
    [
      "ANTHROPIC_API_KEY",
      "two words",
      "ANTHROPIC_API_KEY must be printable ASCII without spaces, as the vendor shows it.",
    ],
    [
      "ELEVENLABS_API_KEY",
      "schlüssel",
      "ELEVENLABS_API_KEY must be printable ASCII without spaces, as the vendor shows it.",
    ],
    [
      "OPENAI_BASE_URL",
      "ftp://x",
      "OPENAI_BASE_URL must be an http or https address without a user name, a query or a fragment.",
    ],
    [
      "ANTHROPIC_BASE_URL",
      "https://me:secret@x",
      "ANTHROPIC_BASE_URL must be an http or https address without a user name, a query or a fragment.",
    ],
    ["ANTHROPIC_MODELS", "one,,two", "ANTHROPIC_MODELS must be model ids separated by commas."],
    ["ANTHROPIC_EFFORT", "none", "ANTHROPIC_EFFORT must be one of off, low, medium, high, xhigh, max, default."],
    ["OPENAI_CONTEXT_TOKENS", "100", "OPENAI_CONTEXT_TOKENS must be a whole number from 1024 to 10000000."],
    ["OPENAI_EFFORT", "0", "OPENAI_EFFORT must be one of none, minimal, low, medium, high, xhigh, max, default."],
    ["REPLY_FIRST_WORD_SECONDS", "600", "REPLY_FIRST_WORD_SECONDS must be a whole number from 5 to 540."],
    ["OPENAI_MODEL", "two models", "OPENAI_MODEL must be one model id."],
    [
      "ELEVENLABS_BASE_URL",
      "api.elevenlabs.io",
      "ELEVENLABS_BASE_URL must be an http or https address without a user name, a query or a fragment.",
    ],
    [
      "ELEVENLABS_LIVEKIT_URL",
      "https://x",
      "ELEVENLABS_LIVEKIT_URL must be a wss or ws address without a user name, a query or a fragment.",
    ],
    ["ELEVENLABS_MODEL", "two models", "ELEVENLABS_MODEL must be one model id."],
    ["ELEVENLABS_STABILITY", "1.5", "ELEVENLABS_STABILITY must be a number from 0 to 1."],
    ["ELEVENLABS_SPEED", "fast", "ELEVENLABS_SPEED must be a number from 0.5 to 2."],
    ["ELEVENLABS_SPEAKER_BOOST", "yes", "ELEVENLABS_SPEAKER_BOOST must be 1 or 0."],
    ["ELEVENLABS_VOICE_FAUST", "a/b", "ELEVENLABS_VOICE_FAUST must be one voice id."],
    ["ELEVENLABS_AGENT_TESLA", "a?b", "ELEVENLABS_AGENT_TESLA must be one agent id."],
    ["LIVE_AGENTS", "yes", "LIVE_AGENTS must be 1 or 0."],
    ["AGENT_SILENCE_SECONDS", "5", "AGENT_SILENCE_SECONDS must be a whole number from 10 to 3600."],
    ["AGENT_LONGEST_MINUTES", "0", "AGENT_LONGEST_MINUTES must be a whole number from 1 to 240."],
    ["TOKENS_PER_DAY_SITE", "1e9", "TOKENS_PER_DAY_SITE must be a whole number from 0 to 999999999."],
    ["SENDS_PER_HOUR_ADDRESS", "-1", "SENDS_PER_HOUR_ADDRESS must be a whole number from 0 to 999999999."],
    [
      "SESSION_SECRET",
      "easily guessed",
      'SESSION_SECRET must have at least 16 characters; "openssl rand -base64 32" makes one.',
    ],
    [
      "SESSION_SECRET_PREVIOUS",
      "x",
      'SESSION_SECRET_PREVIOUS must have at least 16 characters; "openssl rand -base64 32" makes one.',
    ],
    ["ALLOW_OPEN", "maybe", "ALLOW_OPEN must be 1 or 0."],
    [
      "STATIC_DIR",
      "/dev/null",
      'STATIC_DIR must be a folder with the built site, such as apps/demo/dist after "npm run build".',
    ],
  ])("refuses %s=%s in one sentence", (name, value, sentence) => {
    expect(refusal({ [name]: value })).toBe(sentence);
  });

  it("is listed completely in .env.example, with its defaults", () => {
    const text = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
    const listed = Object.fromEntries(
      [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value ?? ""]),
    );
    // The variables of one character look like those of another.
    const isOfACharacter = (name: string) => /^ELEVENLABS_(?:AGENT|VOICE)_/.test(name);
    const sorted = (names: readonly string[]) => names.filter((name) => !isOfACharacter(name)).toSorted();
    expect(sorted(Object.keys(listed))).toEqual(sorted(environmentVariables));
    expect(environmentVariables).toEqual(expect.arrayContaining(Object.keys(listed)));
    const keys = vendorVariables.filter((name) => name.endsWith("_API_KEY"));
    const key = Object.fromEntries(keys.map((name) => [name, "k"]));
    expect(readConfig({ ...listed, ...key })).toEqual({ ...readConfig(key), unsetSiteLimits: [] });
  });
});

describe("a paid key on a public address", () => {
  const combinations = Array.from({ length: 32 }, (_, bits) => ({
    paidKey: (bits & 1) > 0,
    ownCode: (bits & 2) > 0,
    secret: (bits & 4) > 0,
    publicAddress: (bits & 8) > 0,
    limit: (bits & 16) > 0,
  }));

  it.each(combinations)(
    "needs a code, a secret and limits: %o",
    ({ paidKey, ownCode, secret, publicAddress, limit }) => {
      const environment = {
        ...(paidKey && { OPENAI_API_KEY: "k" }),
        ...(ownCode && { ACCESS_CODE: "open sesame" }),
        ...(limit && { TOKENS_PER_DAY_SITE: "1000000" }),
        ...(secret && { SESSION_SECRET: "known to nobody else" }),
        PUBLIC_URL: publicAddress ? "https://minds.example" : "http://localhost:3000",
      };
      const isOpen = paidKey && publicAddress && !(ownCode && secret && limit);
      expect(refusal(environment) !== null).toBe(isOpen);
      expect(refusal({ ...environment, ALLOW_OPEN: "1" })).toBeNull();
    },
  );

  it("says what is missing", () => {
    const open = { ANTHROPIC_API_KEY: "k", PUBLIC_URL: "http://192.168.1.7:3000", TOKENS_PER_DAY_SITE: "1000000" };
    expect([refusal(open), refusal({ ...open, ACCESS_CODE: "open sesame" })]).toEqual([
      "PUBLIC_URL is a public address and a paid key is set: set an ACCESS_CODE of your own and a SESSION_SECRET too, or ALLOW_OPEN=1 to start all the same.",
      "PUBLIC_URL is a public address and a paid key is set: set a SESSION_SECRET too, or ALLOW_OPEN=1 to start all the same.",
    ]);
  });

  it("may be that of the speech vendor", () => {
    expect(refusal({ ELEVENLABS_API_KEY: "k", PUBLIC_URL: "https://minds.example" })).toMatch(
      /^PUBLIC_URL is a public address and a paid key is set/,
    );
  });

  it.each(["http://127.0.0.1:3000", "http://[::1]:3000", "http://archive.localhost"])(
    "does not include %s",
    (address) => {
      expect(refusal({ OPENAI_API_KEY: "k", PUBLIC_URL: address })).toBeNull();
    },
  );
});
