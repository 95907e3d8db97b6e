import { Lexer, type Token, type Tokens } from "marked";

/** A part of a text: its words, or an element around other parts. */
export type MarkdownNode = string | MarkdownElement;

export interface MarkdownElement {
  readonly tag: "p" | "strong" | "em" | "del" | "code" | "pre" | "blockquote" | "ul" | "ol" | "li" | "a" | "hr";
  /** The address of a link; always a web or mail address. */
  readonly href?: string;
  /** The number of a list's first item. */
  readonly start?: number;
  readonly children: readonly MarkdownNode[];
}

/**
 * Reads what models write in spite of their rules: emphasis, lists, code, links and quotations. The result has neither
 * HTML of the text nor pictures, and no address but those that a visitor follows by a press.
 */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  // A product is no emphasis.
  return nodesOf(new Lexer().lex(text.replace(/(?<=\d)\*(?=\d)/g, "\\*")));
}

const element = (tag: MarkdownElement["tag"], children: readonly MarkdownNode[]): MarkdownElement => ({
  tag,
  children,
});

const nodesOf = (tokens: readonly Token[] = []): readonly MarkdownNode[] => tokens.flatMap(nodeOf);

function nodeOf(token: Token): readonly MarkdownNode[] {
  switch (token.type) {
    case "space":
    case "checkbox":
      return [];
    case "paragraph":
      return [element("p", nodesOf(token.tokens))];
    // A heading within a message is no heading of the page.
    case "heading":
      return [element("p", [element("strong", nodesOf(token.tokens))])];
    case "strong":
    case "em":
    case "del":
    case "blockquote":
      return [element(token.type, nodesOf(token.tokens))];
    case "codespan":
      return [element("code", [token.text])];
    case "code":
      return [element("pre", [element("code", [token.text])])];
    case "hr":
      return [element("hr", [])];
    case "list":
      return [listOf(token as Tokens.List)];
    case "link":
      return [linkOf(token as Tokens.Link)];
    case "image":
      return [linkOf({ ...(token as Tokens.Image), tokens: [] })];
    case "br":
      return ["\n"];
    case "text":
      // Its `text` would be a character for each `&lt;` of the reply.
      return "tokens" in token && token.tokens ? nodesOf(token.tokens) : [token.raw];
    case "escape":
      return [token.text];
    default:
      return [token.raw];
  }
}

function listOf({ ordered, start, items }: Tokens.List): MarkdownElement {
  const children = items.map(({ task, checked, tokens }) =>
    element("li", [...(task ? [checked === true ? "☑ " : "☐ "] : []), ...nodesOf(tokens)]),
  );
  return { tag: ordered ? "ol" : "ul", children, ...(ordered && typeof start === "number" && { start }) };
}

function linkOf({ href, text, tokens }: Pick<Tokens.Link, "href" | "text" | "tokens">): MarkdownNode {
  const children = tokens.length > 0 ? nodesOf(tokens) : [text];
  return isFollowable(href) ? { tag: "a", href, children } : element("em", children);
}

/** Whether an address leads to a page or a mailbox; others can run code, or open a program. */
function isFollowable(href: string): boolean {
  if (!URL.canParse(href)) return false;
  return ["http:", "https:", "mailto:"].includes(new URL(href).protocol);
}
