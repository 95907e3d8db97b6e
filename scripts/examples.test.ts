import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");

/** A block of code of a page, without the comment that names its file. */
function blockOf(page: string, language: string, place: number): string {
  const blocks = [...read(page).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))];
  return (blocks[place - 1]?.[1] ?? "").replace(/^\/\/ \S+\n/, "");
}

const start = (name: string) => `apps/docs/pages/start/${name}.md`;

it.each([
  ["vite-react-18/src/main.tsx", "README.md", "tsx", 1],
  ["vite-react-19/src/Chat.tsx", start("embed"), "tsx", 1],
  ["react-router/app/Chat.tsx", start("embed"), "tsx", 1],
  ["astro/src/components/Chat.tsx", start("embed"), "tsx", 1],
  ["next/app/page.tsx", start("next"), "tsx", 1],
  ["next/app/api/chat/route.ts", start("next"), "ts", 1],
  ["next/app/with-a-model/page.tsx", start("next"), "tsx", 2],
  ["node/talk.mjs", start("headless"), "ts", 1],
  ["html/index.html", start("web-component"), "html", 1],
])("examples/%s is what %s says", (file, page, language, place) => {
  expect(read(`examples/${file}`)).toBe(blockOf(page, language, place));
});

const examples = readdirSync("examples", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(examples)("examples/%s says in five lines what it is, and is in the list", (name) => {
  expect(read(`examples/${name}/README.md`).trim().split("\n").length).toBeLessThanOrEqual(5);
  expect(read("examples/README.md")).toContain(`(${name}/README.md)`);
});

it.each(examples.filter((name) => existsSync(`examples/${name}/package.json`)))(
  "examples/%s asks for the versions that are released together",
  (name) => {
    const { version } = JSON.parse(read("packages/core/package.json")) as { version: string };
    const { dependencies } = JSON.parse(read(`examples/${name}/package.json`)) as {
      dependencies: Readonly<Record<string, string>>;
    };
    const ours = Object.entries(dependencies).filter(([dependency]) => dependency.startsWith("@archive-of-minds/"));
    expect(ours.map(([, wanted]) => wanted)).toEqual(ours.map(() => `^${version}`));
  },
);
