// Runs as a process of its own: native code that fails, or that the system ends for its memory, takes only this one down.
import type { LlamaPackage } from "./llama-package";
import type { ToModelProcess } from "./model-file-messages";
import { createModelRunner } from "./model-runner";

const receive = createModelRunner({
  importPackage: (url) => import(/* @vite-ignore */ url) as Promise<LlamaPackage>,
  post: (message) => void process.send?.(message),
});
process.on("message", (message: ToModelProcess) => receive(message));
// A process group gets the signal; the server lets running replies end, and then ends this process.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
// Without the end of an ordinary exit, which waits for native threads.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
