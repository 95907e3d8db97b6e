import { findNeed } from "../../src/safety/find-need";
import { heldOut, readPhrasings } from "./phrasings";
import { readProse } from "./prose";
import { trialsOf } from "./trials";

// How the check of today judges phrasings from which nothing was learned.

const judged = readPhrasings(heldOut).map((phrasing) => ({
  ...phrasing,
  found: findNeed(phrasing.text)?.kind ?? null,
}));
for (const source of new Set(judged.map(({ source }) => source))) {
  const need = judged.filter((phrasing) => phrasing.source === source && phrasing.kind !== null);
  const lookalikes = judged.filter((phrasing) => phrasing.source === source && phrasing.kind === null);
  const met = need.filter(({ found }) => found !== null);
  const ofTheKind = met.filter(({ kind, found }) => found === kind);
  const taken = lookalikes.filter(({ found }) => found !== null);
  console.log(
    `${source}: ${met.length} of ${need.length} met (${ofTheKind.length} with the right kind), ${taken.length} of ${lookalikes.length} look-alikes taken`,
  );
}

const material = {
  harmless: judged.filter(({ source, kind }) => source === "visitors" && kind === null).map(({ text }) => text),
  need: judged.filter(({ kind }) => kind !== null).map(({ text }) => text),
  prose: readProse(),
};
for (const { name, texts } of trialsOf(material, 5_000)) {
  const found = texts.filter((text) => findNeed(text) !== null);
  console.log(`${name}: ${((100 * found.length) / texts.length).toFixed(1)} % of ${texts.length} taken for need`);
}
