// Checks that the README’s lines for Hono and Express mount the chat handler: each server is made of them, outside this
// repository, and asked for a reply. Needs a finished `npm run build` and a network.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { installForeignApp, ownVersion } from "./foreign-app.mjs";
import { serveForeign } from "./serve-foreign.mjs";

const readme = readFileSync("packages/core/README.md", "utf8");
const mounts = [...readme.matchAll(/```js\n(\/\/ (Hono|Express)[^\n]*\n[\s\S]*?)```/g)].map(([, code, name]) => ({
  name,
  code,
}));
if (mounts.length !== 2)
  throw new Error(`The README shows ${mounts.length} servers in JavaScript, not Hono and Express.`);

const reply = "A current that turns, my friend, and never asks why.";
const vendor = await startOpenAIStandIn({ reply });
const { folder, remove } = installForeignApp({
  dependencies: {
    openai: ownVersion("openai"),
    hono: ownVersion("hono"),
    "@hono/node-server": ownVersion("@hono/node-server"),
    express: "latest",
  },
});

/** The handler as the README makes it, with the address of the stand-in. */
const beginning = `
import { characters } from "@archive-of-minds/core";
import { createOpenAILanguageModel } from "@archive-of-minds/core/providers/openai";
import { createChatHandler } from "@archive-of-minds/core/server";
const models = createOpenAILanguageModel({ baseURL: "${vendor.url}/v1", apiKey: "sk-test", model: "gpt-test" });
const handler = createChatHandler({ characters, models });
const listening = ({ port }) => console.log("http://localhost:" + port);
const port = 0;
`;

try {
  for (const { name, code } of mounts) {
    writeFileSync(join(folder, `${name}.mjs`), `${beginning}${code}`);
    const server = await serveForeign(folder, [`${name}.mjs`]);
    try {
      const answer = await fetch(`${server.url}/api/chat`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          characterId: "tesla",
          purpose: "reply",
          messages: [{ role: "user", content: "Hello" }],
        }),
      });
      const events = await answer.text();
      const said = [...events.matchAll(/event: delta\ndata: (.*)/g)].map(([, data]) => JSON.parse(data).text).join("");
      if (said !== reply) throw new Error(`${name} answered ${answer.status}: ${events}`);
    } finally {
      server.stop();
    }
    process.stdout.write(`${name}: the README’s lines mount the handler\n`);
  }
} finally {
  await vendor.close();
  remove();
}
