import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { de } from "../packages/react-ui/src/labels/de";
import { useLabels } from "../packages/react-ui/src/labels/LabelsProvider";
import { en } from "../packages/react-ui/src/labels/en";
import { chooseLocale, InChosenLocale, locales } from "./locales";

afterEach(async () => {
  vi.restoreAllMocks();
  await chooseLocale("en");
});

const german = locales["de"]!;
const Send = () => <p>{useLabels("composer", en.composer).send}</p>;
const open = () =>
  render(
    <InChosenLocale>
      <Send />
    </InChosenLocale>,
  );

it("the language that was chosen last is shown, whatever arrives later", async () => {
  let arrive = () => {};
  vi.spyOn(german, "load").mockReturnValue(new Promise((resolve) => (arrive = () => resolve(de))));
  const screen = await open();
  const first = chooseLocale("de");
  await chooseLocale("en");
  arrive();
  await first;
  await expect.element(screen.getByText(en.composer.send, { exact: true })).toBeVisible();
  await screen.unmount();
});

it("a language that could not be loaded can be chosen again", async () => {
  vi.spyOn(german, "load").mockRejectedValueOnce(new TypeError("The network is gone."));
  const screen = await open();
  await expect(chooseLocale("de")).rejects.toThrow("The network is gone.");
  await expect.element(screen.getByText(en.composer.send, { exact: true })).toBeVisible();
  await chooseLocale("de");
  await expect.element(screen.getByText(de.composer.send, { exact: true })).toBeVisible();
  await screen.unmount();
});
