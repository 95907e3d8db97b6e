import type { WallClock } from "@archive-of-minds/core";
import { Hono } from "hono";
import * as v from "valibot";
import { MINUTE } from "../clock";
import type { Logger } from "../log";
import { ApiError } from "./api-error";
import { clientAddress } from "./client-address";
import { limitBody } from "./read-json";
import type { ServerEnv } from "./server-env";

/** Anybody can send reports; beyond this number a minute they are only counted. */
const LINES_A_MINUTE = 20;
/** So that forged reports from one address do not displace those of other browsers. */
const LINES_OF_ONE_ADDRESS = 5;

const LONGEST_ORIGIN = 200;

/** The directives a report may name: https://www.w3.org/TR/CSP3/#csp-directives */
const directives = new Set([
  "base-uri",
  "child-src",
  "connect-src",
  "default-src",
  "fenced-frame-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "prefetch-src",
  "require-trusted-types-for",
  "sandbox",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "upgrade-insecure-requests",
  "worker-src",
]);

const text = v.fallback(v.string(), "");
const Report = v.union([
  v.pipe(
    v.object({
      "csp-report": v.object({ "effective-directive": text, "violated-directive": text, "blocked-uri": text }),
    }),
    v.transform(({ "csp-report": report }) => [
      { directive: report["effective-directive"] || report["violated-directive"], blocked: report["blocked-uri"] },
    ]),
  ),
  v.pipe(
    v.array(v.object({ type: text, body: v.object({ effectiveDirective: text, blockedURL: text }) })),
    v.transform((reports) =>
      reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
  ),
]);

/** The origin, or a keyword such as `inline`; never a whole address, which may hold anything. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, LONGEST_ORIGIN) : "";
}

/** Older browsers send the directive with all its values. */
const nameOf = (directive: string) => directive.split(" ", 1)[0] ?? "";

/**
 * Logs what browsers refused under the content security policy: one line for each report, and one a minute with the number
 * of reports left out.
 */
export function cspReportRoutes(deps: {
  readonly clock: WallClock;
  readonly log: Logger;
  readonly trustProxy: number;
}): Hono<ServerEnv> {
  const { clock, log } = deps;
  let minute = 0;
  let lines = 0;
  let leftOut = 0;
  const linesOf = new Map<string, number>();

  const beginMinute = (now: number) => {
    if (leftOut > 0) log.info("reports of the content security policy left out", { count: leftOut });
    minute = now;
    lines = 0;
    leftOut = 0;
    linesOf.clear();
  };
  /** Whether this address may log another line. */
  const takeLine = (address: string) => {
    const ofAddress = linesOf.get(address) ?? 0;
    if (lines >= LINES_A_MINUTE || ofAddress >= LINES_OF_ONE_ADDRESS) return false;
    lines += 1;
    linesOf.set(address, ofAddress + 1);
    return true;
  };

  return new Hono<ServerEnv>().post("/", limitBody(16 * 1024), async (c) => {
    const sent: unknown = await c.req.json().catch(() => null);
    const result = v.safeParse(Report, sent);
    if (!result.success) throw new ApiError(400, "invalid_request", "The body is not a browser's report.");
    const now = Math.floor(clock.now() / MINUTE);
    if (now !== minute) beginMinute(now);
    const address = clientAddress(c, deps.trustProxy);
    for (const report of result.output) {
      const directive = nameOf(report.directive);
      if (directives.has(directive) && takeLine(address))
        log.warn("refused by the content security policy", { directive, blocked: originOf(report.blocked) });
      else leftOut += 1;
    }
    return c.body(null, 204);
  });
}
