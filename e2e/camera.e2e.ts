import { startAnthropicStandIn, startOpenAIStandIn, type StandIn } from "@archive-of-minds/testing/servers";
import type { Page } from "@playwright/test";
import { expect, test, visitor, type RunningArchive } from "./archive";

declare global {
  var cameraTracks: MediaStreamTrack[];
}

/** A visitor's actions with the camera. */
async function cameraOf(page: Page) {
  await page.addInitScript(() => {
    globalThis.cameraTracks = [];
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await getUserMedia(asked);
      globalThis.cameraTracks.push(...stream.getTracks());
      return stream;
    };
  });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    button,
    /** A press may miss while the camera's panel opens or closes; a visitor presses again. */
    choose: (name: string) =>
      expect(async () => {
        if (!(await page.locator(".aom-menu:popover-open").isVisible()))
          await button("Menu").click({ timeout: 20_000 });
        await button(name).click({ timeout: 20_000 });
      }).toPass(),
    panel: page.getByRole("region", { name: "Tesla's Vision" }),
    /** Every track that was granted: the height of its picture, and whether it is live. */
    tracks: () =>
      page.evaluate(() => globalThis.cameraTracks.map((track) => [track.getSettings().height ?? 0, track.readyState])),
    /** The colour in the middle of the picture. */
    colour: () =>
      page.evaluate(() => {
        const video = document.querySelector("video");
        const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
        if (video) context?.drawImage(video, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
        return blue > 2 * Math.max(red, green) ? "blue" : `${red} ${green} ${blue}`;
      }),
  };
}

test("with no key, the camera shows its picture, the character speaks of it honestly, and off is off", async ({
  page,
  context,
  archive,
}) => {
  await context.grantPermissions(["camera"]);
  const { button, choose, panel, tracks, colour } = await cameraOf(page);
  const { unlock, messages, answer, say } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await choose("Camera on");
  await expect(panel.locator("video")).toBeVisible();
  await expect.poll(colour).toBe("blue");
  await expect(button("Send with Image")).toBeEnabled();
  const urls = page.workers().map((worker) => worker.url());
  expect(urls.filter((url) => url.includes("frame-worker"))).toHaveLength(1);

  await choose("Camera Settings");
  const settings = page.getByRole("dialog", { name: "Camera Settings" });
  await expect(settings.getByText("Changing quality restarts an active camera.")).toBeVisible();
  await settings.getByRole("button", { name: "Low (320p, 10fps)" }).click();
  await expect(settings).toBeHidden();
  await expect.poll(tracks).toEqual([
    [expect.any(Number), "ended"],
    [240, "live"],
  ]);

  await button("Send with Image").click();
  await expect(messages.first()).toContainText("image shared");
  await expect(messages.first()).toContainText("[Image shared with Tesla]");
  expect(await answer(1)).toContain("mostly blue");
  // The test camera shows seven pictures in turn: the same one gets the same description.
  let asked = 1;
  await expect(async () => {
    await say("And now?");
    expect(await answer((asked += 1))).toContain("much as it was the last time");
  }).toPass();

  await choose("Camera off");
  await expect(panel).toBeHidden();
  await expect(button("Send")).toBeDisabled();
  expect((await tracks()).map(([, state]) => state)).toEqual(["ended", "ended"]);

  await page.reload();
  await expect(messages.first()).toContainText("image shared");
  await choose("Camera Settings");
  await expect(settings.getByRole("button", { name: "Low (320p, 10fps)" })).toHaveAttribute("aria-pressed", "true");
});

test("no camera is open in the Chat Room or after the page is left", async ({ page, context, archive }) => {
  await context.grantPermissions(["camera"]);
  const { choose, panel, tracks } = await cameraOf(page);
  await page.goto(archive.url);
  await visitor(page).unlock();
  await choose("Camera on");
  await expect(panel.locator("video")).toBeVisible();
  await page.getByRole("button", { name: "Chat Room" }).click();
  await expect(page.getByRole("dialog", { name: "The Chat Room" })).toBeVisible();
  expect(await tracks()).toEqual([[expect.any(Number), "ended"]]);
  await page.keyboard.press("Escape");

  await choose("Camera on");
  await expect(panel.locator("video")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  expect((await tracks()).map(([, state]) => state)).toEqual(["ended", "ended"]);
});

test(
  "twenty times on and off, flipped and in another quality, it leaves no camera open",
  { tag: "@long" },
  async ({ page, context, archive }) => {
    await context.grantPermissions(["camera"]);
    const { button, choose, panel, tracks } = await cameraOf(page);
    const settings = page.getByRole("dialog", { name: "Camera Settings" });
    const live = async () => (await tracks()).filter(([, state]) => state === "live").length;
    await page.goto(archive.url);
    await visitor(page).unlock();
    for (let time = 0; time < 20; time += 1) {
      // Every other time it is turned off while it opens.
      const isPatient = time % 2 === 0;
      const opened = async () => {
        if (isPatient) await expect.poll(live).toBe(1);
      };
      await choose("Camera on");
      await opened();
      await button(isPatient ? "Back camera" : "Front camera").click();
      await opened();
      await choose("Camera Settings");
      await settings.getByRole("button", { name: isPatient ? "Low (320p, 10fps)" : "Medium (640p, 15fps)" }).click();
      await expect(settings).toBeHidden();
      await opened();
      if (time % 3 === 0) await panel.getByRole("button", { name: "Close camera" }).click();
      else await choose("Camera off");
      await expect(panel).toBeHidden();
      await expect.poll(live).toBe(0);
    }
    expect((await tracks()).length).toBeGreaterThanOrEqual(30);
    // The one that draws the character stays with the drawing.
    expect(page.workers().filter((worker) => !worker.url().includes("presence-worker"))).toHaveLength(0);
  },
);

test(
  "a camera that is unplugged while it is on is reported, and can be tried again",
  { tag: "@long" },
  async ({ page, context, archive }) => {
    await context.grantPermissions(["camera"]);
    const { button, choose, panel, tracks, colour } = await cameraOf(page);
    await page.goto(archive.url);
    await visitor(page).unlock();
    await choose("Camera on");
    await expect.poll(colour).toBe("blue");
    // The browser's event when the device is gone.
    await page.evaluate(() => globalThis.cameraTracks.at(-1)?.dispatchEvent(new Event("ended")));
    await expect(panel.getByRole("alert")).toContainText("Camera disconnected");
    await expect(panel.locator("video")).toBeHidden();
    await expect(button("Send")).toBeVisible();
    expect((await tracks()).map(([, state]) => state)).toEqual(["ended"]);
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect.poll(colour).toBe("blue");
    expect((await tracks()).map(([, state]) => state)).toEqual(["ended", "live"]);
  },
);

test("a refused camera shows what to do", async ({ page, archive }) => {
  const { button, choose, panel, tracks } = await cameraOf(page);
  await page.goto(archive.url);
  await visitor(page).unlock();
  await choose("Camera on");
  await expect(panel.getByRole("alert")).toContainText("Camera blocked");
  await expect(panel.getByRole("alert")).toContainText("Allow the camera in the address bar, then refresh the page.");
  await expect(panel.locator("video")).toBeHidden();
  await expect(button("Send")).toBeDisabled();
  expect(await tracks()).toEqual([]);
});

const lastMessage = ({ requests }: StandIn) =>
  (requests.at(-1)?.body as { readonly messages: readonly unknown[] } | undefined)?.messages.at(-1);

/** Asks about the picture in an archive with this vendor. */
async function askWhatIsSeen(page: Page, archive: RunningArchive) {
  await page.context().grantPermissions(["camera"]);
  const { button, choose } = await cameraOf(page);
  const { unlock, field, answer } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await choose("Camera on");
  await field.fill("What do you see?");
  await button("Send with Image").click();
  expect(await answer()).toBe("I see a wall, and it is blue.");
}

test("OpenAI gets the picture after the text of the last message", async ({ page, startArchive }) => {
  const vendor = await startOpenAIStandIn({ reply: "I see a wall, and it is blue." });
  await askWhatIsSeen(
    page,
    await startArchive({
      OPENAI_API_KEY: "key-for-tests",
      OPENAI_BASE_URL: `${vendor.url}/v1`,
      OPENAI_MODEL: "gpt-6.1-sol",
    }),
  );
  expect(lastMessage(vendor)).toEqual({
    role: "user",
    content: [
      { type: "text", text: "What do you see?" },
      {
        type: "image_url",
        image_url: expect.objectContaining({ url: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) }),
      },
    ],
  });
  await vendor.close();
});

test("Anthropic gets the picture before the text", { tag: "@long" }, async ({ page, startArchive }) => {
  const vendor = await startAnthropicStandIn({ reply: "I see a wall, and it is blue." });
  await askWhatIsSeen(page, await startArchive({ ANTHROPIC_API_KEY: "key-for-tests", ANTHROPIC_BASE_URL: vendor.url }));
  expect(lastMessage(vendor)).toEqual({
    role: "user",
    content: [
      { type: "image", source: { type: "base64", media_type: "image/jpeg", data: expect.stringMatching(/^\/9j\//) } },
      { type: "text", text: "What do you see?" },
    ],
  });
  await vendor.close();
});
