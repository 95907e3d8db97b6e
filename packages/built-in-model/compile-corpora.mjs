// Compiles the corpora, a YAML file for each character and topic, into the modules src/generated/*.ts, which are not
// committed. Each module has its data as JSON in a string, which is parsed fast and needs no type check. Does nothing
// while the modules are newer than their sources.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const corpora = join(folder, "corpora");
const generated = join(folder, "src/generated");

/** The topics of facts, in the order in which the model reads them: of equal facts the earlier one comes first. */
export const factTopics = ["life", "habits", "work", "knowledge", "people", "legacy", "today", "self", "visitors"];

/** All characters; `english` has the data that they share, and `themes` what they discuss. */
export const characterIds = readdirSync(corpora).filter((name) => name !== "english" && name !== "themes");

/** The themes of discussions. */
export const themeIds = readdirSync(join(corpora, "themes")).map((file) => basename(file, ".yaml"));

/** An entry as the model reads it: the narrower questions come first, each with its answer at the same index. */
function toEntry({ id, tags, questions, details = {}, ...rest }) {
  const narrower = Object.entries(details);
  return {
    id,
    tags,
    questions: [...narrower.map(([question]) => question), ...questions],
    ...(narrower.length > 0 && { details: narrower.map(([, answer]) => answer) }),
    ...rest,
  };
}

function toCorpus(characterId, read) {
  const { spurned, ...phrases } = read("phrases");
  const { joke, ...social } = read("greetings");
  const { jokes, ...pieces } = read("pieces");
  return {
    characterId,
    facts: factTopics.flatMap((topic) => read(topic).map(toEntry)),
    stances: read("views").map(toEntry),
    phrases: { social: { ...social, joke: { ...joke, body: jokes } }, ...phrases },
    pieces,
    counsel: read("counsel"),
    manners: read("manners"),
    listening: read("listening"),
    referrals: read("referrals"),
    room: read("room"),
    spurned,
  };
}

const toEnglish = (read) => ({
  ...read("words"),
  phrases: read("phrases"),
  plain: { social: read("plain-greetings"), ...read("plain-phrases") },
  room: read("room"),
  referrals: read("referrals"),
});

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const sentencesOf = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** What all characters say in the discussions of a theme, loaded when the theme is discussed. */
const toTheme = ({ discussions }) =>
  discussions.map(({ turns }) =>
    mapValues(turns, ({ answers, ...passages }) => ({
      ...mapValues(passages, sentencesOf),
      answers: mapValues(answers, sentencesOf),
    })),
  );

/** What a theme is recognised by. */
const toThemeEntry = (id, { name, words, near, discussions }) => ({
  id,
  name,
  words,
  near,
  discussions: discussions.map(({ question, words: own }) => ({ question, words: own })),
});

/** The discussion data of all characters is one module, since it is always loaded together. */
const toRoom = (readFrom) => ({
  themes: themeIds.map((id) => toThemeEntry(id, readFrom("themes")(id))),
  views: Object.fromEntries(characterIds.map((id) => [id, readFrom(id)("room-views")])),
  plainViews: readFrom("english")("room-views"),
  answers: readFrom("english")("room-answers"),
});

const moduleOf = (name, type, from, data) =>
  [
    "// Made by compile-corpora.mjs.",
    `import type { ${type} } from "../${from}";`,
    "",
    `export const ${name}: ${type} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
    "",
  ].join("\n");

/** The corpora by character id, each loaded when it is first needed. */
const toIndex = () =>
  [
    "// Made by compile-corpora.mjs.",
    'import type { CorpusLoaders } from "../character-loader";',
    "",
    "/** The corpora of the archive's characters, each loaded when it is first needed. */",
    "export const builtInCorpora: CorpusLoaders = {",
    ...characterIds.map((id) => `  ${JSON.stringify(id)}: async () => (await import("./${id}")).corpus,`),
    "};",
    "",
  ].join("\n");

/** The themes by id, each loaded when it is first discussed. */
const toThemes = () =>
  [
    "// Made by compile-corpora.mjs.",
    'import type { Theme } from "../corpus";',
    "",
    "export const themes: Readonly<Record<string, () => Promise<Theme>>> = {",
    ...themeIds.map((id) => `  ${JSON.stringify(id)}: async () => (await import("./theme-${id}")).theme,`),
    "};",
    "",
  ].join("\n");

/** Writes a temporary file and renames it, because another process may be reading the module. */
function write(name, text) {
  const path = join(generated, `${name}.ts`);
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

const newest = (paths) => Math.max(...paths.map((path) => statSync(path).mtimeMs));

function isFresh(names) {
  const made = names.map((name) => join(generated, `${name}.ts`));
  const sources = readdirSync(corpora, { recursive: true }).map((path) => join(corpora, path));
  return (
    made.every((path) => existsSync(path)) &&
    // A removed character changes no date.
    readFileSync(join(generated, "index.ts"), "utf8") === toIndex() &&
    readFileSync(join(generated, "themes.ts"), "utf8") === toThemes() &&
    Math.min(...made.map((path) => statSync(path).mtimeMs)) > newest([...sources, fileURLToPath(import.meta.url)])
  );
}

export async function compileCorpora() {
  if (isFresh([...characterIds, "english", "room", "index", "themes", ...themeIds.map((id) => `theme-${id}`)])) return;
  const { parse } = await import("yaml");
  const readFrom = (name) => (topic) => parse(readFileSync(join(corpora, name, `${topic}.yaml`), "utf8"));
  mkdirSync(generated, { recursive: true });
  for (const id of characterIds) write(id, moduleOf("corpus", "PersonaCorpus", "corpus", toCorpus(id, readFrom(id))));
  write("english", moduleOf("english", "LanguageTexts", "language-pack", toEnglish(readFrom("english"))));
  for (const id of themeIds)
    write(`theme-${id}`, moduleOf("theme", "Theme", "corpus", toTheme(readFrom("themes")(id))));
  write("themes", toThemes());
  write("room", moduleOf("room", "RoomTexts", "corpus", toRoom(readFrom)));
  write("index", toIndex());
}

if (basename(process.argv[1] ?? "") === basename(import.meta.url)) await compileCorpora();
