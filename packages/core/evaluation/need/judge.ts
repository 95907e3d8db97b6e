import { findNeed } from "../../src/safety/find-need";
import { heldOut, readPhrasings } from "./phrasings";

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
