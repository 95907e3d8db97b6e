import type { SettingsStore } from "../../contracts";
import { readItem, writeItem } from "./safe-local-storage";

/** Settings in the browser's local storage; where that is refused they last as long as the page. */
export function createLocalStorageSettingsStore(): SettingsStore {
  const unkept = new Map<string, string | null>();
  return {
    read: (key) => unkept.get(key) ?? readItem(key),
    write(key, value) {
      if (writeItem(key, value)) unkept.delete(key);
      else unkept.set(key, value);
    },
  };
}
