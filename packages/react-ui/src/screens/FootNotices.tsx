import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { StatusNotices } from "../components/Notices/StatusNotices";
import { useChat } from "../providers/ChatProvider";
import { CameraView } from "./CameraView";
import { Fetched } from "./Fetched";
import { VoiceNotices } from "./panels";

/** What there is to see and to know above the controls of a conversation. */
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
