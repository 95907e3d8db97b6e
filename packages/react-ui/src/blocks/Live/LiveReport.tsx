import { voiceAgentSelectors, type Recorder } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useLiveActor } from "../../providers/LiveProvider";
import { SaveReport } from "../Report/SaveReport";

/** Offers a report after a live conversation has failed. */
export function LiveReport({ recorder }: { readonly recorder: Pick<Recorder, "report" | "hasWords"> }) {
  const status = useSelector(useLiveActor(), voiceAgentSelectors.status);
  return status === "failed" && <SaveReport recorder={recorder} />;
}
