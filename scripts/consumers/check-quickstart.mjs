import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runIn } from "./install.mjs";
import { freePort, serveApp } from "./serve.mjs";
import { talkInPage } from "./talk.mjs";

const PAGE = "apps/docs/pages/start/next.md";
const LAST = "npm run dev";

/** What the page says, in its order: commands of a shell, and files. */
const steps = (text) =>
  [...text.matchAll(/^```(sh|tsx)\n([\s\S]*?)^```/gm)].map(([, language, code]) => {
    if (language === "sh") return { commands: code.trim() };
    const [, path, file] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(code);
    return { path, file };
  });

/** Follows the quickstart for Next word by word, from the packed packages to a reply, and says how long it took. */
export async function checkQuickstart({ folder, tarballs }) {
  mkdirSync(join(folder, "archive-of-minds"));
  for (const name of ["core", "built-in-model", "react-ui"])
    cpSync(tarballs[name], join(folder, "archive-of-minds", tarballs[name].split(/[\\/]/).at(-1)));
  const begun = Date.now();
  let app = folder;
  for (const { commands, path, file } of steps(readFileSync(PAGE, "utf8"))) {
    if (path !== undefined) {
      writeFileSync(join(app, path), file);
      continue;
    }
    const isLast = commands.endsWith(LAST);
    runIn(app, "bash", ["-e", "-c", isLast ? commands.slice(0, -LAST.length) : commands], {
      NEXT_TELEMETRY_DISABLED: "1",
    });
    const entered = /^cd (\S+)$/m.exec(commands);
    if (entered) app = join(app, entered[1]);
    if (isLast) break;
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stop = await serveApp(app, LAST.split(" "), url, { PORT: String(port), NEXT_TELEMETRY_DISABLED: "1" });
  try {
    await talkInPage(url);
  } finally {
    await stop();
  }
  process.stdout.write(`from the first command of ${PAGE} to a reply: ${((Date.now() - begun) / 1000).toFixed(0)} s\n`);
}
