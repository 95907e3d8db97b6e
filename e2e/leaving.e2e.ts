import {
  startElevenLabsStandIn,
  startOpenAIStandIn,
  type ElevenLabsStandIn,
  type StandIn,
} from "@archive-of-minds/testing/servers";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test as base, visitor, type RunningArchive } from "./archive";
import {
  resourcesOf,
  trackResources,
  resourcesAtUnload,
  noResources,
  deferMicrophonePrompt,
  type PageResources,
} from "./page-resources";
import { scriptRecognizer } from "./hearing";

interface Vendors {
  readonly openai: StandIn;
  readonly elevenlabs: ElevenLabsStandIn;
}

const REPLY = "I build the machine in my mind first. I run it there for some weeks. Then I look for wear. ".repeat(3);

const test = base.extend<{ readonly vendors: Vendors; readonly server: RunningArchive }>({
  vendors: async ({}, use) => {
    const vendors = {
      openai: await startOpenAIStandIn({ reply: REPLY, delays: 40 }),
      elevenlabs: await startElevenLabsStandIn({ delays: 0 }),
    };
    await use(vendors);
    await Promise.all([vendors.openai.close(), vendors.elevenlabs.close()]);
  },
  server: async ({ startArchive, vendors: { openai, elevenlabs } }, use) => {
    await use(
      await startArchive({
        OPENAI_API_KEY: "key-for-tests",
        OPENAI_BASE_URL: `${openai.url}/v1`,
        OPENAI_MODEL: "gpt-6.1-sol",
        ELEVENLABS_API_KEY: "key-for-tests",
        ELEVENLABS_BASE_URL: elevenlabs.url,
        ELEVENLABS_VOICE_TESLA: "tesla",
        ELEVENLABS_VOICE_HYPATIA: "hypatia",
        ELEVENLABS_VOICE_FLUX: "flux",
        LIVE_AGENTS: "1",
      }),
    );
  },
});

test.use({ permissions: ["microphone"] });

interface Scene extends Vendors {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: RunningArchive;
  readonly button: (name: string) => ReturnType<Page["getByRole"]>;
  readonly person: ReturnType<typeof visitor>;
}

/** Automatic turn taking: the microphone stays open, and only the rest has to be released. */
const listening: PageResources = { ...noResources, tracks: 1, running: 1, timers: [33] };

const choose = async ({ button }: Scene, name: string) => {
  await button("Menu").click();
  await button(name).click();
};
const record = async ({ page, button }: Scene) => {
  await button("Record").click();
  await expect.poll(() => page.evaluate(() => globalThis.recognizers.length)).toBe(1);
};
const speaking = (page: Page) => page.getByText(/is speaking\.*…?/).first();

/** Tesla answers aloud, in the middle of his reply, to a visitor whose microphone is on. */
async function whileTeslaSpeaks(scene: Scene): Promise<void> {
  await choose(scene, "Auto Mode");
  await record(scene);
  await expect.poll(() => resourcesOf(scene.page)).toMatchObject({ tracks: 1 });
  await scene.page.evaluate(() => globalThis.recognizers[0]?.hear("How do you invent?"));
  await expect(speaking(scene.page)).toBeVisible();
  await expect.poll(() => resourcesOf(scene.page)).toMatchObject({ tracks: 1, playing: 1, running: 2 });
}

const wholeReply = ({ person }: Scene) => expect(person.messages.nth(1)).toHaveAttribute("data-end", "complete");
const fire = (page: Page, target: "document" | "window", ...types: readonly string[]) =>
  page.evaluate(
    ([on, ...names]) =>
      names.forEach((name) =>
        (on === "document" ? document : globalThis).dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      ),
    [target, ...types],
  );
const setHidden = async (page: Page, isHidden: boolean) => {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
  }, isHidden);
  await fire(page, "document", "visibilitychange");
};

interface Way {
  readonly way: string;
  readonly leave: (scene: Scene) => Promise<unknown>;
  /** The resources that may stay; by default none. */
  readonly left?: PageResources;
  /** The vendor stops after half of the reply, so that it is incomplete when it is cut off. */
  readonly isHalfReply?: boolean;
}

const ways: readonly Way[] = [
  { way: "Stop", left: listening, leave: ({ button }) => button("Stop").click() },
  {
    way: "Record pressed once more, and Stop",
    leave: async ({ button }) => {
      await button("Stop & Send").click();
      await button("Stop").click();
    },
  },
  {
    way: "another character",
    leave: async (scene) => {
      await wholeReply(scene);
      await expect(speaking(scene.page)).toBeVisible();
      await expect(scene.page.getByRole("combobox", { name: "Character" })).toBeDisabled();
      // Listening as well as speaking, until both are ended.
      await scene.button("Stop & Send").click();
      await scene.button("Stop").click();
      await scene.person.chooseCharacter("Flux");
    },
  },
  { way: "live conversations", leave: ({ button }) => button("Live").click() },
  {
    way: "voice only and back, and Stop",
    left: listening,
    leave: async (scene) => {
      await choose(scene, "Voice Only");
      await expect(speaking(scene.page)).toBeVisible();
      await choose(scene, "Show Text");
      await scene.button("Stop").click();
    },
  },
  {
    way: "the Chat Room, opened and closed",
    leave: async ({ page, button }) => {
      await button("Chat Room").click();
      await page.getByRole("textbox", { name: "Discussion message" }).fill("What is light?");
      await page.keyboard.press("Enter");
      await expect(speaking(page)).toBeVisible();
      await page
        .getByRole("dialog", { name: "The Chat Room" })
        .getByRole("button", { name: "Close", exact: true })
        .click();
    },
  },
  {
    way: "Pause in the Chat Room",
    leave: async ({ page, button }) => {
      await button("Chat Room").click();
      await page.getByRole("textbox", { name: "Discussion message" }).fill("What is light?");
      await page.keyboard.press("Enter");
      await expect(speaking(page)).toBeVisible();
      await button("Pause").click();
    },
  },
  { way: "Escape", left: listening, leave: ({ page }) => page.keyboard.press("Escape") },
  {
    way: "Escape in voice only",
    left: listening,
    leave: async (scene) => {
      await choose(scene, "Voice Only");
      await expect(speaking(scene.page)).toBeVisible();
      await scene.page.keyboard.press("Escape");
    },
  },
  {
    way: "the archive locking itself",
    leave: async (scene) => {
      await scene.context.clearCookies();
      await expect(scene.page.getByLabel("Enter Access Code")).toBeVisible();
    },
  },
  {
    way: "another page, and back",
    leave: async ({ page, server }) => {
      await page.goto(`${server.url}/api/health`);
      expect(await resourcesAtUnload(page)).toMatchObject({ tracks: 0 });
      await page.goBack();
      await expect(page.getByRole("button", { name: "Chat Room" })).toBeVisible();
    },
  },
  {
    way: "a reload",
    leave: async ({ page }) => {
      await page.reload();
      expect(await resourcesAtUnload(page)).toMatchObject({ tracks: 0 });
      await expect(page.getByRole("button", { name: "Chat Room" })).toBeVisible();
    },
  },
  {
    way: "another tab in front for a while, and Stop",
    left: listening,
    leave: async ({ page, button }) => {
      await setHidden(page, true);
      await setHidden(page, false);
      await button("Stop").click();
    },
  },
  { way: "the page put away and brought back", leave: ({ page }) => fire(page, "window", "pagehide", "pageshow") },
  {
    way: "the microphone pulled out, and Stop",
    leave: async ({ page, button }) => {
      await page.evaluate(() => globalThis.givenTracks.at(-1)?.dispatchEvent(new Event("ended")));
      await button("Stop").click();
    },
  },
  {
    way: "a vendor whose server goes away, and Stop",
    left: listening,
    isHalfReply: true,
    leave: async ({ page, openai, button }) => {
      await openai.close();
      await expect(page.getByRole("alert")).toContainText("The connection broke");
      await button("Stop").click();
    },
  },
  {
    way: "an archive whose server goes away for a moment, and Stop",
    left: listening,
    isHalfReply: true,
    leave: async ({ page, server, button }) => {
      await server.stop();
      await expect(page.getByRole("alert")).toContainText("The connection broke");
      await button("Stop").click();
      // Until then the unsent exchange is retried, with a pending timer.
      await server.start();
    },
  },
];

async function enter({
  page,
  context,
  server,
  vendors,
}: {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: RunningArchive;
  readonly vendors: Vendors;
}): Promise<Scene> {
  await trackResources(page);
  await scriptRecognizer(page);
  const person = visitor(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(server.url);
  await person.unlock();
  await button("Text").click();
  return { page, context, server, button, person, ...vendors };
}

/** The others run in the long tier. */
const always = ["Stop"];

for (const { way, leave, left = noResources, isHalfReply = false } of ways) {
  test(
    `nothing stays behind after ${way}`,
    { tag: always.includes(way) ? [] : "@long" },
    async ({ page, context, server, vendors }) => {
      if (isHalfReply) vendors.openai.setBehaviour("hang-midway");
      const scene = await enter({ page, context, server, vendors });
      await whileTeslaSpeaks(scene);
      await leave(scene);
      await expect.poll(() => resourcesOf(page)).toEqual(left);
    },
  );
}

for (const isAllowed of [true, false])
  test(
    `nothing stays behind after the microphone was ${isAllowed ? "allowed" : "refused"} when it was no longer wanted`,
    { tag: "@long" },
    async ({ page, context, server, vendors }) => {
      const scene = await enter({ page, context, server, vendors });
      await deferMicrophonePrompt(page);
      await record(scene);
      await scene.button("Stop & Send").click();
      await page.evaluate((answer) => globalThis.answerMicrophone(answer), isAllowed);
      if (isAllowed) await expect.poll(() => page.evaluate(() => globalThis.givenTracks.length)).toBe(1);
      await expect.poll(() => resourcesOf(page)).toEqual(noResources);
    },
  );

test(
  "a tab that is closed in the middle of a reply keeps no connection open",
  { tag: "@long" },
  async ({ page, context, server, vendors }) => {
    vendors.openai.setBehaviour("hang-midway");
    const scene = await enter({ page, context, server, vendors });
    await whileTeslaSpeaks(scene);
    expect(vendors.openai.openConnections()).toBe(1);
    await page.close();
    await expect.poll(() => [vendors.openai.openConnections(), vendors.elevenlabs.openConnections()]).toEqual([0, 0]);
  },
);

test(
  "the built-in voice ends its worker when it has nothing left to speak",
  { tag: "@long" },
  async ({ page, archive }) => {
    await trackResources(page);
    const { unlock, say, answer } = visitor(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto(archive.url);
    await unlock();
    await say("Who are you?");
    await answer(1);
    await button("Get the voice").click();
    await button("Download voice").click();
    await page.getByRole("button", { name: "Tap to replay" }).click();
    await expect(speaking(page)).toBeVisible();
    await expect.poll(() => resourcesOf(page)).toMatchObject({ running: 1, workers: 1 });
    await button("Stop").click();
    await expect.poll(() => resourcesOf(page)).toEqual(noResources);
  },
);

/** How many objects of a kind the page still holds after a garbage collection. */
async function liveObjects(page: Page, kinds: readonly string[]): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const counts: number[] = [];
  for (const kind of kinds) {
    const { result: prototype } = await devtools.send("Runtime.evaluate", { expression: `${kind}.prototype` });
    const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId ?? "" });
    const { result } = await devtools.send("Runtime.callFunctionOn", {
      objectId: objects.objectId ?? "",
      functionDeclaration: "function () { return this.length }",
      returnByValue: true,
    });
    counts.push(Number(result.value));
  }
  await devtools.detach();
  return counts;
}

test("nothing stays behind after 200 sentences", { tag: "@long" }, async ({ page, context, server, vendors }) => {
  // All different, since repeated sentences are not requested again.
  vendors.openai.setReply(Array.from({ length: 200 }, (_, number) => `Go ${String(number)}. `).join(""));
  const { person } = await enter({ page, context, server, vendors });
  const kinds = ["AudioBuffer", "AudioBufferSourceNode", "GainNode", "AbortController", "Response"];
  const before = await liveObjects(page, kinds);
  await person.say("How do you invent?");
  await expect(speaking(page)).toBeVisible();
  await expect.poll(() => vendors.elevenlabs.requests.length, { timeout: 200_000, intervals: [1_000] }).toBe(200);
  await expect(speaking(page)).toBeHidden();
  await expect.poll(() => resourcesOf(page)).toEqual(noResources);
  // A few belong to the output and to current work; none of the two hundred is among them.
  await expect
    .poll(async () => Math.max(...(await liveObjects(page, kinds)).map((count, at) => count - (before[at] ?? 0))))
    .toBeLessThanOrEqual(10);
});
