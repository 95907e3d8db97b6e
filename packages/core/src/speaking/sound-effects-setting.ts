import type { SettingsStore, SoundEffectsPlayer } from "../contracts";
import { readPreference } from "../preferences/preference";
import { chatPreferences } from "../preferences/preferences";

/** The same sound effects, skipped while the visitor has switched them off. */
export function whileSoundEffectsOn(player: SoundEffectsPlayer, settings: SettingsStore): SoundEffectsPlayer {
  return {
    play: async (effects, playback) => {
      if (readPreference(settings, chatPreferences.soundEffectsOn)) await player.play(effects, playback);
    },
  };
}
