/**
 * Small values that survive a reload, such as the selected character.
 * Neither method throws: if the browser refuses storage, values last as long as the page.
 */
export interface SettingsStore {
  read(key: string): string | null;
  /** `null` removes the value. */
  write(key: string, value: string | null): void;
}
