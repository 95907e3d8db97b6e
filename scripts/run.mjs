import { spawnSync } from "node:child_process";

/** Runs a command to its end with our input and output; ends this process with its status when it fails. */
export function run(command, args, env = {}) {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  process.stdout.write(`[${command} ${args.join(" ")}] ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  if (status !== 0) process.exit(status ?? 1);
}
