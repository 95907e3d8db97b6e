import { startOpenAIStandIn, type StandIn } from "@archive-of-minds/testing/servers";
import { expect, test as base, visitor } from "./archive";

const test = base.extend<{ readonly vendor: Awaited<ReturnType<typeof startOpenAIStandIn>> }>({
  vendor: async ({}, use) => {
    const vendor = await startOpenAIStandIn({ reply: "The current answers you. It hums in every wire of this house." });
    await use(vendor);
    await vendor.close();
  },
});

/** The requests for a reply; the server also asks what models there are, when it starts. */
const repliesAsked = ({ requests }: StandIn) => requests.filter(({ method }) => method === "POST");

test("a model behind an address needs no key, and is called by its id and host", async ({
  page,
  startArchive,
  vendor,
}) => {
  const archive = await startArchive({ OPENAI_BASE_URL: `${vendor.url}/v1`, OPENAI_MODEL: "llama3.2" });
  const { unlock, say, answer } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await say("Are you there?");
  expect(await answer()).toBe("The current answers you. It hums in every wire of this house.");
  await expect(page.getByText(`Replies come from llama3.2 (${new URL(vendor.url).host})`)).toBeVisible();
  expect(repliesAsked(vendor)).toHaveLength(1);
});

test("a vendor that breaks off in mid-sentence leaves what arrived and a way to go on", async ({
  page,
  startArchive,
  vendor,
}) => {
  const archive = await startArchive({
    OPENAI_API_KEY: "key-for-tests",
    OPENAI_BASE_URL: `${vendor.url}/v1`,
    OPENAI_MODEL: "gpt-6.1-sol",
  });
  vendor.setBehaviour("hang-midway");
  const { unlock, say, messages } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await say("Are you there?");
  // Only then: an immediate break may lose the words in flight.
  await expect(messages.nth(1)).toContainText("The current");
  await vendor.close();
  await expect(page.getByRole("alert")).toContainText("The connection broke during the reply");
  await expect(messages.nth(1)).toHaveAttribute("data-end", "cut");
  await page.getByRole("button", { name: "Answer with a built-in reply" }).click();
  // A complete reply replaces the broken one.
  await expect(messages.nth(1)).toHaveAttribute("data-end", "complete");
  await expect(messages.nth(1)).toContainText("Written by: Built-in replies.");
  await expect(messages).toHaveCount(2);
});

const failures = [
  ["401", "does not work here now"],
  ["404", "is not available"],
  ["429", "is busy"],
  ["500", "is too busy or not working"],
  ["html", "sent no usable reply"],
] as const;

test(
  "for every error of the vendor, a notice explains what to do and the message is kept",
  { tag: "@long" },
  async ({ page, startArchive, vendor }) => {
    const archive = await startArchive({
      OPENAI_API_KEY: "key-for-tests",
      OPENAI_BASE_URL: `${vendor.url}/v1`,
      OPENAI_MODEL: "gpt-6.1-sol",
    });
    const { unlock, say, messages, field } = visitor(page);
    await page.goto(archive.url);
    await unlock();
    for (const [behaviour, sentence] of failures) {
      vendor.setBehaviour(behaviour);
      await say(`What is ${behaviour}?`);
      await expect(page.getByRole("alert")).toContainText(sentence);
      await expect(messages.filter({ hasText: `What is ${behaviour}?` })).toHaveCount(1);
      await expect(field).toBeEnabled();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    }
    vendor.setBehaviour("reply");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(messages.last()).toContainText("The current answers you");
  },
);

test("an archive with a used up budget says so, and the built-in model answers", async ({
  page,
  startArchive,
  vendor,
}) => {
  const archive = await startArchive({
    OPENAI_API_KEY: "key-for-tests",
    OPENAI_BASE_URL: `${vendor.url}/v1`,
    OPENAI_MODEL: "gpt-6.1-sol",
    OPENAI_NAME: "House model",
    TOKENS_PER_DAY_SITE: "10",
  });
  const { unlock, say, messages } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await say("Are you there?");
  await expect(page.getByRole("alert")).toContainText(
    /House model has reached its limit for now\. Go on with built-in replies, or try again in \d+ (hours|minutes)\./,
  );
  await page.getByRole("button", { name: "Answer with a built-in reply" }).click();
  await expect(messages.last()).toHaveAttribute("data-end", "complete");
  expect(repliesAsked(vendor)).toEqual([]);
});
