import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { expect, test, visitor } from "./archive";

test.use({ hasServiceWorker: true });

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A file host that serves the site from a subfolder. */
function startFileHost(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(
      new URL(request.url ?? "/", "http://host").pathname.replace(/^\/minds\//, "/").replace(/\/$/, "/index.html"),
    );
    const file = join("apps/demo/dist-static", path);
    stat(file).then(
      () =>
        createReadStream(file).pipe(
          response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream"),
        ),
      () => response.writeHead(404).end("No such file."),
    );
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

test("the built site runs from a folder of any file host, with no server of its own", async ({ page }) => {
  const host = await startFileHost();
  const requests: string[] = [];
  page.on("request", (request) => request.url().startsWith("http") && requests.push(new URL(request.url()).pathname));
  const { unlock, say, answer } = visitor(page);
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/minds/`;
  await page.goto(`${address}?from=elsewhere#top`);
  await expect(page.getByText("New here? The code is “archive”.")).toBeVisible();
  await unlock("open sesame");
  await expect(page.getByRole("alert")).toHaveText("Incorrect password");
  await unlock();
  await say("Why did you choose alternating current?");
  expect(await answer()).toMatch(/current/i);
  await page.reload();
  await expect(visitor(page).messages).toHaveCount(2);

  // The QR code has the folder's address, not the host's.
  await page.getByRole("button", { name: "QR Code" }).click();
  const card = page.getByRole("dialog", { name: "Scan to Access Archive of Minds" });
  await expect(card.getByRole("img", { name: `QR code for ${address}`, exact: true })).toBeVisible();
  await expect(card.getByText(address, { exact: true })).toBeVisible();
  await expect(card.getByText("This address works on this device only.")).toBeVisible();
  expect(requests.filter((path) => !path.startsWith("/minds/"))).toEqual([]);
  host.close();
});
