import type { BrowserContext, Page } from "@playwright/test";
import { expect, pauseMidReply, test, visitor } from "./archive";

test("a newcomer unlocks the archive, talks with all five, and finds it all after a reload", async ({
  page,
  archive,
}) => {
  const { unlock, say, answer, chooseCharacter, messages } = visitor(page);
  await page.goto(archive.url);
  await expect(page.getByRole("heading", { name: "Archive of Minds" })).toBeVisible();
  await expect(page.getByText("A Collection of Extraordinary Minds")).toBeVisible();
  await expect(page.getByText("Secured Repository of Historical Consciousness")).toBeVisible();

  await unlock("open sesame");
  await expect(page.getByRole("alert")).toHaveText("Incorrect password");
  await expect(page.getByLabel("Enter Access Code")).toHaveValue("");
  await unlock();

  await expect(page.getByRole("heading", { name: "Nikola Tesla (1856-1943)" })).toBeVisible();
  await say("Why did you choose alternating current?");
  const first = await answer();
  expect(first).toMatch(/current/i);

  const replies = [first];
  for (const name of ["Hypatia", "Dr. Faust", "Flux", "Cheesemaster 5000"]) {
    await chooseCharacter(name);
    await expect(messages).toHaveCount(0);
    await say("Who are you, and what do you care about?");
    replies.push(await answer());
  }
  expect(new Set(replies).size).toBe(5);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Cheesemaster 5000" })).toBeVisible();
  await expect(messages).toHaveCount(2);
  await expect(messages.nth(1)).toContainText(replies[4] ?? "");

  const { conversations } = await (await page.request.get(`${archive.url}/api/memory/tesla`)).json();
  expect(conversations).toMatchObject([
    {
      characterId: "tesla",
      userMessage: "Why did you choose alternating current?",
      assistantMessage: first,
      sessionId: null,
      hasImage: false,
    },
  ]);
});

/** One visitor's archive, open in two tabs. */
async function openTwoTabs(page: Page, context: BrowserContext, url: string) {
  const one = visitor(page);
  await page.goto(url);
  await one.unlock();
  await expect(one.field).toBeEnabled();
  const other = await context.newPage();
  await other.goto(url);
  const two = visitor(other);
  await expect(two.field).toBeEnabled();
  return { one, two, other };
}

test(
  "two tabs write to one memory and neither loses a message",
  { tag: "@long" },
  async ({ page, context, archive }) => {
    const { one, two } = await openTwoTabs(page, context, archive.url);
    await Promise.all([one.say("Good evening from the first tab"), two.say("Good evening from the second tab")]);
    for (const tab of [one, two]) await expect(tab.messages).toHaveCount(4);
    await page.reload();
    await expect(one.messages).toHaveCount(4);
    await expect(one.messages.filter({ hasText: "from the first tab" })).toHaveCount(1);
    await expect(one.messages.filter({ hasText: "from the second tab" })).toHaveCount(1);
  },
);

test("a question asked in one tab has one answer in both, and a draft waits there after a reload", async ({
  page,
  context,
  archive,
}) => {
  await page.clock.install();
  const { one, two, other } = await openTwoTabs(page, context, archive.url);
  await pauseMidReply(page, "Why did you choose alternating current?");
  await expect(other.getByText("Tesla is answering in another tab. The reply comes here too.")).toBeVisible();
  await expect(other.getByRole("button", { name: "Ask again" })).toHaveCount(0);
  await page.clock.resume();
  const answer = await one.answer();
  await expect(two.messages.nth(1)).toContainText(answer);
  await expect(other.getByText(/in another tab|no answer yet/)).toHaveCount(0);
  for (const tab of [one, two]) await expect(tab.messages).toHaveCount(2);
  const { conversations } = await (await page.request.get(`${archive.url}/api/memory/tesla`)).json();
  expect(conversations).toHaveLength(1);

  await two.field.fill("And what of Edison");
  await other.reload();
  await expect(two.field).toHaveValue("And what of Edison");
});

test("an ended session asks for the code again and keeps drafts", async ({ page, context, archive }) => {
  const { unlock, say, answer, field, messages } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await say("Good evening");
  await answer();
  await context.clearCookies({ name: /^archive$/ });
  await say("Tell me about your childhood");
  await expect(page.getByRole("status").filter({ hasText: "the archive has locked itself" })).toBeVisible();
  await unlock();
  await expect(messages.filter({ hasText: "Tell me about your childhood" })).toHaveCount(1);
  await expect(field).toBeVisible();
});

test("with the server gone, the archive keeps talking and sends the messages later", async ({ page, startArchive }) => {
  const archive = await startArchive();
  const { unlock, say, answer } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  // The page loads what the first reply needs, and the notices, as soon as it is idle.
  await page.waitForFunction(() => {
    const fetched = (part: string) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes(`/assets/${part}-`))
        .map(({ decodedBodySize }) => decodedBodySize);
    const parts = ["model", "language-of", "need-replies", "ControlNotices", "reply-notices", "list-parts"];
    return (
      parts.every((part) => fetched(part).length > 0) &&
      // The words of the model, and the rules of the safety check.
      fetched("english").length === 2 &&
      // Its texts and its drawing are called after the character too: its corpus is the large file.
      fetched("tesla").some((size) => size > 100_000)
    );
  });
  await archive.stop();
  await say("What do you think of pigeons?");
  expect(await answer()).toMatch(/pigeon/i);
  await expect(page.getByRole("status").filter({ hasText: "sent to it later" })).toBeVisible();
  await archive.start();
  await expect
    .poll(async () => (await (await page.request.get(`${archive.url}/api/memory/tesla`)).json()).conversations?.length)
    .toBe(1);
});

test("a reload in the middle of a reply keeps what had arrived and offers to ask again", async ({ page, archive }) => {
  const { unlock, messages } = visitor(page);
  await page.clock.install();
  await page.goto(archive.url);
  await unlock();
  await pauseMidReply(page, "Tell me about your childhood");
  await page.reload();
  await page.clock.resume();
  await expect(messages.nth(0)).toContainText("Tell me about your childhood");
  await expect(messages.nth(1)).toHaveAttribute("data-end", "cut");
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(messages.nth(1)).toHaveAttribute("data-end", "complete");
  await expect(messages).toHaveCount(2);
});

test(
  "where the browser stores nothing, the archive says so and talks on",
  { tag: "@long" },
  async ({ page, archive }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(window, "indexedDB", { get: refuse });
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    const { unlock, say, answer } = visitor(page);
    await page.goto(archive.url);
    await unlock();
    await expect(page.getByText("Use a normal window, not a private one")).toBeVisible();
    await say("Good evening");
    expect(await answer()).not.toBe("");
  },
);

const gates = {
  "one movement": { reducedMotion: "no-preference", hasTransitions: true },
  "a plain cut without motion": { reducedMotion: "reduce", hasTransitions: true },
  "a plain cut where the browser has no transitions": { reducedMotion: "no-preference", hasTransitions: false },
} as const;

for (const [way, { reducedMotion, hasTransitions }] of Object.entries(gates))
  test(`from the gate into the hall: ${way}`, async ({ browser, archive }) => {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    const { unlock, field } = visitor(page);
    await page.addInitScript((canStart) => {
      const start = document.startViewTransition.bind(document);
      const note = (seen: object) => Object.assign(globalThis, seen);
      note({ movements: 0, couldPress: [] });
      if (!canStart) {
        Reflect.deleteProperty(Document.prototype, "startViewTransition");
        return;
      }
      document.startViewTransition = (update) => {
        note({ movements: Reflect.get(globalThis, "movements") + 1 });
        // The product waits a second for the doors, and a busy machine may need longer.
        const updateAndWait = async () => {
          if (typeof update === "function") await update();
          while (document.querySelectorAll(".aom-door").length < 6) await new Promise((wake) => setTimeout(wake, 10));
        };
        const transition = start(updateAndWait);
        // A browser that finds the wait too long cuts: the doors can be pressed then as well.
        const hasBegun = Promise.allSettled([transition.updateCallbackDone, transition.ready]);
        void hasBegun.then(() => {
          const doors = [...document.querySelectorAll<HTMLButtonElement>(".aom-door")];
          const couldPress = doors.map((door) => {
            const { left, top, width, height } = door.getBoundingClientRect();
            return !door.disabled && door.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          });
          note({ couldPress });
        });
        return transition;
      };
    }, hasTransitions);
    await page.goto(archive.url);
    await expect(page.locator('.aom-engraving[data-drawn="true"]')).toHaveCount(5);
    await unlock();
    // What is typed while everything moves is kept.
    await field.fill("What is light?");
    await expect(page.locator(".aom-door")).toHaveCount(6);
    await expect(page.locator("html")).not.toHaveAttribute("data-opening");
    await expect(field).toHaveValue("What is light?");
    const moves = way === "one movement";
    expect(await page.evaluate(() => Reflect.get(globalThis, "movements"))).toBe(moves ? 1 : 0);
    // The doors could be pressed as soon as everything began to move.
    const couldPress = () => page.evaluate(() => Reflect.get(globalThis, "couldPress"));
    if (moves) await expect.poll(couldPress).toEqual(Array(6).fill(true));
    await context.close();
  });
