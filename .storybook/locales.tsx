import { useSyncExternalStore, type ReactNode } from "react";
import type { Labels } from "../packages/react-ui/src/labels/en";
import { LabelsProvider } from "../packages/react-ui/src/labels/LabelsProvider";

interface Locale {
  /** As the toolbar names it. */
  readonly title: string;
  readonly direction: "ltr" | "rtl";
  /** The language tag for dates and times; left out, the default. */
  readonly tag?: string;
  /** The labels; `undefined` for the English ones that the components bring. */
  readonly load: () => Promise<Labels | undefined>;
}

/** The languages of the toolbar. A new one is one more line. */
export const locales: Readonly<Record<string, Locale>> = {
  en: { title: "English", direction: "ltr", load: () => Promise.resolve(undefined) },
  de: {
    title: "Deutsch",
    direction: "ltr",
    tag: "de",
    load: async () => (await import("../packages/react-ui/src/labels/de")).de,
  },
  // Without a tag, so that they follow the direction of the toolbar.
  "en-XA": { title: "Long words", direction: "ltr", load: loadPseudo },
  "ar-XB": { title: "Right to left", direction: "rtl", load: loadPseudo },
};

/** English with other letters, two fifths longer: what does not change is no label, and what does not fit shows. */
async function loadPseudo(): Promise<Labels> {
  return (await import("../packages/react-ui/src/labels/pseudo.fixture")).pseudoLabels;
}

interface Chosen {
  readonly name: string;
  readonly tag: string | undefined;
  readonly labels: Labels | undefined;
}

let shown: Chosen = { name: "en", tag: undefined, labels: undefined };
/** The one whose labels are shown, or are being loaded. */
let wanted = shown.name;
const listeners = new Set<() => void>();

/** Shows all stories in a language. Resolves when its labels are there, or another language has been chosen. */
export async function chooseLocale(name: string): Promise<void> {
  const locale = locales[name];
  if (!locale || name === wanted) return;
  wanted = name;
  try {
    const labels = await locale.load();
    if (wanted !== name) return;
    shown = { name, tag: locale.tag, labels };
    for (const listener of listeners) listener();
  } catch (error) {
    // So that it can be chosen again.
    if (wanted === name) wanted = shown.name;
    throw error;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A story in the chosen language. It does not depend on Storybook's rendering: not every change of the toolbar renders. */
export function InChosenLocale({ children }: { readonly children: ReactNode }) {
  const { tag, labels } = useSyncExternalStore(subscribe, () => shown);
  return (
    <LabelsProvider labels={labels} locale={tag}>
      {children}
    </LabelsProvider>
  );
}
