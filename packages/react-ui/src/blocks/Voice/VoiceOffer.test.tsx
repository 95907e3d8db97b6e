import { createFakeSpeechSynthesizer, createTestChat, exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat } from "../../screens/CharacterChat";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

async function open({ download = () => Promise.resolve() }: { readonly download?: () => Promise<void> } = {}) {
  const speechSynthesizer = createFakeSpeechSynthesizer({ availability: "unavailable" });
  const voiceDownload = { totalBytes: 21_000_000, download };
  const test = await createTestChat({
    speechSynthesizer,
    voiceDownload,
    messages: [exampleMessage(1), exampleMessage(2, { author: "ada", status: "complete" })],
  });
  await test.ready();
  await render(<CharacterChat chat={test.chat} />);
  const findVoice = async () => {
    speechSynthesizer.setAvailability("downloadable");
    test.chat.send({ type: "voices.check" });
    await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
    await frames(3);
  };
  return { ...test, findVoice };
}

it("waits for the end of a press, so that nothing moves under it", async () => {
  const { findVoice } = await open();
  const pressed = button("Edit message").element();
  const top = () => pressed.getBoundingClientRect().top;
  const before = top();
  pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await findVoice();
  expect(top()).toBe(before);
  await expect.element(button("Download voice")).not.toBeInTheDocument();
  pressed.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await expect.element(button("Download voice")).toBeVisible();
});

it("leaves the controls below it where they are", async () => {
  const { findVoice } = await open();
  const places = () => ["Record", "Menu", "Send"].map((name) => button(name).element().getBoundingClientRect().top);
  const before = places();
  await findVoice();
  await expect.element(button("Download voice")).toBeVisible();
  expect(places()).toEqual(before);
});

it("is offered in the settings after “Not now”", async () => {
  const { findVoice, chat } = await open();
  await findVoice();
  await button("Not now").click();
  await expect.element(button("Download voice")).not.toBeInTheDocument();
  await button("Menu").click();
  await button("Settings").click();
  await button("Download voice").click();
  await expect.poll(() => chat.getSnapshot().context.voiceDownload.progress?.progress.total).toBe(21_000_000);
});

it("announces the start of the download to screen readers, but not its progress", async () => {
  const { findVoice } = await open({ download: () => new Promise(() => {}) });
  await findVoice();
  await button("Download voice").click();
  const said = page.getByRole("status").filter({ hasText: "Downloading the voice…" });
  await expect.element(said).toBeInTheDocument();
  await expect.element(page.getByRole("progressbar", { name: "Download voice" })).toBeVisible();
  expect(said.element().querySelector("progress")).toBe(null);
});

it("is offered again by a press on the hint below a message, after “Not now”", async () => {
  const { findVoice } = await open();
  await findVoice();
  await button("Not now").click();
  await expect.element(button("Download voice")).not.toBeInTheDocument();
  await button("Tap to replay").click();
  await expect.element(button("Download voice")).toBeVisible();
});
