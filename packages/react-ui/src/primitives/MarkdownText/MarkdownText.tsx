import { createElement, useEffect, useReducer, type ReactNode } from "react";
import { linkAttributes, loadMarkdown, markdownParser } from "../../shared/markdown/markdown-part";
import type { MarkdownNode } from "../../shared/markdown/parse-markdown";

export interface MarkdownTextProps {
  readonly children: string;
}

/** A text with its Markdown drawn; as it is until the parser is loaded. */
export function MarkdownText({ children: text }: MarkdownTextProps) {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const parse = markdownParser();
  useEffect(() => {
    if (parse === null) void loadMarkdown().then(update);
  }, [parse]);
  return parse === null ? text : draw(parse(text));
}

const draw = (nodes: readonly MarkdownNode[]): readonly ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { tag, href, start, children } = node;
    const attributes = {
      ...(href !== undefined && { href, ...linkAttributes }),
      ...(start !== undefined && { start }),
    };
    return createElement(tag, { key: index, ...attributes }, ...draw(children));
  });
