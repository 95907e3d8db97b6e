import { propertyRuns } from "@archive-of-minds/testing";
import { afterEach, describe, expect, it } from "vitest";
import { createTestProxyServer, routes, type Route, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import { exampleConfig } from "../testing/example-config";
import { createTestVisitor } from "../testing/test-visitor";
import { createTestLiveServer, initiation } from "../voice-agent/testing/test-live-server";
import type { Limits } from "./limits";

// What a script can cost that drops its cookies, restarts for ever, or sends as much as it can.

const usual = exampleConfig().limits;
const [openAI, anthropic, speech] = routes as readonly [Route, Route, Route];

let server: TestProxyServer;
afterEach(() => server.close());

const open = async (limits: Partial<Limits> = {}) => {
  server = await createTestProxyServer({ config: { limits: { ...usual, ...limits } } });
};
const asked = () => Object.values(server.vendors).reduce((sum, { requests }) => sum + requests.length, 0);

async function unlockedAt(address: string) {
  const visitor = createTestVisitor(server.app, { address });
  await visitor.unlock();
  return visitor;
}

describe("a script with any number of sessions, each of a new visitor", () => {
  const SESSIONS = propertyRuns(1_000);
  const words = "Good evening.";
  const most = 999_999;
  const tenTimes = 10 * words.length;

  it.each([
    ["at one address", { visitor: most, address: tenTimes, site: most }, () => "203.0.113.7"],
    [
      "in one IPv6 network",
      { visitor: most, address: tenTimes, site: most },
      (number: number) => `2001:db8:0:1::${number.toString(16)}`,
    ],
    [
      "at as many addresses",
      { visitor: most, address: most, site: tenTimes },
      (number: number) => `198.51.${100 + (number >> 8)}.${number & 255}`,
    ],
  ] as const)(
    "sends %s at once, and spends to the limit but not beyond",
    async (_where, speechCharactersADay, addressOf) => {
      await open({ speechCharactersADay });
      const statuses = await Promise.all(
        Array.from({ length: SESSIONS }, async (_, number) => {
          const response = await (await unlockedAt(addressOf(number))).post(speech.path, { text: words });
          await response.arrayBuffer();
          return response.status;
        }),
      );
      expect([
        statuses.filter((status) => status === 200).length,
        statuses.filter((status) => status === 429).length,
        asked(),
      ]).toEqual([10, SESSIONS - 10, 10]);
    },
  );
});

describe("a client that begins a new live conversation whenever one fails", () => {
  const sendsAnHour = 20;

  it.each(["refuse-403", "kill-at-once", "first-not-metadata"] as const)(
    "(%s) is stopped by the hourly limit",
    async (agentBehaviour) => {
      const live = await createTestLiveServer({
        config: { limits: { ...usual, sendsAnHour } },
        elevenLabs: { agentBehaviour },
      });
      server = live;
      const reasons: string[] = [];
      for (let attempt = 0; attempt < sendsAnHour + 10; attempt += 1) {
        const client = await live.open();
        client.send(initiation);
        reasons.push((await client.closed).reason);
      }
      const stopped = "Too many requests from this address; try again later.";
      expect([
        reasons.filter((reason) => reason === stopped).length,
        reasons.indexOf(stopped),
        server.vendors.elevenLabs.upgrades(),
      ]).toEqual([10, sendsAnHour, sendsAnHour]);
    },
  );

  it("by WebRTC is stopped too", async () => {
    await open({ sendsAnHour });
    server.vendors.elevenLabs.setBehaviour("503");
    const visitor = await unlockedAt("203.0.113.7");
    const statuses = [];
    for (let attempt = 0; attempt < sendsAnHour + 10; attempt += 1)
      statuses.push(
        (await visitor.post("/api/voice-agent/session", { characterId: "flux", transport: "webrtc" })).status,
      );
    expect([
      statuses.filter((status) => status === 503).length,
      statuses.filter((status) => status === 429).length,
      asked(),
    ]).toEqual([sendsAnHour, 10, sendsAnHour]);
  });
});

describe("the longest request", () => {
  // A daily budget that an ordinary request fits into by far, and these do not.
  const tokensADay = { visitor: 100_000, address: 100_000, site: 100_000 };
  const jpegOf8k = Buffer.alloc(7_000_000, 0xa5).toString("base64");
  const user = (content: unknown) => ({ role: "user", content });
  const long = Array.from({ length: 500 }, (_, number) => user(`Message ${number}: ${"word ".repeat(200)}`));

  it.each([
    ["a text of 1 MB", openAI, [user("word ".repeat(200_000))], 429],
    ["OpenAI: a text of 1 MB without a space", openAI, [user("A".repeat(1_000_000))], 429],
    ["Anthropic: a text of 1 MB without a space", anthropic, [user("A".repeat(1_000_000))], 429],
    ["OpenAI: 500 long messages", openAI, long, 429],
    ["Anthropic: 500 long messages", anthropic, long, 429],
    ["2,001 messages", openAI, Array.from({ length: 2_001 }, () => user("Hello")), 400],
    ["a spoken text of 1 MB", speech, [], 413],
  ] as const)("%s is refused before it costs anything", async (_what, route, messages, status) => {
    await open({ tokensADay });
    const visitor = await unlockedAt("203.0.113.7");
    const body = route === speech ? { text: "word ".repeat(200_000) } : { ...route.body, messages };
    const response = await visitor.post(route.path, body);
    expect([response.status, asked()]).toEqual([status, 0]);
    // Nothing of the day's share was taken for it.
    const usualRequest = await visitor.post(route.path, route.body);
    await usualRequest.arrayBuffer();
    expect(usualRequest.status).toBe(200);
  });

  it("a picture of 8,000 pixels is refused before it costs anything", async () => {
    await open({ tokensADay });
    const visitor = await unlockedAt("203.0.113.7");
    const response = await visitor.post(openAI.path, { ...openAI.body, image: { jpegBase64: jpegOf8k } });
    expect([response.status, asked()]).toEqual([413, 0]);
  });

  it("a picture as large as a request allows is sent once, and counted as the vendor counts it", async () => {
    await open({ tokensADay });
    const visitor = await unlockedAt("203.0.113.7");
    const image = { jpegBase64: jpegOf8k.slice(0, 4_000_000) };
    for (let count = 0; count < 3; count += 1) {
      const response = await visitor.post(openAI.path, { ...openAI.body, image });
      await response.text();
      expect([response.status, asked()]).toEqual([200, count + 1]);
    }
  });
});
