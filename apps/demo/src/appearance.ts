import { readPreference, sitePreferences, writePreference, type SettingsStore } from "@archive-of-minds/core";
import type { Appearance } from "@archive-of-minds/react-ui";

/** The root's font size for each choice; all sizes of the page follow it. */
const textSizes: Readonly<Record<Appearance["textSize"], string>> = {
  normal: "",
  large: "112.5%",
  larger: "125%",
  largest: "150%",
};

/** What the visitor chose. */
export const readAppearance = (settings: SettingsStore): Appearance => ({
  theme: readPreference(settings, sitePreferences.theme),
  textSize: readPreference(settings, sitePreferences.textSize),
});

/** Shows the page as chosen. */
export function applyAppearance({ theme, textSize }: Appearance, root = document.documentElement): void {
  if (theme === "system") delete root.dataset["aomTheme"];
  else root.dataset["aomTheme"] = theme;
  root.style.fontSize = textSizes[textSize];
  // The browser's own bars.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme = "" } = meta.dataset;
    meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
  }
}

/** Shows the page so from now on, and at the next visit. */
export function chooseAppearance(settings: SettingsStore, appearance: Appearance): void {
  writePreference(settings, sitePreferences.theme, appearance.theme);
  writePreference(settings, sitePreferences.textSize, appearance.textSize);
  applyAppearance(appearance);
}
