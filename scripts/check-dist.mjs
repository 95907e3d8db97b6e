// Built files must hold no secrets of the build machine: no key, no agent's id, no secret setting, and no source map with
// paths of that machine. Folders that are not built are skipped.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";

const FOLDERS = [
  "apps/demo/dist",
  "apps/demo/dist-static",
  "apps/docs/dist",
  "apps/server/dist",
  "packages/core/dist",
  "packages/testing/dist",
  "packages/built-in-model/dist",
  "packages/react-ui/dist",
  "packages/storybook-statecharts/dist",
  "packages/web-component/dist",
];

/** The formats of vendors' keys and ids. Names of headers, fields and paths do not match. */
const SHAPES = {
  "an OpenAI or Anthropic key": /(?<![\w-])sk-(?=[\w-]*\d)[\w-]{20,}/,
  "an ElevenLabs key": /(?<!\w)(?:sk_[0-9a-f]{32,}|xi-(?=[a-z]*\d)[A-Za-z0-9]{16,})/,
  "an agent’s id": /(?<!\w)agent_(?=[a-z]*\d)[0-9a-z]{20,}/,
  "a token": /(?<!\w)eyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
  "a cloud key": /(?<!\w)(?:AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_[A-Za-z0-9]{36})/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a key of the tests": /CANARY_|key-for-tests/,
};

/** Secret settings; their values must not be built in. */
const SECRET_SETTING = /_API_KEY$|_AGENT_|^SESSION_SECRET(_PREVIOUS)?$|^ACCESS_CODE$|^DATABASE_URL$/;
/** Shorter values, such as the default code, may be ordinary words. */
const SHORTEST_SECRET = 8;

/**
 * @param environment names and values of settings
 * @returns {[string, string][]} the secret ones
 */
export function secretsOf(environment) {
  return Object.entries(environment)
    .map(([name, value]) => [name, (value ?? "").trim()])
    .filter(([name, value]) => SECRET_SETTING.test(name) && value.length >= SHORTEST_SECRET);
}

/** What visitors load; the panel of the Storybook, which is known by this name, is no part of it. */
const PRODUCT = /^(?:apps\/demo|packages\/(?:core|built-in-model|react-ui|web-component))\/dist.*\.js$/;
const PANEL = "storybook-statecharts";

const isAbsolute = (source) => /^(?:file:|\/|[A-Za-z]:[\\/]|\\\\)/.test(source);

function faultsOfMap(text) {
  let map;
  try {
    map = JSON.parse(text);
  } catch {
    return ["is a source map nobody can read"];
  }
  const { sources = [], sourceRoot = "", sections = [] } = map;
  return [
    ...[sourceRoot, ...sources]
      .filter((source) => typeof source === "string" && isAbsolute(source))
      .map((source) => `tells where the sources lie: ${source}`),
    ...sections.flatMap(({ map: part }) => faultsOfMap(JSON.stringify(part ?? null))),
  ];
}

function* inlineMaps(text) {
  for (const [, base64] of text.matchAll(
    /sourceMappingURL=data:application\/json[^,\s]*;base64,([A-Za-z0-9+/]+={0,2})/g,
  ))
    yield Buffer.from(base64, "base64").toString("utf8");
}

/**
 * @param name a file's path
 * @param text its content
 * @param known forbidden values: `secrets`, as pairs of a setting and its value, and the `home` of the sources
 * @returns {string[]} a sentence for each fault; a secret itself is not repeated
 */
export function findFaults(name, text, { secrets = [], home } = {}) {
  const maps = [...(name.endsWith(".map") ? [text] : []), ...inlineMaps(text)];
  // The content of a map may be packed.
  const readable = [text, ...maps.slice(name.endsWith(".map") ? 1 : 0)].join("\n");
  return [
    ...Object.entries(SHAPES)
      .filter(([, shape]) => shape.test(readable))
      .map(([what]) => `${name} holds ${what}.`),
    ...secrets
      .filter(([, secret]) => readable.includes(secret))
      .map(([setting]) => `${name} holds what ${setting} is set to.`),
    ...(home !== undefined && readable.includes(home) ? [`${name} tells where the sources lie: ${home}.`] : []),
    ...(PRODUCT.test(name) && text.includes(PANEL) ? [`${name} holds the panel of the Storybook.`] : []),
    ...maps.flatMap(faultsOfMap).map((fault) => `${name} ${fault}.`),
  ];
}

/** Every file below a folder, with its content as bytes. */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `${entry.parentPath ?? entry.path}/${entry.name}`;
    yield { path, text: readFileSync(path, "latin1") };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const asked = process.argv.slice(2);
  const folders = (asked.length > 0 ? asked : FOLDERS).filter((folder) => existsSync(folder));
  const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");
  const files = [".env", "apps/server/.env"].map((path) => parseEnv(read(path)));
  const kept = [".data/session-secret", "apps/server/.data/session-secret"].map((path) => ({
    SESSION_SECRET: read(path),
  }));
  const secrets = [...kept, ...files, process.env]
    .flatMap(secretsOf)
    .map(([setting, secret]) => [setting, Buffer.from(secret).toString("latin1")]);
  let count = 0;
  const faults = [];
  for (const folder of folders) {
    for (const { path, text } of filesIn(folder)) {
      count += 1;
      faults.push(...findFaults(path, text, { secrets, home: process.cwd() }));
    }
  }
  if (count === 0) faults.push('Nothing is built: run "npm run build" first.');
  if (faults.length > 0) {
    process.stderr.write([...new Set(faults)].map((fault) => `${fault}\n`).join(""));
    process.exit(1);
  }
  process.stdout.write(
    `built files: ${count} in ${folders.join(", ")}, without a key, a secret or a path of this machine\n`,
  );
}
