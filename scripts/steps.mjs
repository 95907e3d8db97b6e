import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";

/**
 * @typedef {object} Step one command of a run
 * @property {string} name
 * @property {string[]} command the program and its arguments
 * @property {string[]} [after] names of the steps that have to pass before
 * @property {Record<string, string>} [env] added to the environment
 */

/** One more than two processors: browser tests spend much of their time waiting. */
const LANES = 3;

const LOGS = "test-results/steps";

/** Runs one command and buffers its output, so that lanes do not mix their lines. The output so far is in a file. */
function runStep({ name, command: [program, ...args], env = {} }) {
  return new Promise((resolve) => {
    const started = Date.now();
    const output = [];
    mkdirSync(LOGS, { recursive: true });
    const log = createWriteStream(`${LOGS}/${name.replaceAll(" ", "-")}.log`);
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data) => {
        output.push(data);
        log.write(data);
      });
    }
    child.on("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on("close", (code) => {
      log.end();
      resolve({ passed: code === 0, output: Buffer.concat(output).toString(), seconds: (Date.now() - started) / 1000 });
    });
  });
}

/**
 * @param {Step[]} steps
 * @param {string[]} names
 * @returns {Step[]} the named steps and all that they come after, in the order of `steps`
 */
export function withEarlier(steps, names) {
  const wanted = new Set(names);
  // A set also iterates the items that are added during the iteration.
  for (const wantedName of wanted)
    for (const earlier of steps.find(({ name }) => name === wantedName)?.after ?? []) wanted.add(earlier);
  return steps.filter(({ name }) => wanted.has(name));
}

/**
 * Runs steps side by side, each as soon as those it comes after have passed, and prints the output of each when it ends.
 * A failure ends this process with code 1 once the steps under way have ended; it starts no further step.
 *
 * @param {Step[]} steps in the order in which they are begun
 * @param {object} [how]
 * @param {number} [how.lanes] how many run at once
 * @param {boolean} [how.goesOn] whether all steps run, those after a failure too
 */
export async function runSteps(steps, { lanes = LANES, goesOn = false } = {}) {
  const begun = Date.now();
  const waiting = [...steps];
  const passed = new Set();
  const failed = [];
  const names = new Set(steps.map(({ name }) => name));
  const isReady = ({ after = [] }) => after.every((name) => passed.has(name) || !names.has(name));
  const lane = async (running) => {
    for (;;) {
      const hasEnded = failed.length > 0 && !goesOn;
      const index = hasEnded ? -1 : waiting.findIndex(isReady);
      if (index === -1) {
        if (hasEnded || waiting.length === 0 || running.size === 0) return;
        await Promise.race(running);
        continue;
      }
      const [step] = waiting.splice(index, 1);
      const run = runStep(step).then((result) => {
        running.delete(run);
        if (result.passed) passed.add(step.name);
        else failed.push(step.name);
        process.stdout.write(
          `${result.output}${result.passed ? "passed" : "FAILED"}: ${step.name}, ${result.seconds.toFixed(1)} s\n`,
        );
      });
      running.add(run);
      await run;
    }
  };
  const running = new Set();
  await Promise.all(Array.from({ length: lanes }, () => lane(running)));
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  if (failed.length > 0) {
    process.stdout.write(`${failed.join(", ")} failed after ${seconds} s\n`);
    process.exit(1);
  }
  process.stdout.write(`${passed.size} steps passed in ${seconds} s\n`);
}
