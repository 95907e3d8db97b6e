import { gzipSync } from "node:zlib";
import { installForeignApp } from "../../scripts/foreign-app.mjs";
import { buildForeign, loadedAtOnce } from "../../scripts/foreign-sizes.mjs";
import { buildDemo } from "../harness/build.mjs";
import { largestModules, weighWithout } from "../harness/modules.mjs";

const REACT = [/^react($|\/)/, /^react-dom($|\/)/];
const isCorpus = ({ moduleIds }) => moduleIds.some((id) => /\/built-in-model\/dist\/generated\/(?!room)/.test(id));
// What a discussion needs besides is fetched by the Chat Room only.
const isModel = (chunk) =>
  !isCorpus(chunk) && chunk.moduleIds.some((id) => id.endsWith("/built-in-model/dist/model.js"));

/** Listening, speaking, being interrupted, and what shows them. */
const VOICE =
  /\/(listening|speaking)\/|\/regions\/(microphone|voice|voice-offer|voice-activity|barge-in|audio)\.|\/chat\/(chat\.voice|microphone-status|heard-text)\.|\/components\/(Voice|Presence)\/|\/VoiceOnlyView\.|\/use-push-to-talk\.|\/contracts\/speech-/;

// The level of a server that compresses as it sends.
const kilobytes = (files) => files.reduce((sum, { code, source }) => sum + gzipSync(code ?? source).length, 0) / 1000;

/** What a team gets that installs the packages: built from tarballs, outside this repository. */
async function buildInstalled() {
  const { folder, remove } = installForeignApp();
  try {
    return {
      embed: await buildForeign(folder, "src/main.tsx", { external: REACT, sourcemap: "hidden" }),
      presence: await buildForeign(folder, "sizes/presence.tsx", {
        external: [...REACT, /^@archive-of-minds\/core/, /^@?xstate/],
      }),
    };
  } finally {
    remove();
  }
}

/** Weighs the packages as they were built last, by `npm run build`, and the demo from source. */
export async function measureBytes() {
  const { embed, presence } = await buildInstalled();
  const demo = await buildDemo();
  const chunksOf = (output) => output.filter(({ type }) => type === "chunk");
  const atOnce = loadedAtOnce(embed);
  // The model counts even where it is fetched later: without it there is no reply.
  const withModel = loadedAtOnce(embed, (chunk) => chunk.isEntry || isModel(chunk));
  // The service worker is an entry of its own, which no page waits for.
  const demoLoad = loadedAtOnce(demo, ({ isEntry, name }) => isEntry && name === "main");
  const css = (output) => output.filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    rows: [
      {
        figure: "JS to embed a text chat, built-in model in, React, corpora and voice out",
        values: [weighWithout(withModel, (module) => VOICE.test(module)) / 1000],
        unit: "kB",
        limit: 36,
      },
      { figure: "— with voice, as it is loaded", values: [kilobytes(withModel)], unit: "kB" },
      { figure: "— of which before the first question", values: [kilobytes(atOnce)], unit: "kB", limit: 65 },
      { figure: "CSS to embed a text chat", values: [kilobytes(css(embed))], unit: "kB", limit: 12 },
      {
        figure: "JS of the Presence, React and core out",
        values: [kilobytes(chunksOf(presence))],
        unit: "kB",
        limit: 3,
      },
      { figure: "JS at first load of the demo, React in", values: [kilobytes(demoLoad)], unit: "kB", limit: 110 },
      { figure: "— CSS of the demo", values: [kilobytes(css(demo))], unit: "kB" },
    ],
    modules: { embed: largestModules(withModel), demo: largestModules(demoLoad) },
  };
}
