// Builds the documentation into `dist`: a folder of static files for any host and any path. Every page is there as HTML and
// as Markdown; `llms.txt` lists them. A link or an anchor that leads nowhere fails the build.
//
//   npm run build -w @archive-of-minds/docs     needs the built packages, whose types are the API reference
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { apiSections } from "./api-pages.mjs";
import { findBrokenLinks } from "./links.mjs";
import { renderMarkdown, rewriteLinks } from "./markdown.mjs";
import { sections as written } from "./site.mjs";
import { htmlOf } from "./template.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const dist = join(here, "dist");
process.chdir(root);

const sources = [...written, ...apiSections()];
const bySource = new Map(sources.flatMap(({ pages }) => pages).map((page) => [page.source, page]));
const readMarkdown = (page) => page.text ?? readFileSync(page.source, "utf8");
/** A page of this folder; the others are generated, or lie elsewhere in the repository. */
const isWritten = (page) => page.text === undefined && page.source.startsWith("apps/docs/pages/");
const sections = sources.map((section) => ({
  ...section,
  pages: section.pages.map((page) => {
    const markdown = rewriteLinks(readMarkdown(page), page, bySource);
    return { ...page, markdown, ...renderMarkdown(markdown) };
  }),
}));
const pages = sections.flatMap((section) => section.pages);

const broken = findBrokenLinks(pages);
if (broken.length > 0) {
  process.stderr.write(`Links that lead nowhere:\n${broken.map((link) => `  ${link}\n`).join("")}`);
  process.exit(1);
}

/** What the search reads, as a module: a policy that allows the script allows it too, and no request has to be. */
const searchDocuments = {
  name: "search-documents",
  resolveId: (id) => (id === "virtual:search-documents" ? id : undefined),
  load(id) {
    if (id !== "virtual:search-documents") return undefined;
    const documents = pages.flatMap(({ path, title, parts }) =>
      parts.map(({ id: anchor, heading, text }, place) => ({
        id: `${path}.html${place === 0 ? "" : `#${anchor}`}`,
        title,
        heading: place === 0 ? "" : heading,
        text,
      })),
    );
    return `export const documents = JSON.parse(${JSON.stringify(JSON.stringify(documents))});`;
  },
};

rmSync(dist, { recursive: true, force: true });
const { output } = await build({
  configFile: false,
  root: here,
  base: "./",
  logLevel: "warn",
  plugins: [searchDocuments],
  build: {
    outDir: dist,
    modulePreload: { polyfill: false },
    // Fonts stay files: the policy allows none in the stylesheet.
    assetsInlineLimit: 0,
    // The words of all pages, loaded with the first search.
    chunkSizeWarningLimit: 1_000,
    rollupOptions: { input: join(here, "client/docs.ts") },
  },
});
const nameOf = (test) => output.find(test).fileName;
const assets = {
  script: nameOf(({ type, isEntry }) => type === "chunk" && isEntry),
  style: nameOf(({ fileName }) => fileName.endsWith(".css")),
};

const write = (file, text) => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
};
for (const [place, page] of pages.entries()) {
  write(`${page.path}.md`, page.markdown);
  write(`${page.path}.html`, htmlOf({ page, sections, assets, before: pages[place - 1], after: pages[place + 1] }));
}
const shorten = (summary) => (summary.length <= 240 ? summary : `${summary.slice(0, 240).replace(/\W+\w*$/, "")} …`);
write(
  "llms.txt",
  [
    "# Archive of Minds",
    "",
    `> ${pages[0].summary}`,
    ...sections.flatMap(({ title, pages: listed }) => [
      ...(title === "" ? [] : ["", `## ${title}`]),
      "",
      ...listed.map(({ title: name, path, summary }) => `- [${name}](${path}.md): ${shorten(summary)}`),
    ]),
    "",
  ].join("\n"),
);

/** What a package has in its `docs`. The reference of core is as long as all else together, and its declarations hold it. */
const packed = {
  core: pages.filter(isWritten),
  "react-ui": pages.filter((page) => isWritten(page) || page.path.startsWith("api/react-ui")),
};
for (const [name, contained] of Object.entries(packed)) {
  const folder = join("packages", name, "docs");
  rmSync(folder, { recursive: true, force: true });
  for (const page of contained) {
    const file = join(folder, `${page.path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rewriteLinks(readMarkdown(page), page, new Map(contained.map((each) => [each.source, each]))));
  }
}
process.stdout.write(`docs: ${pages.length} pages\n`);
