import { createFileLanguageModel } from "@archive-of-minds/core/providers/file-model";
import wasmUrl from "@wllama/wllama/esm/wasm/wllama.wasm?url";
import workerUrl from "virtual:llama-worker";

export const fileModel = createFileLanguageModel({ wasmUrl, workerUrl });
