import { linkAttributes } from "./markdown-part";
import type { MarkdownNode } from "./parse-markdown";

/** Draws parsed Markdown outside React. */
export function markdownToDom(nodes: readonly MarkdownNode[], document: Document): readonly Node[] {
  return nodes.map((node) => {
    if (typeof node === "string") return document.createTextNode(node);
    const element = document.createElement(node.tag);
    if (node.href !== undefined) Object.assign(element, { href: node.href, ...linkAttributes });
    if (node.start !== undefined) element.setAttribute("start", String(node.start));
    element.append(...markdownToDom(node.children, document));
    return element;
  });
}
