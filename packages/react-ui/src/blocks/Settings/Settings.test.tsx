import {
  createFakeCameraDevice,
  createFakeLanguageModel,
  createFakeSpeechSynthesizer,
  createTestCamera,
  createTestChat,
  createTestModels,
  createTestYourData,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat, type CharacterChatProps } from "../../screens/CharacterChat";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const sheet = page.getByRole("dialog", { name: "Settings" });

async function opened(options: TestChatOptions = {}, props: Partial<CharacterChatProps> = {}) {
  const test = await createTestChat({ speechSynthesizer: createFakeSpeechSynthesizer(), ...options });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} {...props} />);
  const open = async () => {
    await userEvent.click(button("Menu"));
    await userEvent.click(button("Settings"));
    await expect.element(sheet).toBeVisible();
  };
  await open();
  return { ...test, settings: () => test.chat.getSnapshot().context.settings };
}

it("switches spoken replies, sounds and captions, and shows what is on", async () => {
  const { settings } = await opened({ soundEffects: { play: () => Promise.resolve() } });
  for (const [name, read] of [
    ["Spoken replies", () => settings().voiceOn],
    ["Sounds", () => settings().soundEffectsOn],
  ] as const) {
    const choice = sheet.getByRole("switch", { name });
    await expect.element(choice).toBeChecked();
    await userEvent.click(choice);
    await expect.element(choice).not.toBeChecked();
    expect(read()).toBe(false);
  }
  const captions = sheet.getByRole("switch", { name: "Captions in the Chat Room" });
  await expect.element(captions).not.toBeChecked();
  await userEvent.click(captions);
  expect(settings().captions).toBe("shown");
});

it("lets the visitor choose a voice for this character", async () => {
  const voices = [
    { id: "low", name: "Low" },
    { id: "high", name: "High" },
  ];
  const { chat } = await opened({ speechSynthesizer: createFakeSpeechSynthesizer({ voices }) });
  const choice = sheet.getByRole("combobox", { name: "Voice of Ada" });
  await expect.element(choice).toHaveDisplayValue("Default voice");
  await userEvent.selectOptions(choice, "High");
  await expect.element(choice).toHaveDisplayValue("High");
  expect(chat.getSnapshot().context.voice.ids).toEqual({ ada: "high" });
  await userEvent.selectOptions(choice, "Default voice");
  expect(chat.getSnapshot().context.voice.ids).toEqual({});
});

it("offers no choice where there is one voice, no sounds where none are made, and nothing that the host left out", async () => {
  await opened();
  await expect.element(sheet.getByRole("switch", { name: "Spoken replies" })).toBeVisible();
  expect(
    sheet
      .getByRole("heading")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Settings", "Voice and sounds", "Language", "Keyboard"]);
  expect(sheet.getByRole("switch").elements().length).toBe(2);
  expect(
    sheet
      .getByRole("combobox")
      .elements()
      .map((each) => (each as HTMLSelectElement).labels[0]?.firstChild?.textContent),
  ).toEqual(["Language you speak"]);
});

it("says that there is no voice where there is none", async () => {
  const test = await createTestChat();
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  await userEvent.click(button("Menu"));
  await userEvent.click(button("Settings"));
  await expect.element(sheet.getByText("This browser has no voice for this character.")).toBeVisible();
});

it("leads from what answers now to the choice between models, and back", async () => {
  const { models } = createTestModels();
  await opened({}, { models });
  await expect.element(sheet.getByText(/^Answers now: /)).toBeVisible();
  await userEvent.click(button("Choose what answers"));
  const replies = page.getByRole("dialog", { name: "Replies" });
  await expect.element(replies).toBeVisible();
  await userEvent.click(replies.getByRole("button", { name: "Close" }));
  await expect.element(replies).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
});

it("listens in the language that the visitor speaks, and says where built-in replies do not know it", async () => {
  const model = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn" });
  const { chat } = await opened({ languageModel: model });
  const spoken = sheet.getByRole("combobox", { name: "Language you speak" });
  const note = sheet.getByText("Built-in replies are in English, and understand English.");
  await expect.element(spoken).toHaveDisplayValue("American English");
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.selectOptions(spoken, "Austrian German");
  await expect.element(spoken).toHaveDisplayValue("Austrian German");
  await expect.element(note).toBeVisible();
  expect(chat.getSnapshot().context.settings.recognitionLanguage).toBe("de-AT");
});

it("hands the host a chosen language, and says whether it is there", async () => {
  const onChange = vi.fn();
  const languages = { en: "English", de: "Deutsch" };
  await opened({}, { language: { languages, locale: "de", state: "failed", onChange } });
  const choice = sheet.getByRole("combobox", { name: "Language of the page" });
  await expect.element(choice).toHaveDisplayValue("Deutsch");
  await expect.element(sheet.getByRole("alert")).toHaveTextContent("The language could not be loaded.");
  await userEvent.selectOptions(choice, "English");
  expect(onChange.mock.calls).toEqual([["en"]]);
});

it("sets the quality of the camera's pictures", async () => {
  const { camera } = createTestCamera({ cameraDevice: createFakeCameraDevice() });
  await opened({}, { camera });
  const quality = sheet.getByRole("combobox", { name: "Picture quality" });
  await expect.element(quality).toHaveDisplayValue("Auto");
  await userEvent.selectOptions(quality, "high");
  await expect.element(quality).toHaveDisplayValue("High (720p, 30fps)");
});

it("hands the host a chosen theme and text size", async () => {
  const onChange = vi.fn();
  await opened({}, { appearance: { theme: "system", textSize: "large", onChange } });
  await expect.element(sheet.getByRole("radio", { name: "System" })).toBeChecked();
  await expect.element(sheet.getByRole("radio", { name: "Large", exact: true })).toBeChecked();
  await userEvent.click(sheet.getByRole("radio", { name: "Dark" }));
  await userEvent.click(sheet.getByRole("radio", { name: "Largest" }));
  expect(onChange.mock.calls).toEqual([
    [{ theme: "dark", textSize: "large" }],
    [{ theme: "system", textSize: "largest" }],
  ]);
});

it("shows the visitor's data, where the host offers it", async () => {
  const { data } = await createTestYourData();
  await opened({}, { yourData: async () => data });
  await expect.element(sheet.getByRole("heading", { name: "Your data" })).toBeVisible();
});

it("shows the keys on “?”, but not while one is writing", async () => {
  await opened();
  await userEvent.keyboard("{Escape}");
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await userEvent.fill(page.getByRole("textbox", { name: "Message" }), "Who are you");
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveValue("Who are you?");
  await expect.element(keys).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("?");
  await expect.element(keys).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(keys).not.toBeInTheDocument();
});

it("ends with what the host adds", async () => {
  await opened({}, { settingsEnd: <a href="/help">Help</a> });
  const help = sheet.getByRole("link", { name: "Help" });
  await expect.element(help).toBeVisible();
  expect(help.element().compareDocumentPosition(sheet.getByText("Keyboard").element())).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});
