import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { ChatNeed } from "../blocks/Need/ChatNeed";
import { ModelNotice } from "../blocks/Notices/ModelNotice";
import { ReplyNotice } from "../blocks/Notices/ReplyNotice";
import { Presence } from "../blocks/Presence/Presence";
import { usePresenceLevel } from "../blocks/Presence/use-presence-level";
import { AwaitedReply } from "../blocks/StreamingMessage/AwaitedReply";
import { InterimMessage } from "../blocks/Voice/InterimMessage";
import { RecordButton } from "../blocks/Voice/RecordButton";
import { SpeakingCaption } from "../blocks/Voice/SpeakingCaption";
import { UnspokenReply } from "../blocks/Voice/UnspokenReply";
import { VoiceMenu } from "../blocks/Voice/VoiceMenu";
import { useComposerControls } from "../hooks/use-composer";
import { useChatEscape } from "../hooks/use-chat-escape";
import * as english from "../labels/en/chat";
import { useLabels } from "../labels/LabelsProvider";
import { useChat } from "../providers/ChatProvider";
import { ControlNotices } from "./ControlNotices";

/** The conversation by voice, without messages and composer. */
export function VoiceOnlyView() {
  const chat = useChat();
  const labels = useLabels("messages", english.messages);
  const composer = useLabels("composer", english.composer);
  const character = useSelector(chat, chatSelectors.character);
  const state = useSelector(chat, chatSelectors.presence);
  const level = usePresenceLevel(chat);
  const unspoken = useSelector(chat, chatSelectors.unspokenReply);
  const reply = useSelector(chat, chatSelectors.textStream);
  const isAwaited = useSelector(chat, chatSelectors.isAwaitingReply);
  const { isReplying, stop } = useComposerControls();
  useChatEscape();
  return (
    <main className="aom-desk" data-view="voiceOnly">
      <div className="aom-voice-only">
        <Presence character={character} state={state} size={unspoken === null ? "huge" : "large"} level={level} />
        {unspoken === null ? <SpeakingCaption /> : <UnspokenReply reply={unspoken} />}
        <InterimMessage />
        <p className="aom-thinking" role="status">
          {isAwaited && <AwaitedReply reply={reply} name={character.name} />}
        </p>
        <p role="status" className="aom-voice-only-note">
          {labels.voiceOnly}
        </p>
      </div>
      <div className="aom-foot">
        <ReplyNotice />
        <ChatNeed />
        <ControlNotices />
        <div className="aom-composer-actions">
          <RecordButton />
          {/* Always rendered, so that nothing moves under a finger. */}
          <button type="button" className="aom-button" disabled={!isReplying} onClick={stop}>
            {composer.stopReply}
          </button>
          <VoiceMenu />
        </div>
        <ModelNotice />
      </div>
    </main>
  );
}
