import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";

/**
 * The menu items for how one talks: with or without text, and who ends the visitor's turn. Each label says what a press
 * does. What needs a voice or a microphone is offered only by a chat that has it.
 */
export function TalkChoices({ onChoose }: { readonly onChoose: () => void }) {
  const chat = useChatActor();
  const voice = useLabels("voice", english.voice);
  const microphone = useLabels("microphone", english.microphone);
  const isVoiceOnly = useSelector(chat, chatSelectors.isVoiceOnly);
  const automatic = useSelector(chat, chatSelectors.isAutomatic);
  const hasMicrophone = useSelector(chat, chatSelectors.hasMicrophone);
  const hasVoice = useSelector(chat, chatVoiceSelectors.hasVoice);
  const choose = (event: Parameters<typeof chat.send>[0]) => {
    chat.send({ type: "audio.unlock" });
    chat.send(event);
    onChoose();
  };
  const view = isVoiceOnly
    ? { id: "view", label: voice.showText, event: { type: "text.show" } as const }
    : { id: "view", label: voice.hideText, event: { type: "text.hide" } as const };
  const turns = automatic
    ? { id: "turns", label: microphone.handOver, event: { type: "turnTaking.handOver" } as const }
    : { id: "turns", label: microphone.automate, event: { type: "turnTaking.automate" } as const };
  const choices = [...(isVoiceOnly || (hasMicrophone && hasVoice) ? [view] : []), ...(hasMicrophone ? [turns] : [])];
  return choices.map(({ id, label, event }) => (
    <button key={id} type="button" className="aom-button" data-tone="quiet" onClick={() => choose(event)}>
      {label}
    </button>
  ));
}
