import { changingPhrases, changingRoomPhrases } from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createFakeSettingsStore,
  createTestAccess,
  createTestChat,
} from "@archive-of-minds/testing";
import { CharacterChat, LoginScreen } from "@archive-of-minds/react-ui";
import "@archive-of-minds/react-ui/styles.css";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { createLanguage, untilLanguageIsShown } from "./create-language";
import type { LanguageActorRef } from "./language.machine";
import { languages } from "./languages";
import { SiteLanguage, useLanguageChoice } from "./SiteLanguage";

const button = (name: string) => page.getByRole("button", { name, exact: true });

/** German that cannot be loaded until the network is back. */
function offline() {
  const network = { isThere: false };
  const load = () => (network.isThere ? languages["de"]!.load() : Promise.reject(new TypeError("Failed to fetch")));
  return { network, offered: { ...languages, de: { name: "Deutsch", load } } };
}

function Screen({ chat }: { readonly chat: Awaited<ReturnType<typeof createTestChat>>["chat"] }) {
  return <CharacterChat chat={chat} fill="window" language={useLanguageChoice()} />;
}

async function opened(language: LanguageActorRef) {
  await page.viewport(1280, 800);
  const { chat, ready } = await createTestChat();
  await ready();
  await render(
    <SiteLanguage language={language}>
      <Screen chat={chat} />
    </SiteLanguage>,
  );
}

it("is English until the visitor chooses German in the settings, and German at the next visit", async () => {
  const settingsStore = createFakeSettingsStore();
  const root = document.createElement("html");
  await opened(createLanguage({ settingsStore, root }));
  expect([root.lang, root.dir, settingsStore.read("aom.locale")]).toEqual(["en", "ltr", null]);
  await button("Menu").click();
  await button("Settings").click();
  const choice = page.getByRole("combobox", { name: "Language of the page" });
  await choice.selectOptions("Deutsch");
  await expect.element(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Sprache der Seite" })).toHaveDisplayValue("Deutsch");
  expect([root.lang, settingsStore.read("aom.locale")]).toEqual(["de", "de"]);

  const later = document.createElement("html");
  const language = createLanguage({ settingsStore, root: later });
  await untilLanguageIsShown(language, 10_000);
  expect([later.lang, language.getSnapshot().context.shown.labels?.composer.send]).toEqual(["de", "Senden"]);
  language.send({ type: "locale.choose", locale: "en" });
  await untilLanguageIsShown(language, 10_000);
  expect([later.lang, settingsStore.read("aom.locale")]).toEqual(["en", null]);
});

it("stays English, and says why, where German cannot be loaded", async () => {
  const settingsStore = createFakeSettingsStore();
  const { network, offered } = offline();
  await opened(createLanguage({ settingsStore, offered, root: document.createElement("html") }));
  await button("Menu").click();
  await button("Settings").click();
  const choice = page.getByRole("combobox", { name: "Language of the page" });
  await choice.selectOptions("Deutsch");
  await expect
    .element(
      page
        .getByRole("alert")
        .getByText("The language could not be loaded. Check your connection, then choose it again."),
    )
    .toBeVisible();
  expect(settingsStore.read("aom.locale")).toBeNull();
  network.isThere = true;
  await choice.selectOptions("English");
  await choice.selectOptions("Deutsch");
  await expect.element(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
});

it.each(["fr", "nonsense!", "constructor"])("is English where %j is stored", async (stored) => {
  const language = createLanguage({
    settingsStore: createFakeSettingsStore({ "aom.locale": stored }),
    root: document.createElement("html"),
  });
  expect(language.getSnapshot().context.shown.locale).toBe("en");
});

it("shows the login in the visitor's language", async () => {
  const language = createLanguage({
    settingsStore: createFakeSettingsStore({ "aom.locale": "de" }),
    root: document.createElement("html"),
  });
  await untilLanguageIsShown(language, 10_000);
  const { access } = createTestAccess({ accessVerifier: createFakeAccessVerifier() });
  await render(
    <SiteLanguage language={language}>
      <LoginScreen access={access} />
    </SiteLanguage>,
  );
  await expect.element(button("Archiv öffnen")).toBeVisible();
  expect(page.getByRole("main").element().getAttribute("lang")).toBe("de");
});

it("lets a chat that was begun in English apologise in German once German is chosen", async () => {
  const language = createLanguage({ settingsStore: createFakeSettingsStore(), root: document.createElement("html") });
  const shown = () => language.getSnapshot().context.shown;
  const phrases = changingPhrases(() => shown().phrases);
  const roomPhrases = changingRoomPhrases(() => shown().roomPhrases);
  const said = () => [phrases.apology, phrases.imageShared("Ada"), roomPhrases.agentFailed("Ada", "…")];
  const english = said();
  language.send({ type: "locale.choose", locale: "de" });
  await untilLanguageIsShown(language, 10_000);
  expect(said()).toEqual([
    "Verzeihung. Meine Apparate machen mir gerade Schwierigkeiten.",
    "[Image shared with Ada]",
    "Fehler bei Ada: …",
  ]);
  language.send({ type: "locale.choose", locale: "en" });
  await untilLanguageIsShown(language, 10_000);
  expect(said()).toEqual(english);
});
