import type { MarkdownNode } from "./parse-markdown";

type ParseMarkdown = (text: string) => readonly MarkdownNode[];

let parse: ParseMarkdown | null = null;
let loading: Promise<void> | null = null;

/** The parser; `null` until it is loaded. */
export const markdownParser = (): ParseMarkdown | null => parse;

/** Loads the parser with the first text that needs it. Where that fails, texts show their marks, and the next one tries again. */
export function loadMarkdown(): Promise<void> {
  loading ??= import("./parse-markdown").then(
    (part) => void (parse = part.parseMarkdown),
    () => void (loading = null),
  );
  return loading;
}

/** What a link has beside its address: it opens beside the conversation, and tells the other site nothing of this one. */
export const linkAttributes = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;
