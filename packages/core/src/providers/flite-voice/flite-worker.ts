import type { FliteAnswer, FliteRequest } from "./flite-messages";
import { runFlite } from "./run-flite";
import { shapeVoice } from "./shape-voice";

let module: WebAssembly.Module | undefined;

self.onmessage = ({ data }: MessageEvent<FliteRequest>) => {
  if (data.type === "load") module = data.module;
  else void say(data);
};

async function say({ id, args, shape }: Extract<FliteRequest, { type: "say" }>): Promise<void> {
  try {
    if (module === undefined) throw new Error("The program was not loaded.");
    const { samples, sampleRate } = await runFlite(module, args);
    shapeVoice(samples, sampleRate, shape);
    answer({ type: "said", id, samples, sampleRate }, [samples.buffer]);
  } catch (error) {
    answer({ type: "failed", id, message: String(error) });
  }
}

function answer(message: FliteAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
