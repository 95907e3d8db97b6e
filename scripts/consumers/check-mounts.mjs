import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installExample } from "./install.mjs";
import { freePort, serveApp } from "./serve.mjs";

const REPLY = "A current that turns, my friend, and never asks why.";

/** The lines for Hono and Express of core’s README mount the chat handler: each server is made of them and asked. */
export async function checkMounts({ folder, tarballs }) {
  const readme = readFileSync("packages/core/README.md", "utf8");
  const mounts = [...readme.matchAll(/```js\n(\/\/ (Hono|Express)[^\n]*\n[\s\S]*?)```/g)];
  if (mounts.length !== 2)
    throw new Error(`The README shows ${mounts.length} servers in JavaScript, not Hono and Express.`);
  const versions = { openai: "^6", hono: "latest", "@hono/node-server": "latest", express: "latest" };
  installExample({ folder, example: "node", tarballs, versions });
  const vendor = await startOpenAIStandIn({ reply: REPLY });
  try {
    for (const [, code, name] of mounts) {
      const port = await freePort();
      writeFileSync(join(folder, `${name}.mjs`), `${beginning(vendor.url, port)}${code}`);
      const url = `http://localhost:${port}`;
      const stop = await serveApp(folder, [process.execPath, `${name}.mjs`], url);
      try {
        await ask(name, url);
      } finally {
        await stop();
      }
      process.stdout.write(`${name}: the README’s lines mount the handler\n`);
    }
  } finally {
    await vendor.close();
  }
}

/** The handler as the README makes it, with the address of the stand-in. */
const beginning = (vendor, port) => `
import { characters } from "@archive-of-minds/core";
import { createOpenAILanguageModel } from "@archive-of-minds/core/providers/openai";
import { createChatHandler } from "@archive-of-minds/core/server";
const models = createOpenAILanguageModel({ baseURL: "${vendor}/v1", apiKey: "sk-test", model: "gpt-test" });
const handler = createChatHandler({ characters, models });
const listening = () => {};
const port = ${port};
`;

async function ask(name, url) {
  const answer = await fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ characterId: "tesla", purpose: "reply", messages: [{ role: "user", content: "Hello" }] }),
  });
  const events = await answer.text();
  const said = [...events.matchAll(/event: delta\ndata: (.*)/g)].map(([, data]) => JSON.parse(data).text).join("");
  if (said !== REPLY) throw new Error(`${name} answered ${answer.status}: ${events}`);
}
