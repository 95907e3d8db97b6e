import type { Recorder } from "@archive-of-minds/core";
import { useMemo, type ReactNode } from "react";
import { FailureActions } from "../../primitives/Notice/failure-actions";
import { checkFunction } from "../../shared/check-prop";
import { SaveReport } from "./SaveReport";

export interface ReportProviderProps {
  /** Made with `record`, right after the session. Without it, nothing is offered. */
  readonly recorder: Pick<Recorder, "report"> | undefined;
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
export function ReportProvider({ recorder, children }: ReportProviderProps) {
  if (recorder) checkFunction("ReportProvider", "recorder.report", recorder.report, "Pass what record() returns.");
  const actions = useMemo(() => recorder && <SaveReport recorder={recorder} />, [recorder]);
  return <FailureActions.Provider value={actions}>{children}</FailureActions.Provider>;
}
