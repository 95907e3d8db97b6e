/**
 * Small values that outlive the page, such as the chosen character.
 * Neither method throws: where the browser refuses storage, values last as long as the page.
 */
export interface SettingsStore {
  read(key: string): string | null;
  /** `null` removes the value. */
  write(key: string, value: string | null): void;
}
