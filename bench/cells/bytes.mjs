import { gzipSync } from "node:zlib";
import { buildInApp, loadedAtOnce, measureSizes, README_EXAMPLE } from "../../scripts/consumers/sizes.mjs";
import { buildDemo } from "../harness/build.mjs";
import { largestModules } from "../harness/modules.mjs";

const REACT = [/^react($|\/)/, /^react-dom($|\/)/];
const isCorpus = ({ moduleIds }) => moduleIds.some((id) => /\/built-in-model\/dist\/generated\/(?!room)/.test(id));
// What a discussion needs besides is fetched by the Chat Room only.
const isModel = (chunk) =>
  !isCorpus(chunk) && chunk.moduleIds.some((id) => id.endsWith("/built-in-model/dist/model.js"));

const isDrawing = ({ moduleIds }) => moduleIds.some((id) => /\/Presence\/drawings\//.test(id));

// The level of a server that compresses as it sends.
const kilobytes = (files) => files.reduce((sum, { code, source }) => sum + gzipSync(code ?? source).length, 0) / 1000;

/**
 * Weighs the packages as they were built last, by `npm run build`, and the demo from source.
 *
 * @param {string} folder where the packages are installed, see `installPackages`
 */
export async function measureBytes(folder) {
  const sizes = await measureSizes(folder);
  const embed = await buildInApp(folder, README_EXAMPLE, { external: REACT, sourcemap: "hidden" });
  const presence = await buildInApp(folder, "sizes/presence.tsx", {
    external: [...REACT, /^@archive-of-minds\/core/, /^@?xstate/],
  });
  const demo = await buildDemo();
  const chunksOf = (output) => output.filter(({ type }) => type === "chunk");
  // The model counts even where it is fetched later: without it there is no reply.
  const withModel = loadedAtOnce(embed, (chunk) => chunk.isEntry || isModel(chunk));
  // The service worker is an entry of its own, which no page waits for.
  const demoLoad = loadedAtOnce(demo, ({ isEntry, name }) => isEntry && name === "main");
  const css = (output) => output.filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    rows: [
      ...sizes.map(({ name, kilobytes: value, aim }) => ({ figure: name, values: [value], unit: "kB", limit: aim })),
      { figure: "— JS of the README’s example with its model", values: [kilobytes(withModel)], unit: "kB" },
      {
        figure: "JS of the Presence without its drawings, React and core out",
        values: [kilobytes(chunksOf(presence).filter((chunk) => !isDrawing(chunk)))],
        unit: "kB",
        limit: 4,
      },
      {
        figure: "the largest of its drawings",
        values: [
          Math.max(
            ...chunksOf(presence)
              .filter(isDrawing)
              .map((chunk) => kilobytes([chunk])),
          ),
        ],
        unit: "kB",
        limit: 4,
      },
      { figure: "JS at first load of the demo, React in", values: [kilobytes(demoLoad)], unit: "kB", limit: 110 },
      { figure: "— CSS of the demo", values: [kilobytes(css(demo))], unit: "kB" },
    ],
    modules: { embed: largestModules(loadedAtOnce(embed)), demo: largestModules(demoLoad) },
  };
}
