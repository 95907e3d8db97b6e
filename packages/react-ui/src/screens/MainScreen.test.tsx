import { createIosTip } from "@archive-of-minds/core";
import {
  createFakeSettingsStore,
  createFakeSpeechSynthesizer,
  createTestChat,
  exampleCharacter,
  exampleMessage,
} from "@archive-of-minds/testing";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { SimulatedClock } from "xstate";
import { IosTip } from "../blocks/IosTip/IosTip";
import "../styles/styles.css";
import { CharacterChat, type CharacterChatProps } from "./CharacterChat";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const panel = page.getByRole("dialog", { name: "Memory Bank" });
const record = (term: string) => panel.getByText(term).element().nextElementSibling?.textContent;

const PHONE = [390, 844] as const;
const DESKTOP = [1280, 800] as const;

async function opened({
  at = DESKTOP,
  messages = 0,
  hasVoice = false,
  ...props
}: Partial<CharacterChatProps> & {
  at?: readonly [number, number];
  messages?: number;
  hasVoice?: boolean;
} = {}) {
  await page.viewport(...at);
  const said = Array.from({ length: messages }, (_, index) =>
    exampleMessage(index + 1, { author: index % 2 === 0 ? "user" : "ada", hasImage: index === 0 }),
  );
  const test = await createTestChat({
    characters: [exampleCharacter("ada", { title: "Ada Lovelace (1815-1852)" }), exampleCharacter("ben")],
    messages: said,
    ...(hasVoice && { speechSynthesizer: createFakeSpeechSynthesizer() }),
  });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} {...props} />);
  return test;
}

it("offers the QR code and the memory, and the Chat Room only if it is given", async () => {
  const onOpenChatRoom = vi.fn();
  const { chat } = await opened();
  await expect.element(button("QR Code")).toBeVisible();
  await expect.element(button("View Memory")).toBeVisible();
  await expect.element(button("Chat Room")).not.toBeInTheDocument();
  await render(<CharacterChat fill="window" shortcuts="page" chat={chat} onOpenChatRoom={onOpenChatRoom} />);
  await userEvent.click(button("Chat Room"));
  expect(onOpenChatRoom).toHaveBeenCalledTimes(1);
});

it("leaves out and replaces parts of the header", async () => {
  await opened({
    header: {
      product: null,
      qrCode: null,
      memory: (onPress) => (
        <button type="button" onClick={onPress}>
          Archive
        </button>
      ),
      end: <a href="#help">Help</a>,
    },
  });
  const header = page.getByRole("banner");
  await expect.element(header.getByRole("combobox", { name: "Character" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Archive of Minds" })).not.toBeInTheDocument();
  await expect.element(button("QR Code")).not.toBeInTheDocument();
  await expect.element(header.getByRole("link", { name: "Help" })).toBeVisible();
  await userEvent.click(button("Archive"));
  await expect.element(panel).toBeVisible();
});

it("stands beside another one on a page that has a main part and headings of its own", async () => {
  await opened({ landmark: "region", headingLevel: 3 });
  await expect.element(page.getByRole("region", { name: "Ada", exact: true })).toBeVisible();
  await expect.element(page.getByRole("main")).not.toBeInTheDocument();
  const levels = [...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ]);
  expect(levels).toEqual([
    ["H3", "Archive of Minds"],
    ["H4", "Ada Lovelace (1815-1852)"],
    ["H4", "Conversations"],
  ]);
});

it("leaves out the whole header", async () => {
  await opened({ header: null });
  await expect.element(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  await expect.element(page.getByRole("banner")).not.toBeInTheDocument();
});

it.each([PHONE, [375, 560], DESKTOP] as const)(
  "shows a notice of the host, which covers no control and hides for a keyboard (%i by %i)",
  async (...at) => {
    const clock = new SimulatedClock();
    const tip = createIosTip({ settingsStore: createFakeSettingsStore(), isIos: true, clock });
    await opened({ at, messages: 40, notices: <IosTip tip={tip} />, onOpenChatRoom: () => {} });
    clock.increment(2_000);
    const banner = page.getByRole("region", { name: "Voice on your iPhone" });
    const field = page.getByRole("textbox", { name: "Message" });
    await expect.element(banner).toBeInViewport();
    const slot = banner.element().closest(".aom-notices");
    const { top, bottom } = slot?.getBoundingClientRect() ?? new DOMRect();
    const covered = [...document.querySelectorAll(".aom-header button, select, .aom-foot button, textarea")].filter(
      (control) => {
        const box = control.getBoundingClientRect();
        return box.height > 0 && ((box.bottom > top && box.top < bottom) || box.bottom > at[1]);
      },
    );
    expect(covered).toEqual([]);
    document.documentElement.style.setProperty("--aom-visible-height", "380px");
    await expect.element(banner).not.toBeInTheDocument();
    expect(field.element().getBoundingClientRect().bottom).toBeLessThan(380);
    document.documentElement.style.removeProperty("--aom-visible-height");
    await expect.element(banner).toBeVisible();
    await userEvent.click(button("Got it!"));
    await expect.element(banner).not.toBeInTheDocument();
  },
);

it("shows the QR code of the public address", async () => {
  await opened({ publicUrl: "https://minds.example" });
  await userEvent.click(button("QR Code"));
  await expect.element(page.getByRole("img", { name: "QR code for https://minds.example" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button("QR Code").element());
});

it.each([PHONE, DESKTOP])("opens and closes the memory with one button (%i by %i)", async (...at) => {
  await opened({ at });
  await expect.element(button("View Memory")).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button("View Memory"));
  await expect.element(panel).toBeVisible();
  await expect.element(button("Close Memory")).toHaveAttribute("aria-expanded", "true");
  expect(button("Close Memory").element().getAttribute("aria-controls")).toBe(panel.element().id);
  await userEvent.click(button("Close Memory"));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button("View Memory")).toHaveAttribute("aria-expanded", "false");
});

it.each(["Escape", "Close"])("returns the focus when the memory is closed by %s", async (way) => {
  await opened();
  await userEvent.click(button("View Memory"));
  expect(panel.element().contains(document.activeElement)).toBe(true);
  await (way === "Close" ? userEvent.click(button("Close")) : userEvent.keyboard("{Escape}"));
  await expect.element(panel).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button("View Memory").element());
});

it("closes the memory on Escape from the text field too, and keeps the focus there", async () => {
  await opened();
  await userEvent.click(button("View Memory"));
  await userEvent.click(page.getByRole("textbox", { name: "Message" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  expect(document.activeElement).toBe(page.getByRole("textbox", { name: "Message" }).element());
});

it("closes the topmost dialog first", async () => {
  await opened();
  await userEvent.click(button("View Memory"));
  await userEvent.click(button("QR Code"));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: /Scan to Access/ })).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
});

it("shows the memory beside the messages on a desktop, and over them on a phone", async () => {
  await opened({ messages: 2 });
  await userEvent.click(button("View Memory"));
  await expect.element(page.getByText("Message 1").first()).toBeVisible();
  await page.viewport(...PHONE);
  await expect.element(page.getByText("Message 1").first()).not.toBeVisible();
  await userEvent.click(button("Close Memory"));
  await expect.element(page.getByText("Message 1").first()).toBeVisible();
});

it("counts the messages with this character, also during a reply", async () => {
  const test = await opened({ messages: 4 });
  await userEvent.click(button("View Memory"));
  await expect.element(panel.getByText("Core Identity")).toBeVisible();
  const counts = () => ["Total messages", "User messages", "Character messages", "Images shared"].map(record);
  expect(counts()).toEqual(["4", "2", "2", "1"]);
  expect(record("Last interaction")).toMatch(/^1 January 2026, \d\d:\d\d [AP]M$/);
  await test.visitorSays("And now?");
  await expect.poll(counts).toEqual(["5", "3", "2", "1"]);
});

it("shows the selected character and no messages of another", async () => {
  const { chat } = await opened({ messages: 4 });
  await userEvent.click(button("View Memory"));
  await expect.element(panel.getByText("Ada was made up.")).toBeVisible();
  chat.send({ type: "character.select", characterId: "ben" });
  await expect.element(panel.getByText("Ben was made up.")).toBeVisible();
  expect([record("Last interaction"), record("Total messages")]).toEqual(["Never", "0"]);
});

it("keeps the header low and within a phone, with buttons of touch size", async () => {
  await opened({ at: PHONE, onOpenChatRoom: () => {} });
  expect(document.documentElement.scrollWidth).toBe(PHONE[0]);
  const boxes = ["Chat Room", "QR Code", "View Memory"].map((name) => button(name).element().getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  expect(page.getByRole("banner").element().getBoundingClientRect().height).toBeLessThan(120);
});

it("says that earlier messages are kept when they are hidden, and shows them again", async () => {
  const { chat } = await opened({ messages: 3, hasVoice: true });
  await userEvent.click(button("Menu"));
  await userEvent.click(button("Voice Only"));
  await userEvent.click(button("Menu"));
  await userEvent.click(button("Show Text"));
  await expect.element(page.getByText("Your earlier messages are kept.")).toBeVisible();
  await expect.element(page.getByText("Message 2", { exact: true })).not.toBeInTheDocument();
  await userEvent.click(button("Show them"));
  await expect.element(page.getByText("Message 2", { exact: true })).toBeVisible();
  await expect.element(button("Show them")).not.toBeInTheDocument();
  expect([chat.getSnapshot().context.memory.hidden, document.activeElement]).toEqual([
    0,
    page.getByRole("region", { name: "Messages" }).element(),
  ]);
});

it.each([
  ["between phone and desktop", 660, 800, "100%"],
  ["on a laptop at 200 % zoom", 640, 400, "100%"],
  ["on a phone with text half as large again", 390, 844, "150%"],
  ["on a phone with text twice as large", 390, 844, "200%"],
  ["on a desktop with text twice as large", 1280, 800, "200%"],
])("lets the visitor read and choose the character %s", async (_, width, height, text) => {
  document.documentElement.style.fontSize = text;
  await opened({ at: [width, height], onOpenChatRoom: () => {} });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const select = boxOf(page.getByRole("combobox", { name: "Character" }).element());
  const others = ["Chat Room", "QR Code", "View Memory"].map((name) => boxOf(button(name).element()));
  // The select lies over the name.
  const title = boxOf(page.getByRole("heading", { level: 2 }).first().element());
  expect([title.left >= select.left, title.right <= select.right + 1]).toEqual([true, true]);
  const overlaps = others.filter(
    (box) =>
      box.left < select.right - 1 &&
      box.right > select.left + 1 &&
      box.top < select.bottom - 1 &&
      box.bottom > select.top + 1,
  );
  expect([overlaps, select.width >= 70, document.documentElement.scrollWidth <= width]).toEqual([[], true, true]);
  const send = boxOf(page.getByRole("button", { name: "Send" }).element());
  expect([send.right <= width, send.bottom <= height]).toEqual([true, true]);
  document.documentElement.style.fontSize = "";
});
