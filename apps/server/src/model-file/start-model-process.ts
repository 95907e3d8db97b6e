import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FromModelProcess, ToModelProcess } from "./model-file-messages";

export interface ModelProcess {
  send(message: ToModelProcess): void;
  kill(): void;
}

interface ModelProcessListeners {
  readonly onMessage: (message: FromModelProcess) => void;
  /** Called once, when the process has ended or could not be started. */
  readonly onEnd: (how: { readonly code: number | null; readonly signal: string | null }) => void;
}

export type StartModelProcess = (listeners: ModelProcessListeners) => ModelProcess;

/** The build has a file of its own for it, beside the others. */
const isBuilt = import.meta.url.endsWith(".js");

/** What a process needs of the environment. No key and no secret is among it. */
const passedOn = ["PATH", "HOME", "TMPDIR", "TEMP", "LD_LIBRARY_PATH", "SystemRoot"];

/** Starts the process that runs the model. It ends with the server, and does not keep it from ending. */
export const startModelProcess: StartModelProcess = ({ onMessage, onEnd }) => {
  const entry = new URL(isBuilt ? "./model-file-process.js" : "./model-file-process.ts", import.meta.url);
  const child = fork(fileURLToPath(entry), {
    execArgv: isBuilt ? [] : ["--conditions=@archive-of-minds/source", "--import", import.meta.resolve("tsx")],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  let isOver = false;
  const end = (code: number | null, signal: string | null) => {
    if (isOver) return;
    isOver = true;
    onEnd({ code, signal });
  };
  child.on("message", (message) => onMessage(message as FromModelProcess));
  child.on("exit", end);
  child.on("error", () => end(null, null));
  return {
    send(message) {
      // Its end is reported by itself.
      if (child.connected) child.send(message, () => {});
    },
    kill: () => void child.kill("SIGKILL"),
  };
};
