import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleGguf } from "@archive-of-minds/testing";

/** A folder with a model file and the stand-in of node-llama-cpp, installed as the package would be. */
export interface StandInLlamaPackage {
  readonly folder: string;
  /** The variables that switch the model file on. */
  readonly environment: { readonly MODEL_FILE: string; readonly MODEL_FILE_PACKAGE: string };
  remove(): Promise<void>;
}

/** Said to a character, it ends the model's process after the first word of the reply. */
export const crashWords = "Crash, please.";
/** Said to a character, it makes a reply without an end. */
export const hangWords = "Talk for ever.";

/** The program is a module of the process that runs the model, from source. */
const program = `
import { createStandInLlama } from ${JSON.stringify(new URL("./stand-in-llama.ts", import.meta.url).href)};
const llama = createStandInLlama();
export const { getLlama } = llama;
export class LlamaChat extends llama.LlamaChat {
  generateResponse(history, options) {
    const { text } = history.at(-2);
    if (text.endsWith(${JSON.stringify(crashWords)})) llama.afterFirstWord(() => process.kill(process.pid, "SIGKILL"));
    if (text.endsWith(${JSON.stringify(hangWords)})) llama.hang();
    return super.generateResponse(history, options);
  }
}
`;

export async function createStandInLlamaPackage(): Promise<StandInLlamaPackage> {
  const folder = await mkdtemp(join(tmpdir(), "llama-"));
  const home = join(folder, "node_modules/node-llama-cpp");
  await mkdir(join(home, "dist"), { recursive: true });
  await writeFile(join(home, "package.json"), JSON.stringify({ type: "module", main: "./dist/index.js" }));
  await writeFile(join(home, "dist/index.js"), program);
  const file = join(folder, "small.gguf");
  await writeFile(file, exampleGguf());
  return {
    folder,
    environment: { MODEL_FILE: file, MODEL_FILE_PACKAGE: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
