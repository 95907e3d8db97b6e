/**
 * Prints which features carry a message for or against need, strongest first.
 *
 *   npx tsx packages/core/evaluation/need/explain.ts "go on please" "lass mich sterben"
 */
import { english } from "../../src/safety/english/english";
import { featuresOf, hasSign, idOf, namedFeatures } from "../../src/safety/features";
import { german } from "../../src/safety/german/german";
import { languagesOf } from "../../src/safety/language-of";
import { scoreOf } from "../../src/safety/weights";

for (const text of process.argv.slice(2)) {
  const rules = languagesOf(text, "en")[0] === "de" ? german : english;
  const words = rules.normalize(text);
  const features = featuresOf(words, rules);
  const bound = hasSign(words, rules) ? rules.threshold : rules.plainThreshold;
  const score = scoreOf(features, rules.need);
  const byId = new Map<number, Set<string>>();
  for (const name of namedFeatures(words, rules)) byId.set(idOf(name), (byId.get(idOf(name)) ?? new Set()).add(name));
  const parts = [...byId]
    .map(([id, names]) => ({ weight: rules.need.get(id) ?? 0, names: [...names].join(" = ") }))
    .filter(({ weight }) => weight !== 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ weight, names }) => `[${names}] ${weight}`);
  console.log(
    `${JSON.stringify(text)}: ${score.toFixed(2)}, need from ${bound} on, ${features.size} features\n  ${parts.join(", ")}`,
  );
}
