import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "./testing/test-server";
import type { TestVisitor } from "./testing/test-visitor";

let docsDir: string;
let server: TestServer;
let reader: TestVisitor;
beforeAll(async () => {
  docsDir = await mkdtemp(join(tmpdir(), "docs-"));
  await mkdir(join(docsDir, "assets"));
  await mkdir(join(docsDir, "guides"));
  await writeFile(join(docsDir, "index.html"), "<!doctype html><title>The docs</title>");
  await writeFile(join(docsDir, "guides", "theming.html"), "<!doctype html><title>Theming</title>");
  await writeFile(join(docsDir, "guides", "theming.md"), "# Theming\n");
  await writeFile(join(docsDir, "assets", "docs-abc.js"), "export {}");
  server = await createTestServer({ docsDir });
  reader = server.visitor();
});
afterAll(async () => {
  await server.close();
  await rm(docsDir, { recursive: true });
});

it("leads from /docs to /docs/, so that relative links are resolved from the folder", async () => {
  const response = await server.app.request("/docs");
  expect([response.status, response.headers.get("location")]).toEqual([308, "/docs/"]);
});

it.each([
  ["/docs/", "The docs", "text/html; charset=utf-8", "no-cache"],
  ["/docs/guides/theming.html", "Theming", "text/html; charset=utf-8", "no-cache"],
  ["/docs/guides/theming.md", "# Theming", "text/plain; charset=utf-8", "no-cache"],
  ["/docs/assets/docs-abc.js", "export", /^text\/javascript/, "public, max-age=31536000, immutable"],
])("serves %s without a session", async (path, words, type, caching) => {
  const response = await reader.fetch(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(words);
  expect(response.headers.get("content-type")).toMatch(type);
  expect(response.headers.get("cache-control")).toBe(caching);
});

it.each(["/docs/gone", "/docs/gone.html", "/docs/assets/gone.js", "/docs/../docs/.env"])(
  "answers 404 for %s, and not with the page of the product",
  async (path) => {
    const response = await reader.fetch(path);
    expect([response.status, await response.text(), response.headers.get("cache-control")]).toEqual([
      404,
      "There is no such page. The documentation begins at /docs/.",
      "no-store",
    ]);
  },
);

it.each(["/docs", "/docs/", "/docs/gone.html", "/docs/guides/theming.md"])(
  "gives %s a policy that allows a script and nothing to talk to",
  async (path) => {
    const { headers } = await server.app.request(path);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /api/csp-reports; report-to csp",
    );
    expect(headers.get("permissions-policy")).toContain("camera=(), microphone=()");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  },
);

it("says how to build the docs where they are not built, and serves them once they are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docs-"));
  const bare = await createTestServer({ docsDir: folder });
  const asked = async () => {
    const response = await bare.visitor().fetch("/docs/");
    return [response.status, await response.text()];
  };
  expect(await asked()).toEqual([404, 'The docs have not been built yet: run "npm run build" first.']);
  await writeFile(join(folder, "index.html"), "The docs");
  expect(await asked()).toEqual([200, "The docs"]);
  await bare.close();
  await rm(folder, { recursive: true });
});
