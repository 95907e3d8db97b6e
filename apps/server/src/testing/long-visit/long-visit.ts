import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestProxyServer } from "../../proxies/testing/test-proxy-server";
import { asStranger, remember, unlock } from "./access-and-memory-steps";
import { converse } from "./live-steps";
import { askVendors, leaveAndLock, whileTheStoreFails } from "./vendor-steps";
import { createVisit, type LoggedAnswer } from "./visit";
import { visitorData } from "./visitor-data";
import { watchConnections, watchPrinting } from "./watch-process";

/** Everything that a whole visit leaves behind. */
export interface LongVisit {
  readonly answers: readonly LoggedAnswer[];
  /** The hosts and ports that were connected to, except the server itself. */
  readonly connectedTo: ReadonlySet<string>;
  /** The only hosts that may be called. */
  readonly vendors: ReadonlySet<string>;
  readonly logLines: readonly string[];
  /** What was printed outside the log. */
  readonly printed: readonly string[];
  /** Values of the visitor's cookies. */
  readonly cookies: readonly string[];
  /** The requests the vendors received. */
  readonly asked: readonly string[];
  /** The bytes on the disk afterwards. */
  readonly stored: string;
}

/** Everything a visitor can do and everything that can fail, over real sockets with all vendors. */
export async function makeLongVisit(): Promise<LongVisit> {
  const site = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(site, "index.html"), "<!doctype html><title>Archive of Minds</title>");
  const connections = watchConnections();
  const printing = watchPrinting();
  const server = await createTestProxyServer({ config: { accessCode: visitorData.rightCode, staticDir: site } });
  const { url, stop } = await server.listen();
  try {
    const visit = createVisit(url, server);
    await asStranger(visit);
    await unlock(visit);
    await remember(visit);
    await askVendors(visit);
    await converse(visit);
    await leaveAndLock(visit);
    await whileTheStoreFails(visit);
    await stop(0);
    const own = new URL(url);
    const vendors = new Set(Object.values(server.vendors).map((vendor) => new URL(vendor.url).host));
    return {
      answers: visit.answers,
      connectedTo: new Set(
        [...connections.connectedTo].filter(
          (place) => ![`localhost:${own.port}`, `127.0.0.1:${own.port}`, `::1:${own.port}`].includes(place),
        ),
      ),
      vendors,
      logLines: [...server.logLines],
      printed: printing.printed,
      cookies: [...visit.allCookies],
      asked: Object.values(server.vendors).flatMap(({ requests }) => requests.map(({ rawBody }) => rawBody)),
      stored: await readAll(server.folder),
    };
  } finally {
    connections.stop();
    printing.stop();
    await server.close();
    await rm(site, { recursive: true });
  }
}

async function readAll(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    names.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), "latin1")),
  );
  return files.join("\n");
}
