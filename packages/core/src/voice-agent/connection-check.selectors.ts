import type { ConnectionCheckSnapshot } from "./connection-check.machine";

export const findings = ({ context }: ConnectionCheckSnapshot) => context.findings;

export const isFinished = (snapshot: ConnectionCheckSnapshot) => snapshot.matches("finished");

export const isRunning = (snapshot: ConnectionCheckSnapshot) => snapshot.hasTag("running");
