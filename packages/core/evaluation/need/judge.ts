/**
 * How the check of today judges phrasings from which nothing was learned, on an English page.
 *
 *   npx tsx packages/core/evaluation/need/judge.ts german
 */
import { createSafetyCheck } from "../../src/safety/create-safety-check";
import { type Language, readHeldOut } from "./phrasings";
import { readProse } from "./prose";
import { trialsOf } from "./trials";

const language = (process.argv[2] ?? "english") as Language;
const check = createSafetyCheck();
const { signal } = new AbortController();
const kindIn = async (text: string) => (await check.check({ text, language: "en" }, { signal }))?.kind ?? null;

const judged = await Promise.all(
  readHeldOut(language).map(async (phrasing) => ({ ...phrasing, found: await kindIn(phrasing.text) })),
);
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
  prose: language === "english" ? readProse() : [],
};
for (const { name, texts } of trialsOf(material, 5_000)) {
  const found = await Promise.all(texts.map(kindIn));
  const taken = found.filter((kind) => kind !== null).length;
  console.log(`${name}: ${((100 * taken) / texts.length).toFixed(1)} % of ${texts.length} taken for need`);
}
