import type { Page } from "@playwright/test";
import { startElevenLabsStandIn, startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { expect, test, visitor } from "./archive";

test.use({ hasServiceWorker: true });

// The traces of a visit that others may read: addresses in histories and logs, and the browser's caches.

const CODE = "canary-of-the-door";
const question = "Does the canary question hum?";
const reply = "The canary answer hums in every wire.";
const secrets = ["canary", encodeURIComponent(question), Buffer.from(question).toString("base64")];

const inCache = (page: Page, url: string) =>
  page.evaluate(
    (address) =>
      fetch(address, { cache: "only-if-cached", mode: "same-origin" }).then(
        ({ ok }) => ok,
        () => false,
      ),
    url,
  );

test("no address contains messages or ids, and no response of the server stays in the browser’s cache", async ({
  page,
  context,
  startArchive,
}) => {
  const openai = await startOpenAIStandIn({ reply });
  const elevenlabs = await startElevenLabsStandIn();
  const archive = await startArchive({
    ACCESS_CODE: CODE,
    OPENAI_API_KEY: "canary-key",
    OPENAI_BASE_URL: `${openai.url}/v1`,
    OPENAI_MODEL: "gpt-6.1-sol",
    ELEVENLABS_API_KEY: "canary-key",
    ELEVENLABS_BASE_URL: elevenlabs.url,
    ELEVENLABS_VOICE_TESLA: "voice",
  });
  const requests: { url: string; method: string; referer: Promise<string> }[] = [];
  context.on("request", (request) => {
    const referer = request.allHeaders().then(
      (headers) => headers["referer"] ?? "",
      () => "",
    );
    requests.push({ url: request.url(), method: request.method(), referer });
  });

  const { unlock, say, answer, chooseCharacter } = visitor(page);
  await page.goto(archive.url);
  await unlock(CODE);
  await say(question);
  expect(await answer()).toBe(reply);
  await page.getByRole("button", { name: "View Memory" }).click();
  await page.getByRole("searchbox", { name: "Search all conversations" }).fill("canary");
  await expect(page.getByRole("search").getByText("canary").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await chooseCharacter("Hypatia");
  await expect(page).toHaveURL(`${archive.url}/`);
  await page.reload();
  await expect(page).toHaveURL(`${archive.url}/`);

  const tokens = (await context.cookies()).map(({ value }) => value);
  const seen = await Promise.all(requests.map(async ({ url, referer }) => `${url} ${await referer}`));
  const ofTheServer = requests.filter(({ url }) => url.includes("/api/"));
  expect(ofTheServer.length).toBeGreaterThan(3);
  expect(seen.filter((line) => [...secrets, ...tokens].some((secret) => line.includes(secret)))).toEqual([]);

  // Cacheable files are cached, or this test would prove nothing.
  const script = requests.find(({ url }) => /\/assets\/main-.*\.js$/.test(url));
  expect(await inCache(page, script?.url ?? "")).toBe(true);
  const answers = [...new Set(ofTheServer.filter(({ method }) => method === "GET").map(({ url }) => url))];
  const kept: string[] = [];
  for (const url of answers) if (await inCache(page, url)) kept.push(url);
  const byTheSite = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys
      .flat()
      .map(({ url }) => url)
      .filter((url) => url.includes("/api/"));
  });
  expect([answers.length > 0, kept, byTheSite]).toEqual([true, [], []]);
  await openai.close();
  await elevenlabs.close();
});
