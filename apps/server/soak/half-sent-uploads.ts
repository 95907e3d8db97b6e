// Sends 128 MB of uploads from one address under many visitors, all but the last 64 bytes of each, and at the same time short
// requests from another address. Prints the result as one line of JSON; a short request that is refused, or takes longer
// than a second, is a failure.
import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSource } from "../src/testing/run-source";
import { readRounds } from "./read-rounds";

const MB = 1024 * 1024;
const UPLOADS = 16;
const UPLOAD_BYTES = 8 * MB;
const UNSENT_BYTES = 64;
const SECONDS_A_ROUND = 40;
const MOST_MS = 1_000;
const ATTACKER = "127.0.0.1";
const VISITOR = "127.0.0.2";
const QUESTION =
  '{"characterId":"tesla","purpose":"reply","messages":[{"role":"user","content":"What is the time there?"}]}';

const rounds = readRounds(1);
const folder = await mkdtemp(join(tmpdir(), "soak-"));
const vendor = await startOpenAIStandIn({ delays: 0, apiKey: "key", models: ["gpt-test"] });
const server = runSource(
  "main.ts",
  [],
  { PORT: "0", OPENAI_API_KEY: "key", OPENAI_BASE_URL: `${vendor.url}/v1`, OPENAI_MODEL: "gpt-test" },
  folder,
);

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly ms: number;
}

function post(port: number, path: string, body: string, from: string, cookie = ""): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), cookie };
    const outgoing = request(
      { host: "127.0.0.1", port, path, method: "POST", localAddress: from, headers, agent: false },
      (response) => {
        const cookies = (response.headers["set-cookie"] ?? []).map((line) => line.split(";", 1)[0]);
        response
          .resume()
          .on("end", () =>
            resolve({ status: response.statusCode ?? 0, cookie: cookies.join("; "), ms: performance.now() - began }),
          );
      },
    );
    outgoing.on("error", reject).end(body);
  });
}

/** Sends a body without its end; returns the response, if there is one. */
function beginUpload(
  port: number,
  cookie: string,
  length: number,
  unsent: number,
): { readonly socket: Socket; status: string | null; sent: number } {
  const socket = connect({ host: "127.0.0.1", port, localAddress: ATTACKER });
  const upload = { socket, status: null as string | null, sent: 0 };
  socket.on("error", () => {}).on("data", (data: Buffer) => (upload.status ??= data.toString().slice(9, 12)));
  socket.write(
    `POST /api/chat HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(length - unsent, "x"), () => (upload.sent = length - unsent));
  return upload;
}

const unlock = async (port: number, from: string) =>
  (await post(port, "/api/access", '{"code":"archive"}', from)).cookie;

async function attack(port: number) {
  const visitor = await unlock(port, VISITOR);
  const uploads: ReturnType<typeof beginUpload>[] = [];
  for (let count = 0; count < UPLOADS; count += 2) {
    const cookie = await unlock(port, ATTACKER);
    for (const _upload of [1, 2]) uploads.push(beginUpload(port, cookie, UPLOAD_BYTES, UNSENT_BYTES));
  }
  const last = await unlock(port, ATTACKER);
  for (const sent of [512, 256, 128, 64, 32, 16, 8]) uploads.push(beginUpload(port, last, 5_000, 5_000 - sent));

  const report = {
    questions: 0,
    answered: 0,
    refused: 0,
    longestMs: 0,
    longestLogMs: 0,
    logsRefused: 0,
    uploadsRefused: 0,
    stillWaiting: 0,
  };
  const end = performance.now() + SECONDS_A_ROUND * 1_000;
  while (performance.now() < end) {
    const asked = await post(port, "/api/chat", QUESTION, VISITOR, visitor);
    const logged = await post(
      port,
      "/api/memory/log",
      '{"characterId":"tesla","userMessage":"Question","assistantMessage":"Answer"}',
      VISITOR,
      visitor,
    );
    report.questions += 1;
    if (asked.status === 200) report.answered += 1;
    else report.refused += 1;
    if (logged.status !== 200) report.logsRefused += 1;
    report.longestMs = Math.max(report.longestMs, Math.round(asked.ms));
    report.longestLogMs = Math.max(report.longestLogMs, Math.round(logged.ms));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  report.uploadsRefused = uploads.filter(({ status }) => status !== null).length;
  report.stillWaiting = uploads.filter(({ status, socket }) => status === null && !socket.destroyed).length;
  for (const { socket } of uploads) socket.destroy();
  return report;
}

try {
  const port = Number(
    new URL((await server.line(/^Archive of Minds on http/)).replace("Archive of Minds on ", "")).port,
  );
  for (let round = 0; round < rounds; round++) {
    const report = await attack(port);
    process.stdout.write(`${JSON.stringify(report)}\n`);
    if (report.refused + report.logsRefused > 0 || Math.max(report.longestMs, report.longestLogMs) > MOST_MS)
      process.exitCode = 1;
  }
} finally {
  server.process.kill("SIGKILL");
  await server.ended;
  await vendor.close();
  await rm(folder, { recursive: true, force: true });
}
