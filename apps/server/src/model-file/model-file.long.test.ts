import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { LanguageModel, ReplyRequest, StreamPart } from "@archive-of-minds/core";
import { createBackendLanguageModel } from "@archive-of-minds/core/providers/backend";
import { exampleGguf, exampleGgufReply } from "@archive-of-minds/testing";
import { describeLanguageModelContract, describeLongVisit } from "@archive-of-minds/testing/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config";
import { silentLogger } from "../log";
import { systemTimers } from "../proxies/timers";
import { buildServer } from "../testing/built-server";
import { runNode, type SourceProcess } from "../testing/run-source";
import { addressOf, unlock } from "../testing/running-server";
import { modelFileVendor } from "../vendors/model-file-vendor";
import { installCommand } from "./llama-package";

// With the real node-llama-cpp, installed as docs/models.md says. Needs the npm registry.

let folder: string;
let built: Awaited<ReturnType<typeof buildServer>>;
let environment: { readonly MODEL_FILE: string; readonly MODEL_FILE_PACKAGE: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "model-file-"));
  const installed = join(folder, ".llama");
  const [program = "", ...args] = installCommand(installed).split(" ");
  await promisify(execFile)(program, [...args, "--no-audit", "--no-fund"]);
  environment = { MODEL_FILE: join(folder, "small.gguf"), MODEL_FILE_PACKAGE: installed };
  await writeFile(environment.MODEL_FILE, exampleGguf());
  built = await buildServer();
}, 600_000);
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

/** One process for all tests of the model. */
let loaded: LanguageModel | null = null;
function load(): LanguageModel {
  loaded ??= create();
  return loaded;
}

function create(): LanguageModel {
  const config = readConfig({ ...environment, MODEL_FILE_THREADS: "1" }).modelFile;
  if (config === null || modelFileVendor.languageModel === null) throw new Error("There is no model.");
  return modelFileVendor.languageModel.create(config, {
    fetch,
    retries: 0,
    firstWordMs: 120_000,
    timers: systemTimers,
    log: silentLogger,
  }).model;
}

describeLanguageModelContract("a model file on the server", () => ({ model: load(), reply: exampleGgufReply }));

describeLongVisit("a model file on the server", () => ({ languageModel: load() }));

describe("the model", () => {
  const read = async (request: ReplyRequest) => {
    const parts: (string | StreamPart)[] = [];
    const options = { signal: new AbortController().signal };
    for await (const part of load().stream(request, options)) parts.push(part);
    return parts;
  };

  it("ends at the length of the request, and counts what it used", async () => {
    const parts = await read({ messages: [{ role: "user", content: "Hello." }], maxTokens: 5 });
    expect([parts.filter((part) => typeof part === "string").join(""), ...parts.slice(-2)]).toEqual([
      "The current hums",
      { type: "usage", inputTokens: expect.any(Number), outputTokens: 5 },
      { type: "end", reason: "length" },
    ]);
  });

  it("refuses a message that is longer than its context", async () => {
    const content = "word ".repeat(5_000);
    await expect(read({ messages: [{ role: "user", content }] })).rejects.toMatchObject({ reason: "tooLong" });
  });

  it("answers a conversation that is longer than its context", async () => {
    const messages = Array.from({ length: 41 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: "word ".repeat(40),
    }));
    expect((await read({ system: "You are Ada.", messages })).filter((part) => typeof part === "string").join("")).toBe(
      exampleGgufReply,
    );
  });
});

describe("the built server", () => {
  let server: SourceProcess | null = null;
  afterEach(async () => {
    server?.process.kill("SIGKILL");
    await server?.ended;
    server = null;
  });

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    // To the small model every letter is a token.
    const settings = { PORT: "0", DATABASE_URL: "file::memory:", MODEL_FILE_CONTEXT_TOKENS: "8192" };
    server = runNode([built.main], { ...settings, ...environment, ...more }, folder);
    const started = server;
    const address = await addressOf(started);
    const cookie = await unlock(address);
    const begin = (content: string) => {
      const model = createBackendLanguageModel({
        fetch(path, init) {
          const headers = new Headers(init?.headers);
          headers.set("cookie", cookie);
          return fetch(`${address}${String(path)}`, { ...init, headers });
        },
      });
      const abort = new AbortController();
      const parts: (string | StreamPart)[] = [];
      const ended = (async () => {
        try {
          const request: ReplyRequest = { characterId: "tesla", messages: [{ role: "user", content }] };
          for await (const part of model.stream(request, { signal: abort.signal })) parts.push(part);
          return "complete";
        } catch (error) {
          const { reason, name } = error as { readonly reason?: string; readonly name: string };
          return reason ?? name;
        }
      })();
      return { abort, parts, ended, text: () => parts.filter((part) => typeof part === "string").join("") };
    };
    return { started, address, begin };
  };

  /** The process that runs the model. */
  const modelProcess = async () => {
    const children = await readFile(`/proc/${server?.process.pid}/task/${server?.process.pid}/children`, "utf8");
    for (const pid of children.trim().split(" ")) {
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
      if (command.includes("model-file-process")) return Number(pid);
    }
    throw new Error("The model has no process.");
  };
  const hasStarted = async (parts: readonly unknown[]) => {
    while (parts.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };

  it("loads the model at the start, says its name, and answers", async () => {
    const { started, address, begin } = await start();
    await started.line(/"model file loaded"/);
    const { languageModels } = (await (await fetch(`${address}/api/config`)).json()) as { languageModels: unknown };
    const reply = begin("Hello.");
    expect([languageModels, await reply.ended, reply.text()]).toEqual([
      { reply: "fixture", room: "fixture" },
      "complete",
      exampleGgufReply,
    ]);
  });

  it("tells ten waiting visitors their places, refuses the next one, and answers all of them", async () => {
    const { started, begin } = await start();
    await started.line(/"model file loaded"/);
    const pid = await modelProcess();
    process.kill(pid, "SIGSTOP");
    const running = begin("Hello.");
    await hasStarted(running.parts);
    const waiting = [];
    for (let place = 1; place <= 10; place += 1) {
      const next = begin("Hello.");
      await hasStarted(next.parts);
      waiting.push(next);
    }
    expect(waiting.map(({ parts }) => parts[0])).toEqual(
      waiting.map((_, index) => ({ type: "alive", queue: { place: index + 1 } })),
    );
    expect(await begin("Hello.").ended).toBe("overloaded");
    process.kill(pid, "SIGCONT");
    expect(await Promise.all([running, ...waiting].map(({ ended }) => ended))).toEqual(
      Array.from({ length: 11 }, () => "complete"),
    );
  });

  it("goes on without the model’s process, and starts another one for the next reply", async () => {
    const { started, begin } = await start();
    await started.line(/"model file loaded"/);
    const pid = await modelProcess();
    process.kill(pid, "SIGSTOP");
    const failed = begin("Hello.");
    await hasStarted(failed.parts);
    process.kill(pid, "SIGKILL");
    expect([await failed.ended, await begin("Hello.").ended, (await modelProcess()) === pid]).toEqual([
      "unavailable",
      "complete",
      false,
    ]);
  });

  it("takes the model’s process with it when it is killed", async () => {
    const { started } = await start();
    await started.line(/"model file loaded"/);
    const pid = await modelProcess();
    started.process.kill("SIGKILL");
    await started.ended;
    while ((await readdir("/proc")).includes(String(pid))) await new Promise((resolve) => setImmediate(resolve));
  });

  it("says in the log, and to the visitor, that the file cannot be loaded", async () => {
    const broken = exampleGguf();
    // An architecture that nobody knows, of the same length.
    broken.set(new TextEncoder().encode("llamx"), Buffer.from(broken).indexOf("llama"));
    const path = join(folder, "broken.gguf");
    await writeFile(path, broken);
    const { started, begin } = await start({ MODEL_FILE: path });
    const line = JSON.parse(await started.line(/"model file not loaded"/)) as Record<string, unknown>;
    expect([line["level"], await begin("Hello.").ended]).toEqual(["error", "unavailable"]);
  });
});
