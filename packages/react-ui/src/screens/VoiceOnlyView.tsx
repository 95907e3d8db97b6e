import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { CameraView } from "../blocks/Camera/CameraView";
import { Composer } from "../blocks/Composer/Composer";
import { ChatNeed } from "../blocks/Need/ChatNeed";
import { ReplyNotice } from "../blocks/Notices/ReplyNotice";
import { Presence } from "../blocks/Presence/Presence";
import { usePresenceLevel } from "../blocks/Presence/use-presence-level";
import { AwaitedReply } from "../blocks/StreamingMessage/AwaitedReply";
import { InterimMessage } from "../blocks/Voice/InterimMessage";
import { RecordButton } from "../blocks/Voice/RecordButton";
import { SpeakingCaption } from "../blocks/Voice/SpeakingCaption";
import { UnspokenReply } from "../blocks/Voice/UnspokenReply";
import { VoiceMenu } from "../blocks/Voice/VoiceMenu";
import { VoiceOffer } from "../blocks/Voice/VoiceOffer";
import { useComposerControls } from "../hooks/use-composer";
import { useChatEscape } from "../hooks/use-chat-escape";
import * as english from "../labels/en/chat";
import * as englishVoice from "../labels/en/voice";
import { useLabels } from "../labels/LabelsProvider";
import { Landmark } from "../primitives/Landmark/Landmark";
import { SteadyLabel } from "../primitives/SteadyLabel/SteadyLabel";
import { useChatActor } from "../providers/ChatProvider";
import { ControlNotices } from "./ControlNotices";
import { FootLine } from "./FootLine";

export interface VoiceOnlyViewProps {
  /** The switch between live mode and text, shown at the foot. */
  readonly modeSwitch?: ReactNode;
  /** Notices of the host's own. */
  readonly children?: ReactNode;
}

/** The conversation by voice, without messages: a stage with the microphone at its foot, and the text field on request. */
export function VoiceOnlyView({ modeSwitch, children }: VoiceOnlyViewProps) {
  const chat = useChatActor();
  const labels = useLabels("messages", english.messages);
  const voice = useLabels("voice", englishVoice.voice);
  const character = useSelector(chat, chatSelectors.character);
  const state = useSelector(chat, chatSelectors.presence);
  const level = usePresenceLevel(chat);
  const unspoken = useSelector(chat, chatVoiceSelectors.unspokenReply);
  const reply = useSelector(chat, chatSelectors.textStream);
  const isAwaited = useSelector(chat, chatSelectors.replyPhase) === "awaiting";
  const isMicrophoneOn = useSelector(chat, chatSelectors.isMicrophoneOn);
  const isIdle = !isMicrophoneOn && (state === "idle" || state === "interrupted");
  const [isWriting, setWriting] = useState(false);
  return (
    <Landmark className="aom-desk" data-view="voiceOnly" aria-label={character.name}>
      <button
        type="button"
        className="aom-button aom-stage-exit"
        data-tone="quiet"
        onClick={() => chat.send({ type: "text.show" })}
      >
        {voice.backToText}
      </button>
      <CameraView />
      <div className="aom-voice-only">
        <Presence character={character} state={state} size={unspoken === null ? "huge" : "large"} level={level} />
        {unspoken !== null ? (
          <UnspokenReply reply={unspoken} />
        ) : isIdle ? (
          <p className="aom-caption-line">{voice.idle}</p>
        ) : (
          <SpeakingCaption />
        )}
        <InterimMessage />
        <p className="aom-thinking" role="status">
          {isAwaited ? (
            <AwaitedReply reply={reply} name={character.name} />
          ) : (
            unspoken === "streaming" && labels.writing(character.name)
          )}
        </p>
        <p role="status" className="aom-voice-only-note">
          {labels.voiceOnly}
        </p>
      </div>
      <div className="aom-foot">
        <ControlNotices>
          <ReplyNotice />
          <ChatNeed />
          <VoiceOffer isAtOnce />
          {children}
        </ControlNotices>
        {isWriting ? <Writing onEnd={() => setWriting(false)} /> : <VoiceControls onWrite={() => setWriting(true)} />}
        <FootLine>{modeSwitch}</FootLine>
      </div>
    </Landmark>
  );
}

/** The microphone, and what else is needed without a keyboard. */
function VoiceControls({ onWrite }: { readonly onWrite: () => void }) {
  const chat = useChatActor();
  const composer = useLabels("composer", english.composer);
  const voice = useLabels("voice", englishVoice.voice);
  const { isReplying, stop } = useComposerControls();
  const { voiceOn } = useSelector(chat, chatSelectors.settings);
  const hasVoice = useSelector(chat, chatVoiceSelectors.hasVoice);
  useChatEscape();
  return (
    <div className="aom-voice-controls">
      <div>
        <button type="button" className="aom-button" onClick={onWrite}>
          {voice.keyboard}
        </button>
        {/* Always rendered, so that nothing moves under a finger. */}
        <button type="button" className="aom-button" disabled={!isReplying} onClick={stop}>
          {composer.stopReply}
        </button>
      </div>
      <RecordButton shape="round" />
      <div>
        <button
          type="button"
          className="aom-button"
          disabled={!hasVoice}
          onClick={() => chat.send({ type: voiceOn ? "voice.disable" : "voice.enable" })}
        >
          <SteadyLabel among={[voice.mute, voice.unmute]}>{voiceOn ? voice.mute : voice.unmute}</SteadyLabel>
        </button>
        <VoiceMenu />
      </div>
    </div>
  );
}

/** The text field in place of the voice controls. */
function Writing({ onEnd }: { readonly onEnd: () => void }) {
  const voice = useLabels("voice", englishVoice.voice);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  return (
    <div className="aom-voice-writing">
      <Composer ref={form} />
      <button type="button" className="aom-button" data-tone="quiet" onClick={onEnd}>
        {voice.hideKeyboard}
      </button>
    </div>
  );
}
