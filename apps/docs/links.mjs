import { posix } from "node:path";

/**
 * @param {readonly { path: string, source: string, links: readonly string[], headings: readonly { id: string }[] }[]} pages
 * @returns {string[]} every link of a page to a page or a heading that does not exist
 */
export function findBrokenLinks(pages) {
  const anchors = new Map(pages.map(({ path, headings }) => [path, new Set(headings.map(({ id }) => id))]));
  return pages.flatMap(({ path, source, links }) =>
    links
      .filter((href) => !/^[a-z]+:/.test(href))
      .filter((href) => {
        const [file, anchor] = href.split("#");
        const target = file === "" ? path : posix.join(posix.dirname(path), file).replace(/\.md$/, "");
        return !anchors.has(target) || (anchor !== undefined && !anchors.get(target).has(anchor));
      })
      .map((href) => `${source}: ${href}`),
  );
}
