import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { CameraNotice } from "../blocks/Camera/CameraNotice";
import { StatusNotices } from "../blocks/Notices/StatusNotices";
import { NoticeSlot } from "../primitives/Notice/NoticeSlot";
import { useChatActor } from "../providers/ChatProvider";
import { LazyBoundary } from "../primitives/LazyBoundary/LazyBoundary";
import { useModels } from "../providers/ModelsProvider";
import { ModelsNotice } from "../blocks/Models/lazy-models";
import { VoiceNotices } from "../blocks/Voice/lazy-voice";

/** The notices of a conversation, one at a time. */
export function ControlNotices({ children }: { readonly children?: ReactNode }) {
  const hasVoice = useSelector(useChatActor(), chatSelectors.isVoiceRelevant);
  const hasModels = useModels() !== undefined;
  return (
    <NoticeSlot>
      <CameraNotice />
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
      {children}
    </NoticeSlot>
  );
}
