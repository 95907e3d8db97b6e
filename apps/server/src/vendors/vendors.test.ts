import { describe, expect, it } from "vitest";
import { createChatModels } from "../chat/chat-models";
import { readConfig } from "../config";
import { configuredVendors, vendorNames, vendorVariables } from "./vendors";

const KEY = "CANARY_0123456789";
const keyVariables = vendorVariables.filter((name) => name.endsWith("_API_KEY"));
/** The vendors that a key turns on: all but the file on this machine. */
const keyedVendors = vendorNames.filter((name) => name !== "modelFile");
const configuredBy = (environment: Readonly<Record<string, string>>) => configuredVendors(readConfig(environment));
const refusal = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment);
    return "starts";
  } catch (error) {
    return (error as Error).message;
  }
};

it("every vendor is off without variables, and each is turned on by its key", () => {
  expect(configuredBy({})).toEqual([]);
  const keys = Object.fromEntries(keyVariables.map((name) => [name, KEY]));
  expect(configuredBy(keys).map(({ name }) => name)).toEqual(keyedVendors);
});

describe.each(keyVariables)("with %s alone", (variable) => {
  const [vendor] = configuredBy({ [variable]: KEY });

  it("one host may be asked, over https, and the key is removed from what it says", () => {
    expect(vendor?.baseURL).toMatch(/^https:\/\//);
    expect(vendor?.secrets).toContain(KEY);
  });

  it("no server starts at a public address with the default code and no limits", () => {
    const spends = vendor?.spends ?? [];
    expect(spends.length).toBeGreaterThan(0);
    const sentence = refusal({ [variable]: KEY, PUBLIC_URL: "https://minds.example" });
    expect(sentence).toMatch(/^PUBLIC_URL is a public address and a paid key is set: set an ACCESS_CODE/);
    for (const limit of spends) expect(sentence).toContain(limit);
  });

  it("its language model, if it has one, answers for every purpose", () => {
    const models = createChatModels(readConfig({ [variable]: KEY }), { fetchOf: () => fetch, firstWordMs: 30_000 });
    const asked = (["reply", "room", "moderator", "live"] as const).map((purpose) => models.of(purpose));
    expect(asked.map((model) => model !== null)).toEqual(asked.map(() => vendor?.languageModel !== null));
  });
});

it("the chat and live conversations prefer OpenAI, the room and its moderator Anthropic", () => {
  const config = readConfig({ OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY });
  const models = createChatModels(config, { fetchOf: () => fetch, firstWordMs: 30_000 });
  const nameFor = (purpose: Parameters<typeof models.of>[0]) => models.of(purpose)?.model.name ?? "";
  expect([nameFor("reply"), nameFor("live"), nameFor("room"), nameFor("moderator")]).toEqual([
    expect.stringContaining("OpenAI"),
    expect.stringContaining("OpenAI"),
    expect.stringContaining("Anthropic"),
    expect.stringContaining("Anthropic"),
  ]);
});
