import { SourceMap } from "node:module";
import { gzipSync } from "node:zlib";

const SHOWN = 15;

/** A package's name; of our own packages and of this repository, a module's path. */
function nameOf(source) {
  const [own] = /@archive-of-minds\/.*$/.exec(source) ?? [];
  if (own !== undefined) return own;
  const [, inPackage] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return inPackage ?? source.replace(/^.*?(?=(packages|apps|bench)\/)/, "").replace(/^(\.\.?\/)+/, "");
}

/** Who wrote each character of a minified chunk. */
function authorsOf({ code, map }) {
  // What the bundler adds of its own has no map.
  const sources = map && new SourceMap(JSON.parse(map.toString()));
  const authors = [];
  code.split("\n").forEach((line, row) => {
    for (let column = 0; column <= line.length; column += 1) {
      const originalSource = sources?.findEntry(row, column).originalSource;
      authors.push(originalSource ? nameOf(originalSource) : "bundler");
    }
  });
  return authors;
}

function weigh(chunk) {
  const authors = authorsOf(chunk);
  const whole = gzipSync(chunk.code).length;
  const minified = new Map();
  for (const author of authors) minified.set(author, (minified.get(author) ?? 0) + 1);
  const largest = [...minified].toSorted((a, b) => b[1] - a[1]).slice(0, 2 * SHOWN);
  return largest.map(([module, size]) => {
    let rest = "";
    for (let at = 0; at < chunk.code.length; at += 1) if (authors[at] !== module) rest += chunk.code[at];
    return { module, minified: size, gzip: whole - gzipSync(rest).length };
  });
}

/**
 * The packages and modules that weigh most in these chunks. `gzip` is what a chunk would lose without the module:
 * what it has in common with others counts for none of them, so these do not add up to the whole.
 */
export function largestModules(chunks) {
  return chunks
    .flatMap(weigh)
    .toSorted((a, b) => b.gzip - a.gzip)
    .slice(0, SHOWN);
}
