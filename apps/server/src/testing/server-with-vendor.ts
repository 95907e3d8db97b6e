import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { runServer, type SourceProcess } from "./run-source";
import { createTestVendor, type TestVendor } from "./test-vendor";

/** Provides each test of a file with an empty folder, a vendor, and a function that starts the server in that folder. */
export function serverWithVendor() {
  let folder: string;
  let vendor: TestVendor;
  let server: SourceProcess | null;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "main-"));
    vendor = await createTestVendor();
    server = null;
  });
  afterEach(async () => {
    server?.process.kill("SIGKILL");
    await server?.ended;
    await vendor.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    get vendor() {
      return vendor;
    },
    start(environment: Readonly<Record<string, string>> = {}): SourceProcess {
      server = runServer(
        { PORT: "0", ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: vendor.url, ...environment },
        folder,
      );
      return server;
    },
  };
}
