import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { ServerEnv } from "./http/server-env";
import { isBuiltSite } from "./static-site";

/** Where the documentation is served; `securityHeaders` gives it a policy of its own. */
export const DOCS_PATH = "/docs";

/** The built documentation. Its links are relative, so it is the same files that any file host serves. */
export function docsSite(folder: string): Hono<ServerEnv> {
  const site = new Hono<ServerEnv>();
  if (!isBuiltSite(folder)) {
    return site.get("*", (c) => c.text('The docs have not been built yet: run "npm run build" first.', 404));
  }
  const files = serveStatic<ServerEnv>({
    root: folder,
    rewriteRequestPath: (path) => path.slice(DOCS_PATH.length),
  });

  return (
    site
      // Relative links of the first page are resolved from the folder.
      .get("/", (c, next) => (c.req.path === DOCS_PATH ? Promise.resolve(c.redirect(`${DOCS_PATH}/`, 308)) : next()))
      .use(compress())
      .use(etag())
      .get("*", async (c, next) => {
        // The names of assets contain a hash of the content, so they never change their meaning.
        const isHashed = c.req.path.startsWith(`${DOCS_PATH}/assets/`);
        c.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
        await next();
        // Every browser shows plain text; some save "text/markdown" as a file instead.
        if (c.res.ok && c.req.path.endsWith(".md")) c.header("content-type", "text/plain; charset=utf-8");
      })
      .get("*", files, (c) =>
        c.text(`There is no such page. The documentation begins at ${DOCS_PATH}/.`, 404, {
          "cache-control": "no-store",
        }),
      )
  );
}
