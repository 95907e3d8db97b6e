import { escapeHtml } from "./escape-html.mjs";
import { relativeTo } from "./markdown.mjs";

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cstyle%3Epath%7Bfill:none;stroke:%235a4632;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round%7D%40media(prefers-color-scheme:dark)%7Bpath%7Bstroke:%23d8c3a5%7D%7D%3C/style%3E%3Cpath d='M4 20V9l8-5 8 5v11M4 20h16M8 20v-8m4 8v-8m4 8v-8'/%3E%3C/svg%3E";

/**
 * One page. Every address is relative, so the site works in any folder of any host.
 *
 * @param {{ page: object, sections: object[], assets: { script: string, style: string }, before?: object, after?: object }} about
 */
export function htmlOf({ page, sections, assets, before, after }) {
  const { path, title, summary, body, headings } = page;
  const address = (to) => relativeTo(path, to);
  const linkTo = (to) =>
    `<a href="${address(to.path)}.html"${to === page ? ' aria-current="page"' : ""}>${escapeHtml(to.title)}</a>`;
  const list = (pages) => `<ul>${pages.map((to) => `<li>${linkTo(to)}</li>`).join("")}</ul>`;
  const menu = sections
    .map(({ title: name, pages, folded }) => {
      if (name === "") return list(pages);
      if (folded)
        return `<details${pages.includes(page) ? " open" : ""}><summary>${name}</summary>${list(pages)}</details>`;
      return `<h2>${name}</h2>${list(pages)}`;
    })
    .join("");
  const parts = headings.filter(({ depth }) => depth === 2 || depth === 3);
  const contents =
    parts.length < 2
      ? ""
      : `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${parts
          .map(({ depth, id, text }) => `<li data-depth="${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`)
          .join("")}</ul></nav>`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(summary.slice(0, 200))}">
<title>${path === "index" ? "" : `${escapeHtml(title)} · `}Archive of Minds, documentation</title>
<link rel="icon" type="image/svg+xml" href="${ICON}">
<link rel="alternate" type="text/markdown" href="${address(path)}.md">
<link rel="stylesheet" href="${address(assets.style)}">
<script type="module" src="${address(assets.script)}"></script>
</head>
<body class="aom">
<a class="skip" href="#main">Skip to the page</a>
<header>
<a class="home" href="${address("index")}.html">Archive of Minds <span>documentation</span></a>
<div id="search" data-root="${address("index").replace(/index$/, "")}"></div>
</header>
<div class="columns">
<nav class="menu" aria-label="Pages"><details class="fold" open><summary>Pages</summary>${menu}</details></nav>
<main id="main" tabindex="-1">
<article>
${body}</article>
<footer>
<nav class="turn" aria-label="Next and previous page">${before ? `<span>Before: ${linkTo(before)}</span>` : ""}${after ? `<span>Next: ${linkTo(after)}</span>` : ""}</nav>
<p><a href="${address(path)}.md">This page as Markdown</a></p>
</footer>
</main>
${contents}
</div>
</body>
</html>
`;
}
