import type { Preview } from "@storybook/react-vite";
import { applyAppearance } from "../apps/demo/src/appearance";
import type { Appearance } from "../packages/react-ui/src/blocks/Settings/appearance";
import { chooseLocale, locales } from "./locales";
import { reduceMotion } from "./motion";

/** What the toolbar chooses. */
interface Choice extends Pick<Appearance, "theme" | "textSize"> {
  readonly locale: string;
  readonly direction: "locale" | "ltr" | "rtl";
  readonly motion: "system" | "reduced";
}

export const initialGlobals: Choice = {
  theme: "system",
  locale: "en",
  direction: "locale",
  textSize: "normal",
  motion: "system",
};

const choiceOf = (name: string, icon: string, titles: readonly (readonly [value: string, title: string])[]) => ({
  name,
  description: name,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: titles.map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: choiceOf("Theme", "mirror", [
    ["system", "System theme"],
    ["light", "Light"],
    ["dark", "Dark"],
  ]),
  locale: choiceOf(
    "Language",
    "globe",
    Object.entries(locales).map(([name, { title }]) => [name, title]),
  ),
  direction: choiceOf("Direction", "transfer", [
    ["locale", "Auto direction"],
    ["ltr", "Left to right"],
    ["rtl", "Right to left"],
  ]),
  textSize: choiceOf("Text size", "paragraph", [
    ["normal", "Normal text"],
    ["large", "Large text"],
    ["larger", "Larger text"],
    ["largest", "Largest text"],
  ]),
  motion: choiceOf("Motion", "play", [
    ["system", "Full motion"],
    ["reduced", "Reduced motion"],
  ]),
};

/**
 * The widths of Storybook's own tool. It narrows the frame of the preview: dialogs stand above the page, where a narrower
 * element would not reach them.
 */
export const widths = Object.fromEntries(
  [300, 360, 420, 520, 768, 1100].map((width) => [
    `width${String(width)}`,
    { name: `${String(width)} px`, styles: { width: `${String(width)}px`, height: "100%" }, type: "other" as const },
  ]),
);

/** Shows the page as the toolbar says. It is called before and after each rendering, and after each change. */
export const applyToolbar: NonNullable<Preview["beforeEach"]> = async ({ globals }) => {
  const { theme, textSize, locale, direction, motion } = { ...initialGlobals, ...globals } as Choice;
  const root = document.documentElement;
  applyAppearance({ theme, textSize }, root);
  root.lang = locale;
  root.dir = direction === "locale" ? (locales[locale]?.direction ?? "ltr") : direction;
  reduceMotion(motion === "reduced");
  await chooseLocale(locale);
};
