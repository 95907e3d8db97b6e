import { createTestChat, exampleCharacter, exampleMessage, settled } from "@archive-of-minds/testing";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CharacterChat } from "../../screens/CharacterChat";
import "../../styles/styles.css";
import { drawCard } from "./draw-card";

const dialog = page.getByRole("dialog", { name: "Share these words" });
const button = (name: string) => dialog.getByRole("button", { name });

const said = [
  exampleMessage(1, { text: "What is light?" }),
  exampleMessage(2, { author: "ada", text: "A *wave*, and more.", status: "complete" }),
];

afterEach(() => vi.restoreAllMocks());

async function opened() {
  const test = await createTestChat({ messages: said });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  await userEvent.click(page.getByRole("button", { name: "Share" }).last());
  await expect.element(dialog.getByRole("img", { name: "Words of You, Ada as a picture" })).toBeVisible();
}

/** A browser whose share dialog takes these. */
function sharing(takes: (data: ShareData) => boolean, share: (data?: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: takes, share });
}

it("shares a reply with its question as a picture, by download where there is no share dialog", async () => {
  sharing(
    () => false,
    () => Promise.reject(new Error("There is none.")),
  );
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await opened();
  await userEvent.click(button("Save picture"));
  expect(files).toEqual(["archive-of-minds.png"]);
  await expect.element(dialog.getByText("The download has started.")).toBeVisible();
});

it("copies the text without marks where there is no share dialog", async () => {
  sharing(
    () => false,
    () => Promise.reject(new Error("There is none.")),
  );
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await opened();
  await userEvent.click(button("Copy text"));
  await settled();
  expect(copied.mock.calls).toEqual([
    ["You: What is light?\n\nAda: A wave, and more.\n\n— An imagined conversation. Archive of Minds"],
  ]);
});

it("gives both to the system where it takes them, and says nothing when the visitor cancels", async () => {
  const given: (ShareData | undefined)[] = [];
  let answer = () => Promise.resolve();
  sharing(
    () => true,
    (data) => {
      given.push(data);
      return answer();
    },
  );
  await opened();
  await userEvent.click(button("Share picture"));
  await expect.element(dialog.getByText("Shared.")).toBeVisible();
  answer = () => Promise.reject(new DOMException("Cancelled.", "AbortError"));
  await userEvent.click(button("Share text"));
  await expect.element(dialog.getByText("Shared.")).not.toBeInTheDocument();
  expect(given.map((data) => data?.files?.[0]?.type ?? data?.text?.slice(0, 19))).toEqual([
    "image/png",
    "You: What is light?",
  ]);
});

it("says what to do when the system refuses", async () => {
  sharing(
    () => true,
    () => Promise.reject(new DOMException("Not now.", "NotAllowedError")),
  );
  await opened();
  await userEvent.click(button("Share picture"));
  await expect.element(dialog.getByText(/^The browser did not share it\./)).toBeVisible();
});

it("offers the text where no picture can be drawn", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((report) => report(null));
  const test = await createTestChat({ messages: said });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  await userEvent.click(page.getByRole("button", { name: "Share" }).last());
  await expect.element(dialog.getByText("The picture could not be drawn. Share the text instead.")).toBeVisible();
});

it("draws the longest words in a picture that apps show as a whole", async () => {
  const ada = exampleCharacter("ada");
  const blob = await drawCard(
    [
      { name: "You", text: "What is light? ".repeat(200), character: null },
      { name: "Ada", text: `${"A wave. ".repeat(2_000)}${"x".repeat(5_000)}`, character: ada },
    ],
    "Archive of Minds",
  );
  const { width, height } = await createImageBitmap(blob);
  expect([width, height <= 1920, height > 1500]).toEqual([1080, true, true]);
});
