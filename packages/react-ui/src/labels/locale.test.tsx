import { createTestChat, exampleCharacter, exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { CharacterChat } from "../screens/CharacterChat";
import "../styles/styles.css";
import { en, type Labels } from "./en";
import { LabelsProvider, type LabelsProviderProps } from "./LabelsProvider";

/** In the local time zone, so that the test passes anywhere. */
const AFTERNOON = new Date(2026, 10, 21, 15, 7).toISOString();

async function opened(language: Omit<LabelsProviderProps, "children">) {
  await page.viewport(1280, 800);
  const test = await createTestChat({
    characters: [exampleCharacter("ada")],
    messages: [exampleMessage(1, { createdAt: AFTERNOON })],
  });
  await test.ready();
  await render(
    <LabelsProvider {...language}>
      <CharacterChat fill="window" shortcuts="page" chat={test.chat} />
    </LabelsProvider>,
  );
}

const written = () => ({
  day: document.querySelector(".aom-message-day")?.textContent,
  time: document.querySelector(".aom-message time")?.textContent,
});

it("dates and times are English with a 12-hour clock by default", async () => {
  await opened({});
  expect(written()).toEqual({ day: "Saturday 21 November 2026", time: "03:07 PM" });
});

it("a German page has German dates and a 24-hour clock beside its German labels", async () => {
  const composer: Labels["composer"] = { ...en.composer, send: "Senden" };
  await opened({ locale: "de", labels: { composer } });
  expect(written()).toEqual({ day: "Samstag, 21. November 2026", time: "15:07" });
  await expect.element(page.getByRole("button", { name: "Senden" })).toBeVisible();
  await page.getByRole("button", { name: en.header.viewMemory, exact: true }).click();
  await expect.element(page.getByRole("dialog").getByText("21. November 2026, 15:07").first()).toBeVisible();
});

it("a German page says which language it is in, and in which an English reply is", async () => {
  await page.viewport(1280, 800);
  const english = "I wrote notes on the engine, and they were longer than the text.";
  const test = await createTestChat({
    characters: [exampleCharacter("ada", { language: "en" })],
    messages: [
      exampleMessage(1, { author: "user", text: "Was hast du geschrieben?" }),
      exampleMessage(2, { author: "ada", text: english }),
      exampleMessage(3, { author: "user", text: "Auf Deutsch, bitte, wenn es geht." }),
      exampleMessage(4, { author: "ada", text: "Anmerkungen zu einer Maschine, und nicht die kürzesten." }),
    ],
  });
  await test.ready();
  const { rerender } = await render(
    <LabelsProvider locale="de-AT" labels={{ composer: en.composer }}>
      <CharacterChat fill="window" chat={test.chat} />
    </LabelsProvider>,
  );
  const languages = () =>
    [
      ".aom",
      ...[1, 2, 3, 4].map((at) => `.aom-message:nth-of-type(${at}) .aom-message-text`),
      ".aom-header-subtitle",
    ].map((selector) => document.querySelector(selector)?.getAttribute("lang"));
  await expect.element(page.getByText(english)).toBeVisible();
  expect(languages()).toEqual(["de-AT", null, "en", null, null, "en"]);
  await rerender(<CharacterChat fill="window" chat={test.chat} />);
  await expect.poll(languages).toEqual(["en", null, null, null, null, "en"]);
});

it.each([
  [{ locale: "ar", labels: { composer: en.composer } }, "ar", "rtl"],
  [{ locale: "de", labels: { composer: en.composer } }, "de", "ltr"],
  // Without labels it stays English, with the dates of the locale.
  [{ locale: "ar" }, "en", null],
  [{ locale: "en-GB" }, "en-GB", null],
  // Labels of the host's, of which nothing is known.
  [{ labels: { composer: en.composer } }, null, null],
] as const)("a screen with %j has the language %s and the direction %s", async (language, lang, dir) => {
  await opened(language);
  const root = document.querySelector(".aom");
  expect([root?.getAttribute("lang"), root?.getAttribute("dir")]).toEqual([lang, dir]);
});

it("a provider with labels only keeps the locale of the outer one", async () => {
  await page.viewport(1280, 800);
  const test = await createTestChat({
    characters: [exampleCharacter("ada")],
    messages: [exampleMessage(1, { createdAt: AFTERNOON })],
  });
  await test.ready();
  await render(
    <LabelsProvider locale="de">
      <LabelsProvider labels={{ composer: en.composer }}>
        <CharacterChat fill="window" shortcuts="page" chat={test.chat} />
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(written().time).toBe("15:07");
});

it("an invalid language tag throws an error that names it", () => {
  expect(() => LabelsProvider({ locale: "de_DE", children: null })).toThrow(
    '<LabelsProvider locale="de_DE">: this is no language tag. Write one such as "de" or "de-DE".',
  );
});
