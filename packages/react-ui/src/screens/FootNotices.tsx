import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { StatusNotices } from "../blocks/Notices/StatusNotices";
import { useChat } from "../providers/ChatProvider";
import { CameraView } from "../blocks/Camera/CameraView";
import { Fetched } from "../primitives/Fetched/Fetched";
import { VoiceNotices } from "../blocks/Voice/lazy-voice";

/** Camera and notices above the controls of a conversation. */
export function FootNotices() {
  const hasVoice = useSelector(useChat(), chatSelectors.concernsVoice);
  return (
    <>
      <CameraView />
      <StatusNotices />
      {hasVoice && (
        <Fetched isUnasked>
          <VoiceNotices />
        </Fetched>
      )}
    </>
  );
}
