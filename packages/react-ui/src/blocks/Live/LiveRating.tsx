import { voiceAgentSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useLiveActor } from "../../providers/LiveProvider";

/** Asks whether the last answer was good, where the agent takes that. */
export function LiveRating() {
  const live = useLiveActor();
  const labels = useLabels("live", english.live);
  const rating = useSelector(live, voiceAgentSelectors.rating);
  const isLive = useSelector(live, voiceAgentSelectors.isLive);
  const rate = (liked: boolean) => live.send({ type: "reply.rate", liked });
  const takesRatings = useSelector(live, voiceAgentSelectors.takesRatings);
  // Its room is kept, so that nothing moves when it asks.
  if (!isLive || !takesRatings) return null;
  return (
    <div className="aom-live-rating">
      {rating === "offered" && (
        <>
          <button type="button" className="aom-button" data-tone="quiet" onClick={() => rate(true)}>
            {labels.like}
          </button>
          <button type="button" className="aom-button" data-tone="quiet" onClick={() => rate(false)}>
            {labels.dislike}
          </button>
        </>
      )}
      <span role="status">{rating === "sent" && labels.rated}</span>
    </div>
  );
}
