import { serveStatic } from "@hono/node-server/serve-static";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { ServerEnv } from "./http/server-env";

/** Whether the folder holds a built site. */
export const isBuiltSite = (folder: string): boolean => existsSync(join(folder, "index.html"));

/** Named like a file, such as `/.env` or `/robots.txt`. */
const FILE = /\.[^/]*$/;

/** The built site. A path that is no file serves the page, except one that is named like a file or lies under `/assets`. */
export function staticSite(folder: string): Hono<ServerEnv> {
  const site = new Hono<ServerEnv>();
  if (!isBuiltSite(folder)) {
    return site.get("*", (c) => c.text('The site has not been built yet: run "npm run build" first.', 404));
  }
  const files = serveStatic<ServerEnv>({ root: folder });
  const noSuchFile = (c: Context) => c.text("There is no such file.", 404, { "cache-control": "no-store" });
  const page = serveStatic<ServerEnv>({ root: folder, path: "index.html" });

  return site
    .use(compress())
    .get("/assets/*", async (c, next) => {
      // The names contain a hash of the content, so they never change their meaning.
      c.header("cache-control", "public, max-age=31536000, immutable");
      return files(c, next);
    })
    .get("/assets/*", noSuchFile)
    .use(etag())
    .get("*", async (c, next) => {
      c.header("cache-control", "no-cache");
      await next();
    })
    .get("*", files, (c, next) => (FILE.test(c.req.path) ? Promise.resolve(noSuchFile(c)) : page(c, next)));
}
