/**
 * Learns the weights of the check for people in need.
 *
 *   npx tsx packages/core/evaluation/need/train.ts english            measures on phrasings that were left out, and writes the weights
 *   npx tsx packages/core/evaluation/need/train.ts german --measure   only measures
 *   npx tsx packages/core/evaluation/need/train.ts german --errors    measures, and prints what was judged wrongly
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { NeedKind } from "../../src/contracts/safety-check";
import { englishGrammar } from "../../src/safety/english/grammar";
import { featuresOf, hasSign, topicsOf } from "../../src/safety/features";
import { germanGrammar } from "../../src/safety/german/grammar";
import { pack } from "../../src/safety/weights";
import { judge, learn, type Settings } from "./learn";
import { type Language, type Phrasing, readLearned } from "./phrasings";

const needSettings: Settings = { cost: 0.2, least: 2, kept: 8_400 };
const kindSettings: Settings = { cost: 0.05, least: 3, kept: 250 };
/** Of ordinary messages without any sign of need so many may be taken: they have to reach more. */
const PLAIN_TAKEN = 0.007;
/** Ordinary messages come far more often than look-alikes, so an error in one counts as often. */
const TIMES = 2;
/** Lines that stand together are alike: they are left out together. */
const TOGETHER = 5;
const FOURTHS = [0, 1, 2, 3];

const kinds: readonly NeedKind[] = ["despair", "selfHarm", "violence", "childAbuse", "overdose", "medicalEmergency"];

type Read = Phrasing & {
  readonly isPlain: boolean;
  readonly features: ReadonlySet<number>;
  readonly topics: ReadonlySet<number>;
};
type Judged = Read & { readonly score: number; readonly guess: NeedKind };

/** Of the look-alikes that were left out, so many may be taken for need: it sets the threshold. A miss costs more than a false alarm. */
const takenIn: Readonly<Record<Language, number>> = { english: 0.025, german: 0.04 };
const grammars = { english: englishGrammar, german: germanGrammar };
const language = process.argv[2] as Language;
const grammar = grammars[language];
const TAKEN = takenIn[language];
if (grammar === undefined) throw new Error(`Name a language: ${Object.keys(grammars).join(" or ")}.`);

const phrasings = readLearned(language).map((phrasing): Read => {
  const words = grammar.normalize(phrasing.text);
  return {
    ...phrasing,
    isPlain: !hasSign(words, grammar),
    features: featuresOf(words, grammar),
    topics: topicsOf(words, grammar),
  };
});

const isEveryday = ({ source }: Phrasing): boolean => ["ordinary", "short", "visitors"].includes(source);

const learnNeed = (from: readonly Read[]) =>
  learn(
    from.flatMap((phrasing) =>
      Array.from({ length: isEveryday(phrasing) ? TIMES : 1 }, () => ({
        features: phrasing.features,
        wanted: phrasing.kind !== null,
      })),
    ),
    needSettings,
  );

const learnKinds = (from: readonly Read[]) => {
  const need = from.filter(({ kind }) => kind !== null);
  return kinds.map((each) => ({
    kind: each,
    ...learn(
      need.map(({ topics, kind }) => ({ features: topics, wanted: kind === each })),
      kindSettings,
    ),
  }));
};

/** Written after phrasings of both authors were read: not used to judge them. */
const spoilt = ({ source }: Phrasing): boolean => source === "rule-author-2" || source === "plain";

const judgeLeftOut = (leftOut: (phrasing: Phrasing) => boolean): Judged[] => {
  const known = phrasings.filter((phrasing) => !leftOut(phrasing) && !spoilt(phrasing));
  const need = learnNeed(known);
  const byKind = learnKinds(known);
  return phrasings.filter(leftOut).map((phrasing) => {
    const scores = byKind.map(({ kind, ...learned }) => ({ kind, score: judge(phrasing.topics, learned) }));
    const guess = scores.reduce((best, each) => (each.score > best.score ? each : best)).kind;
    return { ...phrasing, score: judge(phrasing.features, need), guess };
  });
};

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const boundFor = (judged: readonly Judged[], taken: number): number => {
  const scores = judged
    .filter(({ kind }) => kind === null)
    .map(({ score }) => score)
    .sort((one, other) => other - one);
  return scores[Math.floor(taken * scores.length)] ?? -Infinity;
};

/** Every line is judged once by what was learned without it. */
const judgeFourths = (): Judged[] => {
  const fourthOf = new Map(phrasings.map((phrasing, at) => [phrasing, Math.floor(at / TOGETHER) % FOURTHS.length]));
  return FOURTHS.flatMap((fourth) => judgeLeftOut((phrasing) => fourthOf.get(phrasing as Read) === fourth));
};

type Bounds = { readonly some: number; readonly plain: number };

/** The scores from which on a message with a sign of need, and one without any, is taken for need. */
const boundsFor = (batches: readonly Judged[], fourths: readonly Judged[]): Bounds => {
  const some = boundFor(batches, TAKEN);
  const plain = fourths.filter((phrasing) => isEveryday(phrasing) && phrasing.isPlain);
  return { some, plain: Math.max(some, boundFor(plain, PLAIN_TAKEN)) };
};

const isTaken = ({ isPlain, score }: Pick<Judged, "isPlain" | "score">, { some, plain }: Bounds): boolean =>
  score > (isPlain ? plain : some);

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const report = (name: string, judged: readonly Judged[]): void => {
  const need = judged.filter(({ kind }) => kind !== null);
  const recall = [0.005, 0.01, 0.02, 0.03, 0.04, 0.05].map((taken) => {
    const bound = boundFor(judged, taken);
    return `${percent(need.filter(({ score }) => score > bound).length, need.length)} at ${taken * 100} %`;
  });
  print(`${name}: need met ${recall.join(", ")} of look-alikes taken`);
  const bound = boundFor(judged, TAKEN);
  const met = need.filter(({ score }) => score > bound);
  print(`  kind right for ${percent(met.filter(({ kind, guess }) => kind === guess).length, met.length)} of those met`);
};

const printErrors = (judged: readonly Judged[]): void => {
  const bound = boundFor(judged, TAKEN);
  const wrong = judged
    .filter(({ kind, score }) => (kind !== null) === score <= bound)
    .sort((one, other) => one.score - other.score);
  for (const { score, kind, text } of wrong) print(`${(score - bound).toFixed(2)} ${kind ?? "look-alike"}: ${text}`);
};

const by =
  (author: string, batch = "") =>
  ({ source }: Phrasing): boolean =>
    source.startsWith(`author-${author}-${batch}`);
const byBoth = (phrasing: Phrasing): boolean => by("a")(phrasing) || by("b")(phrasing);

/** English batches 4 to 7 were held out first, and learned from later. */
const batchNumbers = language === "english" ? ["1", "2", "3"] : ["1", "2", "3", "4", "5", "6", "7"];
const batches = batchNumbers.map((batch) =>
  judgeLeftOut((phrasing) => by("a", batch)(phrasing) || by("b", batch)(phrasing)),
);
report("Batch 3 of a left out", batches[2]!.filter(by("a")));
report("Batch 3 of b left out", batches[2]!.filter(by("b")));
report("Each batch of a and b left out in turn", batches.flat());
report("Author a left out", judgeLeftOut(by("a")));
report("Author b left out", judgeLeftOut(by("b")));
report("Authors a and b left out", judgeLeftOut(byBoth));
const fourths = judgeFourths();
const bounds = boundsFor(batches.flat(), fourths);
const everyday = fourths.filter(isEveryday);
const met = everyday.filter((phrasing) => phrasing.kind !== null && isTaken(phrasing, bounds));
const taken = everyday.filter((phrasing) => phrasing.kind === null && isTaken(phrasing, bounds));
const short = everyday.filter(({ kind }) => kind !== null);
print(
  `Each fourth left out in turn, everyday messages: ${percent(taken.length, everyday.length - short.length)} taken, need met ${percent(met.length, short.length)}`,
);
if (process.argv.includes("--errors")) printErrors(batches.flat());

/** Lines that fit on a screen. */
const wrap = (text: string): string => `\`\n${text.replace(/.{150}/g, "$&\n")}\``;
const packedText = (weights: Map<number, number>): string => {
  const { steps, weights: levels } = pack(weights);
  return `steps: ${wrap(steps)},\n    weights: ${wrap(levels)},`;
};

if (!process.argv.includes("--measure") && !process.argv.includes("--errors")) {
  const need = learnNeed(phrasings);
  const threshold = bounds.some - need.bias;
  const plainThreshold = bounds.plain - need.bias;
  const entries = learnKinds(phrasings).map(
    ({ kind, weights, bias }) => `  ${kind}: {\n    bias: ${bias.toFixed(3)},\n    ${packedText(weights)}\n  },`,
  );
  const text = `// Written by evaluation/need/train.ts.
import type { Packed } from '../weights'

/** The score from which on a message counts as need. */
export const threshold = ${threshold.toFixed(3)}

/** The same for a message without any sign of need. */
export const plainThreshold = ${plainThreshold.toFixed(3)}

export const needWeights: Packed = {
    ${packedText(need.weights)}
}

export const kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>> = {
${entries.join("\n")}
}
`;
  writeFileSync(fileURLToPath(new URL(`../../src/safety/${language}/weights.ts`, import.meta.url)), text);
  const known = phrasings.filter(
    ({ features, isPlain, kind }) => isTaken({ isPlain, score: judge(features, need) }, bounds) === (kind !== null),
  );
  print(
    `${need.weights.size} features, thresholds ${threshold.toFixed(2)} and ${plainThreshold.toFixed(2)}, ${percent(known.length, phrasings.length)} of the training phrasings judged right`,
  );
}
