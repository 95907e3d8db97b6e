import { voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import * as english from "../../labels/en/live";
import { useLabels, useReplyLanguage } from "../../labels/LabelsProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { renderReplyText } from "../Message/message-text";
import { useScrollAnchor } from "../MessageList/use-scroll-anchor";

export interface LiveCaptionProps {
  /** Whether the transcript shows the same, so that screen readers read it there. */
  readonly isRepeated: boolean;
}

/** What both sides are saying. While nobody speaks, the last words of the character stay. */
export function LiveCaption({ isRepeated }: LiveCaptionProps) {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const replyLanguage = useReplyLanguage();
  const hearing = useSelector(live, voiceAgentSelectors.hearing);
  const streaming = useSelector(live, voiceAgentSelectors.streamingText);
  const lastAnswer = useSelector(live, voiceAgentSelectors.lastAnswer);
  const scroller = useRef<HTMLDivElement>(null);
  useScrollAnchor(scroller);
  const words = streaming === "" ? lastAnswer : streaming;
  return (
    <div className="aom-live-caption" ref={scroller} aria-hidden={isRepeated || undefined}>
      <div>
        {words !== "" && renderReplyText(words, replyLanguage)}
        {hearing !== "" && (
          <p className="aom-live-hearing">
            <b>{labels.you}</b> {hearing}
          </p>
        )}
      </div>
    </div>
  );
}
