/** The directives browsers know; they ignore a misspelled one silently. */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src media-src font-src connect-src worker-src child-src frame-src
  manifest-src object-src base-uri form-action frame-ancestors sandbox report-uri report-to upgrade-insecure-requests require-trusted-types-for trusted-types`.split(
    /\s+/,
  ),
);
const WITHOUT_SOURCES = new Set([
  "report-uri",
  "report-to",
  "sandbox",
  "upgrade-insecure-requests",
  "require-trusted-types-for",
  "trusted-types",
]);
const KEYWORDS = new Set([
  "'none'",
  "'self'",
  "'wasm-unsafe-eval'",
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'unsafe-hashes'",
  "'strict-dynamic'",
  "'report-sample'",
]);
/** Directives without a fallback, which are open unless they are set. */
const CODE = ["script-src", "script-src-elem", "script-src-attr", "worker-src", "object-src"];
const WITHOUT_FALLBACK = ["base-uri", "form-action", "frame-ancestors"];
/** Hosts that serve scripts of any author; allowing one of them allows any script. */
const PUBLIC_SCRIPT_HOSTS =
  /(^|\.)(googleapis|gstatic|cloudflare|jsdelivr|unpkg|cdnjs|rawgit|githubusercontent|amazonaws|cloudfront)\./;

/**
 * The weaknesses of a content security policy, by the rules of public evaluators: a sentence for each.
 *
 * @param connectTo the only other origins that may be called.
 */
export function findCspWeaknesses(policy: string, connectTo: readonly string[] = []): readonly string[] {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  const directives = new Map<string, readonly string[]>();
  const weaknesses: string[] = [];
  for (const [name = "", ...sources] of parts) {
    if (!DIRECTIVES.has(name)) weaknesses.push(`${name || "an empty directive"} is no directive`);
    if (directives.has(name)) weaknesses.push(`${name} is set twice, and only the first counts`);
    else directives.set(name, sources);
    if (!WITHOUT_SOURCES.has(name)) weaknesses.push(...sourceWeaknesses(name, sources, connectTo));
  }
  for (const name of ["default-src", ...WITHOUT_FALLBACK])
    if (!directives.has(name)) weaknesses.push(`${name} is missing`);
  for (const name of CODE) {
    const sources = directives.get(name) ?? directives.get("script-src") ?? directives.get("default-src") ?? [];
    if (name === "object-src" && (directives.get("object-src") ?? directives.get("default-src"))?.join() !== "'none'")
      weaknesses.push("object-src lets plug-ins in");
    for (const source of sources) {
      if (/^'unsafe-(inline|eval|hashes)'$/.test(source)) weaknesses.push(`${name} allows ${source}`);
      if (/^(data|blob|filesystem|https?|wss?):$/.test(source))
        weaknesses.push(`${name} allows whatever begins with ${source}`);
      if (PUBLIC_SCRIPT_HOSTS.test(source)) weaknesses.push(`${name} allows scripts of any author at ${source}`);
    }
  }
  if (directives.get("base-uri")?.some((source) => source !== "'none'" && source !== "'self'") === true)
    weaknesses.push("base-uri lets addresses be bent");
  if (!directives.has("report-to") && !directives.has("report-uri")) weaknesses.push("no address for reports");
  return [...new Set(weaknesses)];
}

function sourceWeaknesses(name: string, sources: readonly string[], connectTo: readonly string[]): string[] {
  if (sources.length === 0) return [`${name} names nothing`];
  return sources.flatMap((source) => {
    if (source.startsWith("'"))
      return KEYWORDS.has(source) || /^'(nonce-[\w+/=-]{16,}|sha(256|384|512)-[\w+/=-]{43,})'$/.test(source)
        ? source === "'none'" && sources.length > 1
          ? [`${name} says 'none' and more`]
          : []
        : [`${name} says ${source}, which means nothing`];
    if (/^(self|none|unsafe-inline|unsafe-eval)$/.test(source))
      return [`${name} says ${source} without quotation marks`];
    if (source.includes("*")) return [`${name} allows ${source}`];
    if (/^[a-z]+:$/.test(source))
      return /^(data|blob):$/.test(source) ? [] : [`${name} allows every address of ${source}`];
    return name === "connect-src" && connectTo.includes(source) ? [] : [`${name} allows ${source}`];
  });
}
