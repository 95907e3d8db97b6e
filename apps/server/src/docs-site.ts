import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { ServerEnv } from "./http/server-env";
import { isBuiltSite } from "./static-site";

/** Where the documentation is served; `securityHeaders` gives it a policy of its own. */
export const DOCS_PATH = "/docs";

/** The built documentation. Its links are relative, so it is the same files that any file host serves. */
export function docsSite(folder: string): Hono<ServerEnv> {
  const site = new Hono<ServerEnv>();
  let files: MiddlewareHandler<ServerEnv> | undefined;
  const builtFiles: MiddlewareHandler<ServerEnv> = (c, next) => {
    files ??= serveStatic<ServerEnv>({
      root: folder,
      rewriteRequestPath: (path) => path.slice(DOCS_PATH.length),
    });
    return files(c, next);
  };

  return (
    site
      // They may be built while the server runs.
      .use("*", (c, next) =>
        isBuiltSite(folder)
          ? next()
          : Promise.resolve(c.text('The docs have not been built yet: run "npm run build" first.', 404)),
      )
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
      .get("*", builtFiles, (c) =>
        c.text(`There is no such page. The documentation begins at ${DOCS_PATH}/.`, 404, {
          "cache-control": "no-store",
        }),
      )
  );
}
