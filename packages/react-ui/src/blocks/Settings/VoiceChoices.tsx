import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import * as english from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

/** The menu items for voice and microphone. Each label says what a press does. */
export function VoiceChoices({ onChoose, children }: { readonly onChoose: () => void; readonly children?: ReactNode }) {
  const chat = useChat();
  const voice = useLabels("voice", english.voice);
  const isVoiceOnly = useSelector(chat, chatSelectors.isVoiceOnly);
  const { voiceOn } = useSelector(chat, chatSelectors.settings);
  const hasVoice = useSelector(chat, chatVoiceSelectors.hasVoice);
  const canDownload = useSelector(chat, chatSelectors.canDownloadVoice);
  const soundsOn = useSelector(chat, chatVoiceSelectors.soundEffectsOn);
  const engine = useSelector(chat, chatVoiceSelectors.readyVoiceEngine);
  const microphone = useLabels("microphone", english.microphone);
  const automatic = useSelector(chat, chatSelectors.isAutomatic);
  const choose = (event: Parameters<typeof chat.send>[0]) => () => {
    chat.send({ type: "audio.unlock" });
    chat.send(event);
    onChoose();
  };
  return (
    <>
      <button
        type="button"
        className="aom-button"
        data-tone="quiet"
        onClick={choose({ type: isVoiceOnly ? "text.show" : "text.hide" })}
      >
        {isVoiceOnly ? voice.showText : voice.hideText}
      </button>
      <button
        type="button"
        className="aom-button"
        data-tone="quiet"
        onClick={choose({ type: automatic ? "turnTaking.handOver" : "turnTaking.automate" })}
      >
        {automatic ? microphone.handOver : microphone.automate}
      </button>
      {canDownload && (
        <button type="button" className="aom-button" data-tone="quiet" onClick={choose({ type: "voice.download" })}>
          {voice.download}
        </button>
      )}
      {soundsOn !== null && hasVoice && (
        <button
          type="button"
          className="aom-button"
          data-tone="quiet"
          onClick={choose({ type: "setting.change", name: "soundEffectsOn", value: !soundsOn })}
        >
          {soundsOn ? voice.soundsOff : voice.soundsOn}
        </button>
      )}
      {hasVoice && (
        <button
          type="button"
          className="aom-button"
          data-tone="quiet"
          onClick={choose({ type: voiceOn ? "voice.disable" : "voice.enable" })}
        >
          {voiceOn ? voice.off : voice.on}
        </button>
      )}
      <EngineChoice />
      <VoiceChoice />
      {children}
      {engine && <p className="aom-menu-note">{voice.saidBy(engine.name)}</p>}
    </>
  );
}

/** Selects the speech engine, where there are several. */
function EngineChoice() {
  const chat = useChat();
  const voice = useLabels("voice", english.voice);
  const engines = useSelector(chat, chatVoiceSelectors.voiceEngines);
  const { voiceEngine } = useSelector(chat, chatSelectors.settings);
  if (engines.length < 2) return null;
  return (
    <label className="aom-menu-choice aom-select">
      {voice.engine}
      <select
        value={voiceEngine ?? ""}
        onChange={({ target }) =>
          chat.send({ type: "setting.change", name: "voiceEngine", value: target.value === "" ? null : target.value })
        }
      >
        <option value="">{voice.automatic}</option>
        {engines.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** Selects one of the character's voices. */
function VoiceChoice() {
  const chat = useChat();
  const voice = useLabels("voice", english.voice);
  const voices = useSelector(chat, chatVoiceSelectors.voices);
  const id = useSelector(chat, chatVoiceSelectors.voiceId);
  const name = useSelector(chat, chatSelectors.characterName);
  if (!voices) return null;
  return (
    <label className="aom-menu-choice aom-select">
      {voice.voiceOf(name)}
      {/* A voice of another engine counts as none. */}
      <select
        value={voices.some((each) => each.id === id) ? id : ""}
        onChange={({ target }) => chat.send({ type: "voice.choose", id: target.value === "" ? null : target.value })}
      >
        <option value="">{voice.suited}</option>
        {voices.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}
