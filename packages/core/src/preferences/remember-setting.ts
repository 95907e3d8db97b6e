import { fromCallback } from "xstate";
import type { SettingsStore } from "../contracts";

/** What the slot `rememberSetting` takes: the key and the text to store; `null` removes it. */
export type RememberSettingEvent = { type: "setting.write"; key: string; value: string | null };

/** Makes `rememberSetting`: stores the visitor's choices. */
export function defineRememberSetting(settings: SettingsStore) {
  return fromCallback<RememberSettingEvent>(({ receive }) => {
    receive(({ key, value }) => settings.write(key, value));
  });
}
