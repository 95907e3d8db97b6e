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
        expect.soft(await page.evaluate(cutOff), `${task}: controls beyond the sides of the screen`).toEqual([]);
      }
      annotations.push({ type: "presses", description: `${title}: ${presses.join(", ")}` });
    });
    await vendor.close();
    await rm(folder, { recursive: true });
  },
});

/** Runs in the page: the controls that lie beyond the sides of the screen, in part or whole. */
const cutOff = () =>
  Array.from(document.querySelectorAll<HTMLElement>("button, input, textarea, select, a"))
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && control.checkVisibility({ opacityProperty: true }) && (left < -1 || right > innerWidth + 1);
    })
    .map((control) => control.ariaLabel ?? control.textContent);

type Task = readonly [name: string, act: () => Promise<void>];

function tasks(page: Page, hands: Hands, file: string): readonly Task[] {
  const { messages, answer } = visitor(page);
  const menu = async (item: string) => {
    await hands.press("Menu");
    await hands.press(item);
  };
  return [
    ["unlock", () => hands.write("Enter Access Code", "archive", "Unlock Archives")],
    [
      "talk live",
      async () => {
        await hands.press("Start Conversation");
        await expect(page.getByText("Tesla is listening.")).toBeVisible();
        await hands.press("End Conversation");
        await expect(page.getByText("The conversation has ended. What was said is kept.")).toBeVisible();
        await hands.press("Text");
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
        await hands.press("Tap to replay");
        await expect(page.getByText("Tesla is speaking...").first()).toBeVisible();
        await page.keyboard.press("Escape");
      },
    ],
    [
      "record",
      async () => {
        await hands.press("Record");
        await expect.poll(() => page.evaluate(() => globalThis.recognizers.length)).toBe(1);
        await page.evaluate(() => globalThis.recognizers[0]?.hear("How do you invent?"));
        await hands.press("Stop & Send");
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
        const voice = page.getByRole("combobox", { name: "Voice", exact: true });
        const before = await voice.inputValue();
        await hands.choose("Voice", 1);
        await expect(voice).not.toHaveValue(before);
        await hands.press("Close");
      },
    ],
    [
      "discuss in the Chat Room, and jump in",
      async () => {
        await hands.press("Chat Room");
        await hands.write("Discussion message", "What is light?", "Start Discussion");
        await expect(page.getByText(/is speaking\.\.\./).first()).toBeVisible();
        await hands.write("Discussion message", "Hypatia, what do you say?", "Jump In");
        await expect(page.getByText("Hypatia, what do you say?").first()).toBeVisible();
        await hands.press("End Discussion");
      },
    ],
    [
      "leave the Chat Room",
      async () => {
        await hands.press("Close");
        await expect(page.getByRole("dialog", { name: "The Chat Room" })).toBeHidden();
      },
    ],
    [
      "take the memory along, and import it",
      async () => {
        await hands.press("View Memory");
        const downloading = page.waitForEvent("download");
        await hands.press("Download File");
        await (await downloading).saveAs(file);
        const choosing = page.waitForEvent("filechooser");
        await hands.press("Import from File (.json)");
        await (await choosing).setFiles(file);
        await expect(page.getByText("Memory imported successfully!")).toBeVisible();
        await expect(page.getByRole("dialog")).toBeHidden();
      },
    ],
    [
      "clear the memory",
      async () => {
        await hands.press("View Memory");
        await hands.press("Clear Memory");
        await hands.press("Clear");
        await expect(page.getByText("The memory is cleared.")).toBeVisible();
        await hands.press("Close Memory");
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
    // Backgrounds are gone, so that what is chosen has an outline.
    await expect(page.getByRole("button", { name: "Text", exact: true })).toHaveCSS("outline-style", "solid");
    await expect(page.getByRole("button", { name: "Live", exact: true })).toHaveCSS("outline-style", "none");
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
