// Markdown of the repository as pages: links that hold inside the site, headings with ids as on GitHub, highlighted code.
import GithubSlugger from "github-slugger";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { Marked } from "marked";
import { existsSync } from "node:fs";
import { dirname, posix } from "node:path";
import { drawChart } from "./chart.mjs";
import { escapeHtml } from "./escape-html.mjs";

for (const [name, language] of Object.entries({ bash, css, javascript, json, typescript, xml }))
  hljs.registerLanguage(name, language);
const LANGUAGES = {
  ts: "typescript",
  tsx: "typescript",
  js: "javascript",
  sh: "bash",
  html: "xml",
  css: "css",
  json: "json",
};

const isExternal = (href) => /^[a-z]+:/.test(href);
const BLOCK_OF_CODE = /(^```[\s\S]*?^```)/m;

/**
 * The Markdown with links to other pages of the site, as Markdown files. A link to a file of the repository that is no page
 * loses its address and keeps its text; one to a file that does not exist is an error.
 *
 * @param {string} text
 * @param {import("./site.mjs").Page} page
 * @param {ReadonlyMap<string, import("./site.mjs").Page>} bySource
 */
export function rewriteLinks(text, page, bySource) {
  const rewrite = (_all, label, href) => {
    if (isExternal(href) || href.startsWith("#")) return `[${label}](${href})`;
    const [path, anchor] = href.split("#");
    const source = posix.join(dirname(page.source), path);
    const to = bySource.get(source);
    if (to) return `[${label}](${relativeTo(page.path, to.path)}.md${anchor ? `#${anchor}` : ""})`;
    if (!source.startsWith("apps/docs/pages/api/") && !existsSync(new URL(`../../${source}`, import.meta.url)))
      throw new Error(`${page.source} links to ${href}, which does not exist.`);
    return label;
  };
  return text
    .split(BLOCK_OF_CODE)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, rewrite)))
    .join("");
}

/** The relative address of one page on another, both without endings. */
export const relativeTo = (from, to) => posix.relative(dirname(`/${from}`), `/${to}`);

/**
 * @param {string} markdown a page whose links are those of {@link rewriteLinks}
 * @returns the page's body, its title, its first paragraph as text, its headings, the text under each, and its links
 */
export function renderMarkdown(markdown) {
  const slugger = new GithubSlugger();
  const headings = [];
  const links = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, text }) {
        const plain = plainText(text);
        const id = slugger.slug(plain);
        headings.push({ depth, id, text: plain });
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`;
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
      },
      code({ text, lang = "" }) {
        if (lang === "mermaid") return drawChart(text);
        const language = LANGUAGES[lang];
        const code = language ? hljs.highlight(text, { language }).value : escapeHtml(text);
        // A block that is wider than the page scrolls, and so has to be reachable by the keyboard.
        return `<pre tabindex="0"><code>${code}</code></pre>\n`;
      },
      link({ href, tokens }) {
        links.push(href);
        const address = isExternal(href) ? href : href.replace(/\.md(?=#|$)/, ".html");
        return `<a href="${escapeHtml(address)}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const cells = (row, tag) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("")}</tr>`;
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${cells(token.header, "th")}</thead><tbody>${token.rows.map((row) => cells(row, "td")).join("")}</tbody></table></div>\n`;
      },
      html: ({ text }) => escapeHtml(text),
    },
  });
  const body = marked.parse(markdown);
  const title = headings.find(({ depth }) => depth === 1)?.text;
  if (title === undefined) throw new Error(`A page has no title: ${markdown.slice(0, 80)}`);
  return { body, title, summary: summaryOf(markdown), headings, links, parts: partsOf(markdown, headings) };
}

const plainText = (markdown) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, "")
    .trim();

function summaryOf(markdown) {
  const paragraph = markdown.split(/\n{2,}/).find((block) => /^[A-Z`*[]/.test(block)) ?? "";
  return plainText(paragraph.replaceAll("\n", " "));
}

/** What the search finds: the words under each heading. Of code, only the names in headings are looked for. */
function partsOf(markdown, headings) {
  const words = markdown.replaceAll(new RegExp(BLOCK_OF_CODE, "gm"), "");
  const texts = words.split(/^#{1,6} .*$/m).slice(1);
  return headings.map(({ id, text }, place) => ({ id, heading: text, text: plainText(texts[place] ?? "") }));
}
