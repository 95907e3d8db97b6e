import type { SettingsStore } from "../contracts";

/** One choice of the visitor: its key, and its default when nothing valid is stored. */
export interface Preference<TValue> {
  /** Its key in the settings store. */
  readonly key: string;
  /** Parses the stored text, which may be invalid. */
  read(stored: string | null): TValue;
  /** The text to store; `null` for the default, so that a later default applies. */
  write(value: TValue): string | null;
}

type Preferences = Readonly<Record<string, Preference<unknown>>>;

/** The values of a table of preferences, by name. */
export type SettingsOf<TPreferences extends Preferences> = {
  readonly [Name in keyof TPreferences]: ReturnType<TPreferences[Name]["read"]>;
};

/** One preference of a table with a value of its own type. */
export type Setting<TPreferences extends Preferences> = {
  [Name in keyof TPreferences]: { readonly name: Name; readonly value: SettingsOf<TPreferences>[Name] };
}[keyof TPreferences];

/** The command that sets one preference of a table. */
export type ChangeSetting<TPreferences extends Preferences> = {
  readonly type: "setting.change";
} & Setting<TPreferences>;

/** A switch; only the value that is not the default is stored. */
export function flag(key: string, byDefault: boolean): Preference<boolean> {
  return {
    key,
    read: (stored) => (stored === String(!byDefault) ? !byDefault : byDefault),
    write: (value) => (value === byDefault ? null : String(value)),
  };
}

/** One of several words; the first is the default. */
export function oneOf<const TWord extends string>(key: string, words: readonly [TWord, ...TWord[]]): Preference<TWord> {
  return {
    key,
    read: (stored) => words.find((word) => word === stored) ?? words[0],
    write: (value) => (value === words[0] ? null : value),
  };
}

/** A name, such as that of a voice engine; `null` by default. */
export function name(key: string): Preference<string | null> {
  return { key, read: (stored) => stored, write: (value) => value };
}

/** A language as a BCP 47 tag, such as `de-AT`; `null` by default. */
export function languageTag(key: string): Preference<string | null> {
  return { ...name(key), read: (stored) => (stored !== null && isLanguageTag(stored) ? stored : null) };
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** The stored value of one preference. */
export function readPreference<TValue>(settings: SettingsStore, preference: Preference<TValue>): TValue {
  return preference.read(settings.read(preference.key));
}

/** Stores the value of one preference. */
export function writePreference<TValue>(settings: SettingsStore, preference: Preference<TValue>, value: TValue): void {
  settings.write(preference.key, preference.write(value));
}

/** The stored values of a whole table. */
export function readPreferences<TPreferences extends Preferences>(
  preferences: TPreferences,
  read: SettingsStore["read"],
): SettingsOf<TPreferences> {
  return Object.fromEntries(
    Object.entries(preferences).map(([each, preference]) => [each, preference.read(read(preference.key))]),
  ) as SettingsOf<TPreferences>;
}

/** The defaults of a table. */
export function defaultsOf<TPreferences extends Preferences>(preferences: TPreferences): SettingsOf<TPreferences> {
  return readPreferences(preferences, () => null);
}

/** The key and the text to store when one preference of a table is set. */
export function toStored<TPreferences extends Preferences>(
  preferences: TPreferences,
  { name: chosen, value }: Setting<TPreferences>,
): { readonly key: string; readonly value: string | null } {
  const preference: Preference<unknown> | undefined = preferences[chosen as string];
  return { key: preference?.key ?? "", value: preference?.write(value) ?? null };
}
