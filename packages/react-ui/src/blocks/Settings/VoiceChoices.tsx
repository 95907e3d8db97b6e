import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";

/** Selects the speech engine, where there are several. */
export function EngineChoice() {
  const chat = useChatActor();
  const voice = useLabels("voice", english.voice);
  const engines = useSelector(chat, chatVoiceSelectors.voiceEngines);
  const { voiceEngine } = useSelector(chat, chatSelectors.settings);
  if (engines.length < 2) return null;
  return (
    <label className="aom-settings-row aom-select">
      {voice.engine}
      <select
        value={voiceEngine ?? ""}
        onChange={({ target }) =>
          chat.send({ type: "setting.change", name: "voiceEngine", value: target.value === "" ? null : target.value })
        }
      >
        <option value="">{voice.automatic}</option>
        {engines.map((name) => (
          <option key={name} value={name}>
            {voice.engineName(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Selects one of the character's voices. */
export function VoiceChoice() {
  const chat = useChatActor();
  const voice = useLabels("voice", english.voice);
  const voices = useSelector(chat, chatVoiceSelectors.voices);
  const id = useSelector(chat, chatVoiceSelectors.voiceId);
  const name = useSelector(chat, chatSelectors.characterName);
  if (!voices) return null;
  return (
    <label className="aom-settings-row aom-select">
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
