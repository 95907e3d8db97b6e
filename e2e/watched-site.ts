import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A worker that violates the policy, to prove that violations are noticed. */
export const FORBIDDEN_WORKER = "/assets/forbidden-worker.js";

// Browsers do not log a worker's violations to the console, and send the report a minute later, if at all.
const watch = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => new BroadcastChannel('refusals').postMessage(violatedDirective + ' ' + blockedURI));`;

/** A copy of a built site in which every worker reports its violations of the policy to its page. */
export async function watchedSite(dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "archive-site-"));
  await cp(dist, folder, { recursive: true });
  const workers = (await readdir(join(folder, "assets")))
    .filter((name) => /-worker-[^/]+\.js$/.test(name))
    .map((name) => join(folder, "assets", name));
  if (workers.length === 0) throw new Error("The site has no workers that could be watched.");
  for (const file of [...workers, join(folder, "service-worker.js")])
    await writeFile(file, `${watch}\n${await readFile(file, "utf8")}`);
  await writeFile(join(folder, FORBIDDEN_WORKER), `${watch}\nfetch('http://127.0.0.1:9/').catch(() => {})`);
  return folder;
}

/** Runs in every page: logs the violations of workers beside those of the page. */
export function forwardViolations(): void {
  new BroadcastChannel("refusals").onmessage = ({ data }) =>
    console.error(`Content Security Policy, in a worker: ${String(data)}`);
}
