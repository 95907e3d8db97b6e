import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { ModelNotice } from "../blocks/Notices/ModelNotice";
import { SpeakingRow } from "../blocks/Voice/lazy-voice";
import { LazyBoundary } from "../primitives/LazyBoundary/LazyBoundary";
import { useChatActor } from "../providers/ChatProvider";

/** The last line of a conversation, always of the same height: what answers, or who speaks, and the switch of modes. */
export function FootLine({ children }: { readonly children?: ReactNode }) {
  const hasVoice = useSelector(useChatActor(), chatSelectors.isVoiceRelevant);
  return (
    <div className="aom-foot-line">
      {hasVoice && (
        <LazyBoundary isOptional>
          <SpeakingRow />
        </LazyBoundary>
      )}
      <ModelNotice />
      {children}
    </div>
  );
}
