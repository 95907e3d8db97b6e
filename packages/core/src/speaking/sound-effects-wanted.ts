import type { SettingsStore, SoundEffectsPlayer } from "../contracts";
import { settingKeys } from "../shared/setting-keys";

/** The same sounds, passed over while the visitor has switched them off. */
export function whileWanted(player: SoundEffectsPlayer, settings: SettingsStore): SoundEffectsPlayer {
  return {
    play: async (effects, playback) => {
      if (settings.read(settingKeys.soundEffectsOn) !== "false") await player.play(effects, playback);
    },
  };
}
