import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startElevenLabsStandIn } from "@archive-of-minds/testing/servers";
import type { Page } from "@playwright/test";
import { keyboard, pointer, screenReader, type Hands } from "./access";
import { expect, test as base, visitor } from "./archive";
import { scriptRecognizer } from "./hearing";

// Ten tasks, walked by each way of reading and of pressing. The report has the number of presses of each task.

const test = base.extend<{ readonly walk: (choose: (page: Page) => Hands) => Promise<void> }>({
  permissions: ["microphone", "camera"],
  walk: async ({ page, startArchive }, use, { title, annotations }) => {
    const vendor = await startElevenLabsStandIn({ delays: 0, agents: ["agent-of-tesla"], agentBehaviour: "silent" });
    const folder = await mkdtemp(join(tmpdir(), "access-"));
    await scriptRecognizer(page);
    const { url } = await startArchive({
      LIVE_AGENTS: "1",
      ELEVENLABS_API_KEY: "key-for-tests",
      ELEVENLABS_BASE_URL: vendor.url,
      ELEVENLABS_AGENT_TESLA: "agent-of-tesla",
      ELEVENLABS_VOICE_TESLA: "tesla",
    });
    await use(async (choose) => {
      await page.goto(url);
      const hands = choose(page);
      const presses: string[] = [];
      for (const [task, act] of tasks(page, hands, join(folder, "memory.json"))) {
        const before = hands.presses();
        await test.step(task, act);
        presses.push(`${task} ${String(hands.presses() - before)}`);
        expect.soft(await sideways(page), `${task}: the page scrolls sideways`).toBe(0);
      }
      annotations.push({ type: "presses", description: `${title}: ${presses.join(", ")}` });
    });
    await vendor.close();
    await rm(folder, { recursive: true });
  },
});

/** How far the page can be scrolled sideways, in CSS pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

type Task = readonly [name: string, act: () => Promise<void>];

function tasks(page: Page, hands: Hands, file: string): readonly Task[] {
  const { messages, answer } = visitor(page);
  const menu = async (item: string) => {
    await hands.press("button", "Menu");
    await hands.press("button", item);
  };
  return [
    ["unlock", () => hands.write("Enter Access Code", "archive", "Unlock Archives")],
    [
      "talk live",
      async () => {
        await hands.press("button", "Start Conversation");
        await expect(page.getByText("Tesla is listening.")).toBeVisible();
        await hands.press("button", "End Conversation");
        await expect(page.getByText("The conversation has ended. What was said is kept.")).toBeVisible();
        await hands.press("button", "Text");
      },
    ],
    [
      "write",
      async () => {
        await hands.write("Message", "What is light?", "Send");
        await answer();
      },
    ],
    [
      "replay",
      async () => {
        await expect(page.getByText("Tesla is speaking...").first()).toBeVisible();
        await page.keyboard.press("Escape");
        await hands.press("button", "Tap to replay");
        await expect(page.getByText("Tesla is speaking...").first()).toBeVisible();
        await page.keyboard.press("Escape");
      },
    ],
    [
      "record",
      async () => {
        await hands.press("button", "Record");
        await expect.poll(() => page.evaluate(() => globalThis.recognizers.length)).toBe(1);
        await page.evaluate(() => globalThis.recognizers[0]?.hear("How do you invent?"));
        await hands.press("button", "Stop & Send");
        await answer(2);
        await expect(messages).toHaveCount(4);
      },
    ],
    [
      "turn the camera on and off",
      async () => {
        await menu("Camera on");
        await expect(page.getByRole("button", { name: "Send with Image" })).toBeVisible();
        await menu("Camera off");
        await expect(page.getByRole("button", { name: "Send with Image" })).toBeHidden();
      },
    ],
    [
      "change the voice",
      async () => {
        await menu("Settings");
        await hands.choose("Voice", 1);
        await hands.press("button", "Close");
      },
    ],
    [
      "discuss in the Chat Room, and jump in",
      async () => {
        await hands.press("button", "Chat Room");
        await hands.write("Discussion message", "What is light?", "Start Discussion");
        await expect(page.getByText(/is speaking\.\.\./).first()).toBeVisible();
        await hands.write("Discussion message", "Hypatia, what do you say?", "Jump In");
        await expect(page.getByRole("heading", { name: "What is light?" })).toBeVisible();
        await hands.press("button", "End Discussion");
      },
    ],
    [
      "leave the Chat Room",
      async () => {
        await hands.press("button", "Close");
        await expect(page.getByRole("dialog", { name: "The Chat Room" })).toBeHidden();
      },
    ],
    [
      "take the memory along, and import it",
      async () => {
        await hands.press("button", "View Memory");
        const downloading = page.waitForEvent("download");
        await hands.press("button", "Download File");
        await (await downloading).saveAs(file);
        const choosing = page.waitForEvent("filechooser");
        await hands.press("button", "Import from File (.json)");
        await (await choosing).setFiles(file);
        await expect(page.getByText("Memory imported successfully!")).toBeVisible();
        await expect(page.getByRole("dialog")).toBeHidden();
      },
    ],
    [
      "clear the memory",
      async () => {
        await hands.press("button", "View Memory");
        await hands.press("button", "Clear Memory");
        await hands.press("button", "Clear");
        await expect(page.getByText("The memory is cleared.")).toBeVisible();
        await hands.press("button", "Close Memory");
        await expect(messages).toHaveCount(0);
      },
    ],
  ];
}

test.describe("ten tasks", { tag: "@long" }, () => {
  test("at 100 %, by pointer", ({ walk }) => walk(pointer));

  test("at 400 % zoom of a screen 1280 pixels wide", async ({ page, walk }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await walk(pointer);
  });

  test("with text twice as large, on a phone", async ({ page, walk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%"));
    });
    await walk(pointer);
  });

  test("in forced colours", async ({ page, walk }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await walk(pointer);
  });

  test("with motion, which all other tests reduce", async ({ page, walk }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await walk(pointer);
  });

  test("by the keyboard alone", ({ walk }) => walk(keyboard));

  test("by the keyboard alone, on a phone", async ({ page, walk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await walk(keyboard);
  });

  test("in the order of the accessibility tree", ({ walk }) => walk(screenReader));
});
