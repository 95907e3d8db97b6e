import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A worker that does what no worker may, to see that it would be noticed. */
export const FORBIDDEN_WORKER = "/assets/forbidden-worker.js";

// A browser tells nobody what it refuses a worker: no console says it, and the report comes a minute later, if at all.
const watch = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => new BroadcastChannel('refusals').postMessage(violatedDirective + ' ' + blockedURI));`;

/** A copy of a built site in which every worker tells its page what the content security policy refuses it. */
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

/** Runs in every page: what a worker was refused stands in the console beside what the page was. */
export function passOnRefusals(): void {
  new BroadcastChannel("refusals").onmessage = ({ data }) =>
    console.error(`Content Security Policy, in a worker: ${String(data)}`);
}
