// Which pages there are, in the order of the menu. A page is Markdown: most lie in `pages`, others elsewhere in the
// repository, which keeps each text in one place.
import { readdirSync } from "node:fs";

const own = (path) => ({ path, source: `apps/docs/pages/${path}.md` });
const from = (source, path) => ({ path, source });

const charts = readdirSync(new URL("../../docs/charts", import.meta.url)).map((file) =>
  from(`docs/charts/${file}`, `charts/${file.replace(/\.md$/, "")}`),
);

/**
 * @typedef {object} Page
 * @property {string} path its address in the site, without an ending
 * @property {string} source the Markdown file, from the root of the repository
 * @property {string} [text] the Markdown itself, where it is generated
 *
 * @type {{ title: string, pages: Page[], folded?: boolean }[]}
 */
export const sections = [
  { title: "", pages: [own("index")] },
  {
    title: "Start",
    pages: ["hosted", "embed", "next", "web-component", "headless"].map((name) => own(`start/${name}`)),
  },
  {
    title: "Guides",
    pages: [
      "own-character",
      "own-model",
      "own-voice",
      "camera",
      "chat-room",
      "live-agents",
      "recipes",
      "theming",
      "languages",
      "testing",
      "people-in-need",
    ].map((name) => own(`guides/${name}`)),
  },
  {
    title: "Moving here",
    pages: ["from-use-chat", "from-elevenlabs-react", "from-web-speech"].map((name) => own(`guides/${name}`)),
  },
  {
    title: "Packages",
    pages: [
      "core",
      "react-ui",
      "web-component",
      "built-in-model",
      "testing",
      "storybook-statecharts",
      "create-app",
    ].map((name) => from(`packages/${name}/README.md`, `packages/${name}`)),
  },
  {
    title: "Operation",
    pages: [from("docs/hosting.md", "operation/hosting"), from("docs/models.md", "operation/models")],
  },
  {
    title: "About",
    pages: [
      own("about/privacy"),
      from("SECURITY.md", "about/security"),
      own("about/accessibility"),
      own("about/versions"),
      own("about/licences"),
      own("about/figures"),
      from("bench/README.md", "about/bench"),
      from("ARCHITECTURE.md", "about/architecture"),
    ],
  },
  { title: "Charts", pages: [own("charts/index"), ...charts], folded: true },
];
