import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { StatusNotices } from "../blocks/Notices/StatusNotices";
import { useChat } from "../providers/ChatProvider";
import { CameraView } from "../blocks/Camera/CameraView";
import { LazyBoundary } from "../primitives/LazyBoundary/LazyBoundary";
import { useModels } from "../providers/ModelsProvider";
import { ModelsNotice } from "../blocks/Models/lazy-models";
import { VoiceNotices } from "../blocks/Voice/lazy-voice";

/** Camera and notices above the controls of a conversation. */
export function ControlNotices() {
  const hasVoice = useSelector(useChat(), chatSelectors.isVoiceRelevant);
  const hasModels = useModels() !== undefined;
  return (
    <>
      <CameraView />
      <StatusNotices />
      {hasModels && (
        <LazyBoundary isOptional>
          <ModelsNotice />
        </LazyBoundary>
      )}
      {hasVoice && (
        <LazyBoundary isOptional>
          <VoiceNotices />
        </LazyBoundary>
      )}
    </>
  );
}
