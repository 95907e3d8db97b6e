// The server from source on one port and the site with hot reload on another; they end together.
// With --vendors=stand-in every vendor is a stand-in on this machine: no key, no network, no cost.
import { spawn } from "node:child_process";
import { tsImport } from "tsx/esm/api";
import { characterIds } from "../packages/built-in-model/compile-corpora.mjs";

/** The server lets running replies end, and exits after ten seconds at the latest. */
const PATIENCE_MS = 12_000;
const isWindows = process.platform === "win32";

const apiPort = process.env.PORT ?? "3000";
const vendors = process.argv.includes("--vendors=stand-in") ? await startStandIns() : {};
let exitCode = null;
let running = 0;
const children = ["server", "demo"].map(start);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));

function start(name) {
  const child = spawn("npm", ["run", "--silent", "dev", "-w", `@archive-of-minds/${name}`], {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...vendors, PORT: apiPort, API_PORT: apiPort },
    // A process group of its own, so that npm, its shell and their children end together.
    detached: !isWindows,
    shell: isWindows,
  });
  for (const stream of ["stdout", "stderr"]) {
    child[stream].on("data", (data) => process[stream].write(String(data).replace(/^(?=.)/gm, `[${name}] `)));
  }
  child.on("error", ({ message }) => {
    process.stderr.write(`[${name}] ${message}\n`);
    stop(1);
  });
  child.on("exit", (code) => stop(code ?? 1));
  running += 1;
  child.on("close", () => {
    running -= 1;
    // The stand-ins listen until here, since they still send the last replies; without this the process would not end.
    if (running === 0) process.exit(exitCode);
  });
  return child;
}

/** The first process that ends sets the exit code. */
function stop(code) {
  if (exitCode !== null) return;
  exitCode = code;
  endChildren("SIGTERM");
  setTimeout(() => endChildren("SIGKILL"), PATIENCE_MS);
}

function endChildren(signal) {
  for (const child of children) {
    try {
      if (isWindows) child.kill(signal);
      else if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It had ended already.
    }
  }
}

/** The server's environment for the stand-ins. */
async function startStandIns() {
  const { startAnthropicStandIn, startElevenLabsStandIn, startMediaRoomStandIn, startOpenAIStandIn } = await tsImport(
    "../packages/testing/src/servers/index.ts",
    import.meta.url,
  );
  const [openai, anthropic, elevenlabs, rooms] = await Promise.all([
    startOpenAIStandIn({ delays: 30 }),
    startAnthropicStandIn({ delays: 30 }),
    startElevenLabsStandIn({ delays: 30 }),
    startMediaRoomStandIn(),
  ]);
  process.stdout.write(`[vendors] OpenAI ${openai.url}, Anthropic ${anthropic.url}, ElevenLabs ${elevenlabs.url}\n`);
  process.stdout.write(
    `[vendors] media rooms ${rooms.url}: to be heard there, start Chromium with --allow-loopback-in-peer-connection\n`,
  );
  return {
    OPENAI_API_KEY: "stand-in",
    OPENAI_BASE_URL: `${openai.url}/v1`,
    OPENAI_MODEL: "gpt-6.1-sol",
    ANTHROPIC_API_KEY: "stand-in",
    ANTHROPIC_BASE_URL: anthropic.url,
    ELEVENLABS_API_KEY: "stand-in",
    ELEVENLABS_BASE_URL: elevenlabs.url,
    ELEVENLABS_LIVEKIT_URL: rooms.url,
    ELEVENLABS_VOICE_TESLA: "stand-in",
    ...Object.fromEntries(characterIds.map((id) => [`ELEVENLABS_AGENT_${id.toUpperCase()}`, `agent_${id}`])),
  };
}
