import { scoreOf, type Weights } from "../../src/safety/weights";
import { seededRandom } from "./random";

export interface Example {
  readonly features: ReadonlySet<number>;
  readonly wanted: boolean;
}

export interface Settings {
  /** How much an error costs: less is more regular. */
  readonly cost: number;
  /** Features that fewer examples have are left out. */
  readonly least: number;
  /** So many features are kept. */
  readonly kept: number;
}

interface Learned {
  readonly weights: Map<number, number>;
  readonly bias: number;
}

const ROUNDS = 40;
const LEVELS = 5;
const SCALE = 5;

const shuffle = (list: Uint32Array, random: () => number): void => {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const moved = list[last]!;
    list[last] = list[other]!;
    list[other] = moved;
  }
};

const countFeatures = (examples: readonly Example[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
};

/** A linear support vector machine with squared hinge loss and L2, by dual coordinate descent (Hsieh et al., 2008). */
const separate = (examples: readonly Example[], allowed: ReadonlySet<number>, cost: number): Learned => {
  const ids = [...allowed];
  const places = new Map(ids.map((id, place) => [id, place]));
  const rows = examples.map(({ features }) => Uint32Array.from([...features].flatMap((id) => places.get(id) ?? [])));
  const scales = examples.map(({ features }) => SCALE / Math.sqrt(Math.max(1, features.size)));
  const weights = new Float64Array(ids.length);
  let bias = 0;
  const duals = new Float64Array(examples.length);
  const order = Uint32Array.from(examples.keys());
  const random = seededRandom(1);
  const slack = 0.5 / cost;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at]!;
      const scale = scales[at]!;
      const sign = examples[at]!.wanted ? 1 : -1;
      let sum = 0;
      for (const place of row) sum += weights[place]!;
      const gradient = sign * (sum * scale + bias) - 1 + slack * duals[at]!;
      const next = Math.max(0, duals[at]! - gradient / (row.length * scale * scale + 1 + slack));
      const step = (next - duals[at]!) * sign;
      if (step === 0) continue;
      duals[at] = next;
      bias += step;
      for (const place of row) weights[place]! += step * scale;
    }
  }
  return { weights: new Map(ids.map((id, place) => [id, weights[place]! * SCALE])), bias };
};

/** Whole numbers from -5 to 5, and a bias on the same scale. */
const quantise = ({ weights, bias }: Learned): Learned => {
  const sizes = [...weights.values()].map(Math.abs).sort((one, other) => one - other);
  const unit = (sizes[Math.floor(sizes.length * 0.995)] ?? 1) / LEVELS;
  const rounded = new Map<number, number>();
  for (const [id, weight] of weights) {
    const level = Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / unit)));
    if (level !== 0) rounded.set(id, level);
  }
  return { weights: rounded, bias: bias / unit };
};

/** Learns twice: from all features, then from those that carried most. */
export const learn = (examples: readonly Example[], { cost, least, kept }: Settings): Learned => {
  const counts = countFeatures(examples);
  const common = new Set([...counts].filter(([, count]) => count >= least).map(([id]) => id));
  const first = separate(examples, common, cost);
  const carried = (id: number): number => Math.abs(first.weights.get(id)!) * Math.sqrt(counts.get(id)!);
  const best = [...common].sort((one, other) => carried(other) - carried(one)).slice(0, kept);
  return quantise(separate(examples, new Set(best), cost));
};

export const judge = (
  features: ReadonlySet<number>,
  { weights, bias }: { readonly weights: Weights; readonly bias: number },
): number => scoreOf(features, weights) + bias;
