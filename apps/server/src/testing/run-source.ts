import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { buildPrograms } from "./built-server";

const workspace = fileURLToPath(new URL("../../../../", import.meta.url));

export interface SourceProcess {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly lines: string[];
  /** Resolves with the first line, past or future, that matches. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves once it has printed this many lines. */
  saidLines(count: number): Promise<void>;
  /** Resolves when the process has ended and all its output is read. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null; readonly errors: string }>;
}

/** Runs a file of this folder's parent as a separate process, from source. */
export function runSource(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  cwd?: string,
): SourceProcess {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  return runNode(
    ["--conditions=@archive-of-minds/source", "--import", import.meta.resolve("tsx"), path, ...args],
    environment,
    cwd,
  );
}

/** Runs a program that only tests use, built once for all of them. */
export async function runProgram(
  name: "exchange-writer" | "ledger-spender",
  args: readonly string[],
): Promise<SourceProcess> {
  const { folder } = await buildPrograms();
  return runNode([join(folder, `${name}.js`), ...args], {});
}

/** Runs the server: the build in the folder that `BUILT_SERVER` names, which starts faster, else its source. */
export function runServer(environment: Record<string, string>, cwd: string): SourceProcess {
  const built = process.env["BUILT_SERVER"] ?? "";
  return built === ""
    ? runSource("main.ts", [], environment, cwd)
    : runNode([join(workspace, built, "main.js")], environment, cwd);
}

/**
 * Runs Node with these arguments, and of this process's environment only the path.
 *
 * @param uid another user, which only root may name.
 */
export function runNode(
  args: readonly string[],
  environment: Record<string, string>,
  cwd?: string,
  uid?: number,
): SourceProcess {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    ...(cwd === undefined ? {} : { cwd }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  let rest = "";
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    listeners.forEach((listener) => listener());
  });
  const ended = new Promise<{ code: number | null; signal: string | null; errors: string }>((resolve) => {
    child.on("close", (code, signal) => resolve({ code, signal, errors }));
  });

  const find = <Found>(look: () => Found | undefined, wanted: string) =>
    new Promise<Found>((resolve, reject) => {
      const check = () => {
        const found = look();
        if (found === undefined) return;
        listeners.delete(check);
        resolve(found);
      };
      listeners.add(check);
      void ended.then(() => reject(new Error(`The process ended without printing ${wanted}:\n${errors}`)));
      check();
    });

  return {
    process: child,
    lines,
    ended,
    line: (pattern) => find(() => lines.find((line) => pattern.test(line)), String(pattern)),
    saidLines: async (count) => void (await find(() => lines[count - 1], `${count} lines`)),
  };
}
