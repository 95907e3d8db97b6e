import { describe, expect, it } from "vitest";
import { closeOpenMarks } from "./close-open-marks";
import { hasMarkdown } from "./has-markdown";
import { parseMarkdown, type MarkdownNode } from "./parse-markdown";

/** The nodes as a short text: `p(It is strong(very) old.)`. */
const drawn = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) =>
      typeof node === "string" ? node : `${node.tag}${node.href ? `<${node.href}>` : ""}(${drawn(node.children)})`,
    )
    .join("");
const parse = (text: string) => drawn(parseMarkdown(text));

describe("Markdown", () => {
  it.each([
    ["It is **very** old, *truly*.", "p(It is strong(very) old, em(truly).)"],
    ["Three:\n- one\n- `two`", "p(Three:)ul(li(one)li(code(two)))"],
    ["1. one\n2. two", "ol(li(one)li(two))"],
    ["- [ ] one\n- [x] two", "ul(li(☐ one)li(☑ two))"],
    ["# A title\nIts text.", "p(strong(A title))p(Its text.)"],
    ["```js\nlet x = 1 * 2\n```", "pre(code(let x = 1 * 2))"],
    ["> Quoted.", "blockquote(p(Quoted.))"],
    ["See [the patent](https://example.org/x).", "p(See a<https://example.org/x>(the patent).)"],
    ["5*3 is 15 and 2*4 is 8.", "p(5*3 is 15 and 2*4 is 8.)"],
  ])("of %j becomes %s", (text, nodes) => {
    expect(parse(text)).toBe(nodes);
  });

  it.each([
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["Hear <b>me</b><script>alert(1)</script>", "p(Hear <b>me</b><script>alert(1)</script>)"],
    ["[here](javascript:alert(1))", "p(em(here))"],
    ["[here](data:text/html,hello)", "p(em(here))"],
    ["[here](vscode://open)", "p(em(here))"],
    ["[here](/api/chat)", "p(em(here))"],
    ["![a picture](https://tracker.example/x.png)", "p(a<https://tracker.example/x.png>(a picture))"],
  ])("draws nothing of %j that could run or be fetched", (text, nodes) => {
    expect(parse(text)).toBe(nodes);
  });
});

it.each([
  ["It is plain. (I measured it in 1893.)", false],
  ["snake_case and 5 * 3", false],
  ["It is **so**.", true],
  ["Three:\n1. one", true],
])("knows whether %j may have Markdown: %s", (text, has) => {
  expect(hasMarkdown(text)).toBe(has);
});

it.each([
  ["It is **very", "It is **very**"],
  ["It is **", "It is"],
  ["Call `npm st", "Call `npm st`"],
  ["**Done.**\n\nAnd *", "**Done.**\n\nAnd"],
  ["```js\nlet x", "```js\nlet x\n```"],
  ["It is **so** old.", "It is **so** old."],
])("draws the growing %j as %j", (text, closed) => {
  expect(closeOpenMarks(text)).toBe(closed);
});
