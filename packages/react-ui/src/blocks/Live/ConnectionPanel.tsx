import {
  connectionCheckSelectors,
  type ConnectionCheckActorRef,
  type ConnectionStep,
  type VoiceAgentErrorReason,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/live";
import { useLabels } from "../../labels/LabelsProvider";
import { Dialog } from "../../primitives/Dialog/Dialog";

export interface ConnectionPanelProps {
  /** Made with `createConnectionCheck`, outside React. */
  readonly check: ConnectionCheckActorRef;
  readonly open: boolean;
  readonly onClose: () => void;
}

const steps: readonly ConnectionStep[] = ["microphone", "server", "websocket", "mediaRoom", "relay"];
/** Failures that the advice of their step cannot fix: the sentence for the reason is shown instead. */
const explainedByReason: ReadonlySet<VoiceAgentErrorReason | undefined> = new Set([
  "locked",
  "outdatedClient",
  "auth",
  "notAuthorised",
  "quota",
  "refused",
  "unavailable",
  "elsewhere",
  "invalid",
  "noAgent",
]);

/** The connection check for live conversations, step by step, with advice for each failure. */
export function ConnectionPanel({ check, open, onClose }: ConnectionPanelProps) {
  const labels = useLabels("connection", english.connection);
  const close = () => {
    check.send({ type: "check.stop" });
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={labels.title} subtitle={labels.subtitle}>
      <Findings check={check} />
    </Dialog>
  );
}

function Findings({ check }: { readonly check: ConnectionCheckActorRef }) {
  const labels = useLabels("connection", english.connection);
  const live = useLabels("live", english.live);
  const findings = useSelector(check, connectionCheckSelectors.findings);
  const runs = useSelector(check, connectionCheckSelectors.isRunning);
  const isFinished = useSelector(check, connectionCheckSelectors.isFinished);
  const hasFailed = steps.some((step) => findings[step].state === "failed");
  return (
    <div className="aom-connection">
      <ol className="aom-connection-steps">
        {steps.map((step) => {
          const { state, detail, reason } = findings[step];
          return (
            <li key={step} data-state={state}>
              <b>{labels.steps[step]}</b> <span>{labels.states[state]}</span>
              {state === "failed" && (
                <p title={detail ?? undefined}>
                  {reason && explainedByReason.has(reason) ? live.failure[reason] : labels.advice[step]}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status">{runs ? labels.running : isFinished ? (hasFailed ? labels.bad : labels.good) : ""}</p>
      <button
        type="button"
        className="aom-button"
        data-tone={runs ? "quiet" : "primary"}
        onClick={() => check.send({ type: runs ? "check.stop" : "check.start" })}
      >
        {runs ? labels.stop : isFinished ? labels.again : labels.start}
      </button>
    </div>
  );
}
