import { voiceAgentSelectors, type ConnectionCheckActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { useLiveActor } from "../../providers/LiveProvider";
import { ConnectionPanel } from "./ConnectionPanel";

/** A button that opens the connection check, after a live conversation has failed. */
export function ConnectionOffer({ openCheck }: { readonly openCheck: () => ConnectionCheckActorRef }) {
  const labels = useLabels("connection", english.connection);
  const status = useSelector(useLiveActor(), voiceAgentSelectors.status);
  const [check, setCheck] = useState<ConnectionCheckActorRef | null>(null);
  useEffect(
    () => () => {
      check?.stop();
    },
    [check],
  );
  if (status !== "failed" && !check) return null;
  return (
    <div className="aom-live-actions">
      <button type="button" className="aom-button" data-tone="quiet" onClick={() => setCheck(openCheck())}>
        {labels.title}
      </button>
      {check && <ConnectionPanel check={check} open onClose={() => setCheck(null)} />}
    </div>
  );
}
