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
