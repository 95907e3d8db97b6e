import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

/** Which of the two dialogs is open. */
type SettingsView = "settings" | "keys";

interface SettingsInUse {
  /** `null` while both are closed. */
  readonly view: SettingsView | null;
  show(view: SettingsView | null): void;
}

const SettingsContext = createContext<SettingsInUse | undefined>(undefined);

/** Lets the parts of a screen open its settings, which the screen itself shows. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [view, show] = useState<SettingsView | null>(null);
  const value = useMemo(() => ({ view, show }), [view]);
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
}

/** The dialogs of settings and keys; `undefined` outside a screen that has them. */
export function useSettings(): SettingsInUse | undefined {
  return useContext(SettingsContext);
}
