import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";
import { readWav, type Samples } from "./read-wav";

const FOLDER = "/out";
const NAME = "speech.wav";

/** Runs the program once. It writes the sound to a file in memory; each run is a new instance, so that no state remains. */
export async function runFlite(module: WebAssembly.Module, args: readonly string[]): Promise<Samples> {
  const files = new Map<string, File>();
  const output: string[] = [];
  const console = ConsoleStdout.lineBuffered((line) => output.push(line));
  const wasi = new WASI(
    ["flite", ...args, "-o", `${FOLDER}/${NAME}`],
    [],
    [new OpenFile(new File([])), console, console, new PreopenDirectory(FOLDER, files)],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  const status = wasi.start(instance as Parameters<WASI["start"]>[0]);
  const file = files.get(NAME);
  if (status !== 0 || file === undefined)
    throw new Error(`flite ended with ${status}: ${output.join(" ").slice(0, 300)}`);
  return readWav(file.data);
}
