import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const EXAMPLE = /^virtual:example\/(.+)\/(\d+)\.tsx$/;

/** The examples of a text as modules, by the name of a file beside it. A source file's `@example` gets its missing imports. */
export function examplesOf(path) {
  const text = readFileSync(path, "utf8");
  const codes = path.endsWith(".md")
    ? [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => code)
    : [...text.matchAll(/@example\n((?: \* .*\n)+)/g)].map(([, lines]) =>
        withPreamble(lines.replaceAll(/^ \* /gm, "")),
      );
  return new Map(codes.map((code, place) => [resolve(`${path}.example-${place + 1}.tsx`), code]));
}

function withPreamble(code) {
  return [
    "import { createChat } from '@archive-of-minds/core'",
    "import { builtInCorpora, createBuiltInLanguageModel } from '@archive-of-minds/built-in-model'",
    "const languageModel = createBuiltInLanguageModel({ corpora: builtInCorpora })",
    code,
  ].join("\n");
}

/** Lets a test import an example as it stands: `virtual:example/packages/core/README.md/1.tsx`. */
export function readmeExamples() {
  return {
    name: "readme-examples",
    resolveId: (id) => (EXAMPLE.test(id) ? id : undefined),
    load(id) {
      const [, path, place] = EXAMPLE.exec(id) ?? [];
      return path && [...examplesOf(path).values()][place - 1];
    },
  };
}
