import { describe, expect, it } from "vitest";
import { readConfig } from "./config";
import { startUpWarnings } from "./start-up-guard";
import { createTestServer } from "./testing/test-server";

const KEYS = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "ELEVENLABS_API_KEY"] as const;

function start(environment: Readonly<Record<string, string>>): string {
  try {
    readConfig(environment);
    return "starts";
  } catch (error) {
    return (error as Error).message;
  }
}

describe.each(KEYS)("with a paid key in %s", (key) => {
  const paid = { [key]: "k" };

  it.each(["0.0.0.0", "::", "192.168.1.20", "minds.example"])(
    "opens HOST=%s to other machines only with a code of its own",
    (HOST) => {
      const refusal =
        "HOST lets other machines in and a paid key is set: set an ACCESS_CODE of your own too, or ALLOW_OPEN=1 to start all the same.";
      expect([
        start({ ...paid, HOST }),
        start({ ...paid, HOST, ACCESS_CODE: "sesame" }),
        start({ ...paid, HOST, ALLOW_OPEN: "1" }),
      ]).toEqual([refusal, "starts", "starts"]);
    },
  );

  it.each(["127.0.0.1", "localhost", "::1"])("starts on %s as it is", (HOST) => {
    expect(start({ ...paid, HOST })).toBe("starts");
  });
});

it("starts at any address without a paid key", () => {
  expect(start({ HOST: "0.0.0.0", PUBLIC_URL: "https://minds.example" })).toBe("starts");
});

const limits = {
  TOKENS_PER_DAY_SITE: "1000",
  SPEECH_CHARACTERS_PER_DAY_SITE: "1000",
  AGENT_MINUTES_PER_DAY_SITE: "10",
};
const closed = {
  PUBLIC_URL: "https://minds.example",
  ACCESS_CODE: "open sesame",
  SESSION_SECRET: "a secret of 24 letters..",
  ...limits,
};
const without = (name: string, environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(environment).filter(([key]) => key !== name));
const refusal = (what: string) =>
  `PUBLIC_URL is a public address and a paid key is set: set ${what} too, or ALLOW_OPEN=1 to start all the same.`;

describe.each(KEYS)("at a public address with a paid key in %s", (key) => {
  const paid = { [key]: "k", ELEVENLABS_AGENT_FAUST: "agent", ...closed };
  const tokens = key !== "ELEVENLABS_API_KEY";

  it("starts with a code, a secret and limits of its own", () => {
    expect(start(paid)).toBe("starts");
  });

  it.each([
    ["a code of seven characters", { ...paid, ACCESS_CODE: "sesame!" }, "an ACCESS_CODE of at least 8 characters"],
    ["the default code", without("ACCESS_CODE", paid), "an ACCESS_CODE of your own"],
    ["no session secret", without("SESSION_SECRET", paid), "a SESSION_SECRET"],
  ])("refuses %s, unless ALLOW_OPEN=1", (_case, environment, what) => {
    expect([start(environment), start({ ...environment, ALLOW_OPEN: "1" })]).toEqual([refusal(what), "starts"]);
  });

  it.each([
    ["TOKENS_PER_DAY_SITE", tokens],
    ["SPEECH_CHARACTERS_PER_DAY_SITE", !tokens],
    ["AGENT_MINUTES_PER_DAY_SITE", !tokens],
  ])("refuses an unset %s that the key can spend, unless ALLOW_OPEN=1", (name, isSpent) => {
    const environment = without(name, paid);
    expect([start(environment), start({ ...environment, ALLOW_OPEN: "1" })]).toEqual([
      isSpent ? refusal(`${name} (what a day may cost)`) : "starts",
      "starts",
    ]);
  });

  it("names all that is missing at once", () => {
    const first = tokens ? "TOKENS_PER_DAY_SITE" : "SPEECH_CHARACTERS_PER_DAY_SITE";
    expect(start({ [key]: "k", PUBLIC_URL: "https://minds.example" })).toBe(
      refusal(`an ACCESS_CODE of your own, a SESSION_SECRET and ${first} (what a day may cost)`),
    );
  });

  it("starts with all these defaults on this machine", () => {
    expect(start({ [key]: "k", PUBLIC_URL: "http://localhost:3000" })).toBe("starts");
  });
});

describe("the warning at the start", () => {
  const said = (environment: Readonly<Record<string, string>>) =>
    startUpWarnings(readConfig(environment)).map(({ event, todo }) => `${event}: ${todo}`);
  const short = "access code too short: Set an ACCESS_CODE of at least 8 characters: a shorter one can be guessed.";
  const unset = (what: string) =>
    `site limits not set: Set ${what} to what you are willing to pay for a day: the defaults are high.`;

  it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    ["empty if all is set", closed, []],
    ["empty on this machine", { OPENAI_API_KEY: "k", ACCESS_CODE: "1" }, []],
    [
      "what to do if HOST lets others reach a paid key",
      { HOST: "0.0.0.0", OPENAI_API_KEY: "k", ACCESS_CODE: "sesame" },
      [short, unset("TOKENS_PER_DAY_SITE")],
    ],
    ["empty without a key", { HOST: "0.0.0.0", ACCESS_CODE: "sesame" }, []],
    ["what to do about a short code", { ...closed, ACCESS_CODE: "sesame" }, [short]],
    [
      "empty without a key at a public address",
      { PUBLIC_URL: "https://minds.example", ACCESS_CODE: "open sesame" },
      [],
    ],
    [
      "empty for a model that wants no key",
      {
        PUBLIC_URL: "https://minds.example",
        ACCESS_CODE: "open sesame",
        OPENAI_BASE_URL: "http://ollama:11434/v1",
        OPENAI_MODEL: "llama3.2",
      },
      [],
    ],
    [
      "both, for the limits of the key that is set",
      { PUBLIC_URL: "https://minds.example", OPENAI_API_KEY: "k", ALLOW_OPEN: "1" },
      [short, unset("TOKENS_PER_DAY_SITE")],
    ],
  ])("is %s", (_case, environment, expected) => {
    expect(said(environment)).toEqual(expected);
  });
});

describe("a model that costs nothing", () => {
  const open = { PUBLIC_URL: "https://minds.example" };

  it.each([
    ["on this machine", { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }],
    ["in a container network", { OPENAI_BASE_URL: "http://ollama:11434/v1", OPENAI_MODEL: "llama3.2" }],
    ["in Anthropic’s format", { ANTHROPIC_BASE_URL: "http://llama:8080", ANTHROPIC_MODELS: "qwen3" }],
    ["that needs no key", { OPENAI_BASE_URL: "https://models.example/v1" }],
  ])("needs neither limits nor an access code of its own: %s", (_where, model) => {
    expect(start({ ...open, ...model })).toBe("starts");
  });

  it.each([
    ["at a vendor", { OPENAI_BASE_URL: "https://openrouter.ai/api/v1", OPENAI_API_KEY: "k", OPENAI_MODEL: "m" }],
    [
      "at a gateway in a container network",
      { OPENAI_BASE_URL: "http://litellm:4000/v1", OPENAI_API_KEY: "k", OPENAI_MODEL: "m" },
    ],
    ["at a gateway on this machine", { ANTHROPIC_BASE_URL: "http://localhost:4000", ANTHROPIC_AUTH_TOKEN: "k" }],
  ])("does not make a key free %s", (_where, paid) => {
    expect(start({ ...open, ...paid })).toMatch(/^PUBLIC_URL is a public address and a paid key is set/);
    expect(start({ ...closed, ...paid })).toBe("starts");
  });

  it("is told from a paid one by its key, and the refusal says so", () => {
    const hint = / A server in a network of your own that needs no key is no paid one: leave the key out\.$/;
    expect(
      start({ ...open, OPENAI_BASE_URL: "http://ollama:11434/v1", OPENAI_API_KEY: "ollama", OPENAI_MODEL: "m" }),
    ).toMatch(hint);
    expect(start({ ...open, OPENAI_API_KEY: "k" })).not.toMatch(hint);
  });
});

describe("a page whose host name points at this machine", () => {
  const openai = { apiKey: "k", baseURL: "https://vendor.example/v1", model: "m" };
  const unlockAt = async (origin: string, changes: Parameters<typeof createTestServer>[0]) => {
    const server = await createTestServer(changes);
    const response = await server.app.request(`${origin}/api/access`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ code: changes?.accessCode ?? "archive" }),
    });
    await server.close();
    return response.status;
  };

  it("cannot use a paid key behind the default code", async () => {
    expect([
      await unlockAt("http://evil.example:3000", { openai }),
      await unlockAt("http://localhost:3000", { openai }),
      await unlockAt("http://127.0.0.1:3000", { openai }),
    ]).toEqual([403, 200, 200]);
  });

  it("cannot use it if PUBLIC_URL is set either", async () => {
    const local = { openai, publicUrl: "http://localhost:3000" };
    expect([await unlockAt("http://evil.example:3000", local), await unlockAt("http://localhost:3000", local)]).toEqual(
      [403, 200],
    );
  });

  it("can unlock if there is no paid key, or a code of its own", async () => {
    expect([
      await unlockAt("http://minds.example", {}),
      await unlockAt("http://minds.example", { openai, accessCode: "sesame" }),
    ]).toEqual([200, 200]);
  });
});
