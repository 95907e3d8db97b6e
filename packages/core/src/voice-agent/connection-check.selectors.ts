import type { ConnectionCheckSnapshot } from "./connection-check.machine";

/** What was found so far, by step. */
export const findings = ({ context }: ConnectionCheckSnapshot) => context.findings;

/** Whether all steps are done. */
export const isFinished = (snapshot: ConnectionCheckSnapshot) => snapshot.matches("finished");

/** Whether the check is running. */
export const isRunning = (snapshot: ConnectionCheckSnapshot) => snapshot.hasTag("running");
