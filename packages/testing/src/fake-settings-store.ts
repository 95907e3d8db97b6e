import type { SettingsStore } from "@archive-of-minds/core";

/** Settings in memory. */
export function createFakeSettingsStore(initial: Readonly<Record<string, string>> = {}): SettingsStore {
  const values = new Map(Object.entries(initial));
  return {
    read: (key) => values.get(key) ?? null,
    write(key, value) {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
  };
}
