import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { staticSite } from "./static-site";

const folder = mkdtempSync(join(tmpdir(), "site-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>The page</title>");
writeFileSync(join(folder, "assets", "main-abc.js"), "export {}");
afterAll(() => rmSync(folder, { recursive: true }));

const site = staticSite(folder);
const ask = async (path: string) => {
  const response = await site.request(path);
  return [response.status, response.headers.get("cache-control"), (await response.text()).includes("The page")];
};

it.each(["/", "/tesla", "/a/deep/link?with=a.query"])("answers %s with the page", async (path) => {
  expect(await ask(path)).toEqual([200, "no-cache", true]);
});

it.each(["/.env", "/robots.txt", "/wp-login.php", "/.git/config.bak", "/assets/gone-abc.js", "/assets/"])(
  "answers 404 for the file %s",
  async (path) => {
    expect(await ask(path)).toEqual([404, "no-store", false]);
  },
);

it("lets files that never change be cached", async () => {
  expect(await ask("/assets/main-abc.js")).toEqual([200, "public, max-age=31536000, immutable", false]);
});
