import type { Recorder } from "@archive-of-minds/core";
import { useMemo, type ReactNode } from "react";
import { CameraFailureActions, FailureActions } from "../../primitives/Notice/failure-actions";
import { checkFunction } from "../../shared/check-prop";
import { SaveReport } from "./SaveReport";

/** The recorders whose reports the notices below offer. Needs no other provider. */
export interface ReportProviderProps {
  /** Made with `record`, right after the session. Without it, nothing is offered. */
  readonly recorder: Pick<Recorder, "report" | "hasWords"> | undefined;
  /** The same of the camera, which is a session of its own: offered where the camera fails. */
  readonly cameraRecorder?: Pick<Recorder, "report" | "hasWords"> | undefined;
  readonly children: ReactNode;
}

/**
 * Every notice of a failure below it offers "Save a report": a file of what was recorded, which the visitor may send to
 * whom they like.
 *
 * @example
 * const recorder = record(chat)
 * const App = () => <ReportProvider recorder={recorder}><CharacterChat chat={chat} /></ReportProvider>
 */
export function ReportProvider({ recorder, cameraRecorder, children }: ReportProviderProps) {
  const actions = useOffer("recorder", recorder);
  const cameraActions = useOffer("cameraRecorder", cameraRecorder);
  return (
    <FailureActions.Provider value={actions}>
      <CameraFailureActions.Provider value={cameraActions}>{children}</CameraFailureActions.Provider>
    </FailureActions.Provider>
  );
}

function useOffer(prop: string, recorder: Pick<Recorder, "report" | "hasWords"> | undefined) {
  if (recorder) checkFunction("ReportProvider", `${prop}.report`, recorder.report, "Pass what record() returns.");
  return useMemo(() => recorder && <SaveReport recorder={recorder} />, [recorder]);
}
