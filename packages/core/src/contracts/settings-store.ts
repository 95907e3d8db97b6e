/**
 * Small values that outlive the page, such as the chosen character.
 * Neither method throws: a browser that refuses storage forgets, and nothing else happens.
 */
export interface SettingsStore {
  read(key: string): string | null;
  /** `null` removes the value. */
  write(key: string, value: string | null): void;
}
