/**
 * Prints which features carry a message for or against need, strongest first.
 *
 *   npx tsx packages/core/evaluation/need/explain.ts "go on please" "let me die"
 */
import { english } from "../../src/safety/english";
import { featuresOf, hasSign, idOf, namedFeatures } from "../../src/safety/features";
import { normalize } from "../../src/safety/normalize";
import { scoreOf } from "../../src/safety/weights";

for (const text of process.argv.slice(2)) {
  const words = normalize(text);
  const features = featuresOf(words, english.concepts);
  const bound = hasSign(words, english.concepts, english.signs) ? english.threshold : english.plainThreshold;
  const score = scoreOf(features, english.need);
  const byId = new Map<number, Set<string>>();
  for (const name of namedFeatures(words, english.concepts))
    byId.set(idOf(name), (byId.get(idOf(name)) ?? new Set()).add(name));
  const parts = [...byId]
    .map(([id, names]) => ({ weight: english.need.get(id) ?? 0, names: [...names].join(" = ") }))
    .filter(({ weight }) => weight !== 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ weight, names }) => `[${names}] ${weight}`);
  console.log(
    `${JSON.stringify(text)}: ${score.toFixed(2)}, need from ${bound} on, ${features.size} features\n  ${parts.join(", ")}`,
  );
}
