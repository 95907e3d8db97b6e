import { createModelRunner } from "../model-file/model-runner";
import type { StartModelProcess } from "../model-file/start-model-process";
import type { StandInLlama } from "./stand-in-llama";

export interface ModelProcesses {
  readonly start: StartModelProcess;
  /** How many were started. */
  readonly started: number;
  /** Ends the running process, as the system does for its memory. */
  crash(): void;
}

/** Processes of the model that run in this one. */
export function createModelProcessesInMemory(llama: StandInLlama): ModelProcesses {
  let crash = () => {};
  let started = 0;
  return {
    start({ onMessage, onEnd }) {
      started += 1;
      let isRunning = true;
      const end = () => {
        if (!isRunning) return;
        isRunning = false;
        onEnd({ code: null, signal: "SIGKILL" });
      };
      crash = end;
      const receive = createModelRunner({
        importPackage: () => Promise.resolve(llama),
        post: (message) => queueMicrotask(() => isRunning && onMessage(message)),
      });
      return {
        send: (message) => queueMicrotask(() => isRunning && receive(message)),
        kill: () => queueMicrotask(end),
      };
    },
    get started() {
      return started;
    },
    crash: () => crash(),
  };
}
