import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

type SettingsView = "settings" | "keys";

interface SettingsInUse {
  /** The open dialogs: the keys may lie over the settings. */
  readonly open: readonly SettingsView[];
  show(view: SettingsView): void;
  close(view: SettingsView): void;
}

const SettingsContext = createContext<SettingsInUse | undefined>(undefined);

/** Lets the parts of a screen open its settings, which the screen itself shows. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<readonly SettingsView[]>([]);
  const value = useMemo(
    () => ({
      open,
      show: (view: SettingsView) => setOpen([...open, view]),
      close: (view: SettingsView) => setOpen(open.filter((each) => each !== view)),
    }),
    [open],
  );
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
}

/** The dialogs of settings and keys; `undefined` outside a screen that has them. */
export function useSettings(): SettingsInUse | undefined {
  return useContext(SettingsContext);
}
