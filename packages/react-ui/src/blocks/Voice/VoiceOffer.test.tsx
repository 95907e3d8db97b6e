import { createAutoSpeechSynthesizer } from "@archive-of-minds/core/providers/browser";
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
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  const findVoice = async () => {
    speechSynthesizer.setAvailability("downloadable");
    test.chat.send({ type: "voices.check" });
    await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
    await frames(3);
  };
  return { ...test, findVoice };
}

it("is a press in the row of the last reply, and moves nothing as it comes", async () => {
  const { findVoice } = await open();
  await expect.element(button("Try another reply")).toBeVisible();
  const places = () =>
    [...document.querySelectorAll(".aom-message, button:not([data-action])")].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [element.textContent.slice(0, 12), top, height];
    });
  const before = places();
  await findVoice();
  await expect.element(button("Get the voice")).toBeVisible();
  expect(places().map(([, ...place]) => place)).toEqual(before.map(([, ...place]) => place));
  await expect.element(button("Download voice")).not.toBeInTheDocument();
});

it("says how large the download is once it is asked about", async () => {
  const { findVoice } = await open();
  await findVoice();
  await button("Get the voice").click();
  await expect.element(page.getByText("Hear Ada’s voice? One download of 21 MB, kept in this browser.")).toBeVisible();
  await expect.element(button("Get the voice")).not.toBeInTheDocument();
});

it("stands beside the replay where a voice is ready", async () => {
  const system = createFakeSpeechSynthesizer({ name: "System voice", kind: "system", speaks: true });
  const own = createFakeSpeechSynthesizer({ name: "Built-in voice", availability: "downloadable" });
  const test = await createTestChat({
    speechSynthesizer: createAutoSpeechSynthesizer([own, system]),
    voiceDownload: { totalBytes: 21_000_000, download: () => Promise.resolve() },
    settings: { "aom.voiceEngine": "Built-in voice" },
    messages: [exampleMessage(1), exampleMessage(2, { author: "ada", status: "complete" })],
  });
  await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  await expect.element(button("Tap to replay")).toBeVisible();
  await button("Get the voice").click();
  await expect.element(button("Download voice")).toBeVisible();
});

it("is offered in the settings after “Not now”", async () => {
  const { findVoice, chat } = await open();
  await findVoice();
  await button("Get the voice").click();
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
  await button("Get the voice").click();
  await button("Download voice").click();
  const said = page.getByRole("status").filter({ hasText: "Downloading the voice…" });
  await expect.element(said).toBeInTheDocument();
  await expect.element(page.getByRole("progressbar", { name: "Download voice" })).toBeVisible();
  expect(said.element().querySelector("progress")).toBe(null);
});

it("is offered again by a press on the hint below a message, after “Not now”", async () => {
  const { findVoice } = await open();
  await findVoice();
  await button("Get the voice").click();
  await button("Not now").click();
  await expect.element(button("Download voice")).not.toBeInTheDocument();
  await button("Tap to replay").click();
  await expect.element(button("Download voice")).toBeVisible();
});
