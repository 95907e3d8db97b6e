import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { forwardViolations, watchedSite } from "./watched-site";

/** The running product: its own server process with its own database. */
export interface RunningArchive {
  readonly url: string;
  /** Ends the server, as a crash or an outage would. */
  stop(): Promise<void>;
  /** Starts it again, on the same port and the same data. */
  start(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port.")),
      );
    });
  });
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (data: Buffer) => {
      output += String(data);
      if (output.includes("Archive of Minds on")) resolve();
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.on("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

function startServer(port: number, folder: string, env: Env): ChildProcess {
  return spawn(process.execPath, ["apps/server/dist/main.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], PORT: String(port), DATABASE_URL: `file:${join(folder, "archive.db")}`, ...env },
  });
}

/** Starts the product on its own port with its own database. */
export async function runArchive(env: Env): Promise<RunningArchive & { readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async () => {
    server = startServer(port, folder, env);
    await listening(server);
  };
  const stop = async () => {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.on("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  };
  const remove = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `http://localhost:${port}`, start, stop, remove };
}

interface Fixtures {
  /** Whether the service worker is registered, which loads the whole site. Only where that is part of the test. */
  readonly hasServiceWorker: boolean;
  /** Starts a separate server, for tests with other settings or that stop it. */
  readonly startArchive: (env?: Env) => Promise<RunningArchive>;
  /** Violations of the content security policy in pages and workers; has to be empty at the end. */
  readonly refused: string[];
  readonly networkRules: void;
}

interface SharedFixtures {
  /** The built site, whose workers report their violations of the policy. */
  readonly site: string;
  /** The product with no settings. Its server is shared, and each test is another visitor to it. */
  readonly archive: Pick<RunningArchive, "url">;
}

export const test = base.extend<Fixtures, SharedFixtures>({
  hasServiceWorker: [false, { option: true }],
  site: [
    async ({}, use) => {
      const folder = await watchedSite("apps/demo/dist");
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  archive: [
    async ({ site }, use) => {
      const { url, remove } = await runArchive({ STATIC_DIR: site });
      await use({ url });
      await remove();
    },
    { scope: "worker" },
  ],
  refused: async ({ context, hasServiceWorker }, use) => {
    const refused: string[] = [];
    context.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await context.addInitScript(forwardViolations);
    if (!hasServiceWorker) await context.addInitScript(blockServiceWorker);
    await use(refused);
  },
  // In every test: no request to a foreign host, and no violation of the content security policy.
  networkRules: [
    async ({ context, refused }, use) => {
      const strangers = new Set<string>();
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && !["localhost", "127.0.0.1"].includes(url.hostname))
          strangers.add(url.host);
      });
      await use();
      expect([[...strangers], refused]).toEqual([[], []]);
    },
    { auto: true },
  ],
  startArchive: async ({ site }, use) => {
    const started: (() => Promise<void>)[] = [];
    await use(async (env = {}) => {
      const { remove, ...archive } = await runArchive({ STATIC_DIR: site, ...env });
      started.push(remove);
      return archive;
    });
    for (const remove of started) await remove();
  },
});

/** Runs in every page: the registration of the service worker never completes. */
function blockServiceWorker(): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
}

/** A visitor's actions and the elements they see. */
export function visitor(page: Page) {
  const field = page.getByRole("textbox", { name: "Message" });
  const messages = page.getByRole("region", { name: "Messages" }).getByRole("article");
  return {
    field,
    messages,
    unlock: async (code = "archive") => {
      await page.getByLabel("Enter Access Code").fill(code);
      await page.getByRole("button", { name: "Unlock Archives" }).click();
    },
    say: async (text: string) => {
      await field.fill(text);
      await field.press("Enter");
    },
    /** Waits until the reply to the n-th question is complete, and returns its text. */
    answer: async (number = 1) => {
      const message = messages.nth(number * 2 - 1);
      await expect(message).toHaveAttribute("data-end", /complete|failed|cut/);
      return message.locator(".aom-message-text").innerText();
    },
    chooseCharacter: (name: string) => page.getByRole("combobox", { name: "Character" }).selectOption({ label: name }),
  };
}

/**
 * Asks, and stops the page's clock at the first words of the reply, which goes on with `page.clock.resume()`, so that a
 * test can act in the middle of it, however slow the machine. The clock has to be installed.
 */
export async function pauseMidReply(page: Page, question: string): Promise<void> {
  const { field, messages, say } = visitor(page);
  await expect(field).toBeEnabled();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await say(question);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await messages.nth(1).locator(".aom-message-text").innerText()).toMatch(/\w+ \w+/);
  }).toPass();
  await expect(messages.nth(1)).not.toHaveAttribute("data-end", "complete");
}

export { expect };
