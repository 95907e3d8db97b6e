import { fromCallback } from "xstate";
import type { SettingsStore } from "../contracts";

export type RememberSettingEvent = { type: "setting.write"; key: string; value: string | null };

/** Makes `rememberSetting`: stores the visitor's choices. */
export function defineRememberSetting(settings: SettingsStore) {
  return fromCallback<RememberSettingEvent>(({ receive }) => {
    receive(({ key, value }) => settings.write(key, value));
  });
}
