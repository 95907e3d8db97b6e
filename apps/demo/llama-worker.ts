import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:llama-worker";
const { resolve } = createRequire(import.meta.url);

/**
 * The program that wllama puts together at run time and starts from a `blob:` address, as a file of the site: the content
 * policy allows no other worker. Its options come as the name of the worker.
 */
function llamaWorkerCode(): string {
  const folder = join(dirname(resolve("@wllama/wllama/esm/wasm/wllama.wasm")), "../../src");
  const glue = readFileSync(join(folder, "wasm/wllama.js"), "utf8").replace("var Module", "var ___Module");
  const host = readFileSync(join(folder, "workers-code/llama-cpp.js"), "utf8");
  return [
    "const RUN_OPTIONS = JSON.parse(self.name)",
    // The processor is enough, and every device has one.
    'Object.defineProperty(WorkerNavigator.prototype, "gpu", { get: () => ({ requestAdapter: async () => null }) })',
    `function wModuleInit() { ${glue}; return Module; }`,
    host,
  ].join(";\n\n");
}

/** Gives `virtual:llama-worker`, the address of that file. */
export const llamaWorker: Plugin = {
  name: "llama-worker",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    if (this.environment.mode === "dev") return `export default "/llama-worker.js"`;
    const file = this.emitFile({ type: "asset", name: "llama-worker.js", source: llamaWorkerCode() });
    return `export default import.meta.ROLLUP_FILE_URL_${file}`;
  },
  configureServer(server) {
    server.middlewares.use("/llama-worker.js", (_, response) => {
      response.setHeader("content-type", "text/javascript");
      response.end(llamaWorkerCode());
    });
  },
};
