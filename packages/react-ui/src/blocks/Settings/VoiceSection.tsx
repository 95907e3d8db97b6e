import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/settings";
import * as englishVoice from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { Switch } from "../../primitives/Switch/Switch";
import { useChatActor } from "../../providers/ChatProvider";
import { EngineChoice, VoiceChoice } from "./VoiceChoices";
import { SettingsSection } from "./SettingsSection";

/** Whether and by whom replies are spoken, and what else sounds. */
export function VoiceSection() {
  const chat = useChatActor();
  const labels = useLabels("settings", english.settings);
  const voice = useLabels("voice", englishVoice.voice);
  const { voiceOn, captions } = useSelector(chat, chatSelectors.settings);
  const hasVoice = useSelector(chat, chatVoiceSelectors.hasVoice);
  const canDownload = useSelector(chat, chatSelectors.canDownloadVoice);
  const soundsOn = useSelector(chat, chatVoiceSelectors.soundEffectsOn);
  const engine = useSelector(chat, chatVoiceSelectors.readyVoiceEngine);
  const send = (event: Parameters<typeof chat.send>[0]) => {
    // Browsers allow sound only during a press.
    chat.send({ type: "audio.unlock" });
    chat.send(event);
  };
  return (
    <SettingsSection title={labels.voice}>
      {hasVoice ? (
        <Switch isOn={voiceOn} onChange={(isOn) => send({ type: isOn ? "voice.enable" : "voice.disable" })}>
          {labels.speakReplies}
        </Switch>
      ) : (
        <p className="aom-settings-note">{labels.noVoice}</p>
      )}
      <EngineChoice />
      <VoiceChoice />
      {canDownload && (
        <button type="button" className="aom-button" onClick={() => send({ type: "voice.download" })}>
          {voice.download}
        </button>
      )}
      {soundsOn !== null && hasVoice && (
        <Switch isOn={soundsOn} onChange={(value) => send({ type: "setting.change", name: "soundEffectsOn", value })}>
          {labels.sounds}
        </Switch>
      )}
      <Switch
        isOn={captions === "shown"}
        onChange={(isOn) =>
          chat.send({ type: "setting.change", name: "captions", value: isOn ? "shown" : "automatic" })
        }
      >
        {labels.captions}
      </Switch>
      {engine && <p className="aom-settings-note">{voice.saidBy(engine.name)}</p>}
    </SettingsSection>
  );
}
