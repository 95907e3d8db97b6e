import { createCompany } from "./company";

/** Harmless messages, phrasings of need, and sentences of prose in their order. */
interface Material {
  readonly harmless: readonly string[];
  readonly need: readonly string[];
  /** Left out of the trials where there is none. */
  readonly prose: readonly string[];
}

interface Trial {
  readonly name: string;
  readonly texts: readonly string[];
}

/** Messages of several sentences by which a check is measured, the same each time; of the harmless ones so many each. */
export function trialsOf({ harmless, need, prose }: Material, count: number): Trial[] {
  const { joined, run, among } = createCompany(7);
  const times = (make: () => string): string[] => Array.from({ length: count }, make);
  return [
    ...[1, 2, 4, 8, 16].map((sentences) => ({
      name: `${sentences} harmless`,
      texts: times(() => joined(harmless, sentences)),
    })),
    ...(prose.length > 0 ? [1, 2, 4, 8] : []).map((sentences) => ({
      name: `${sentences} of prose`,
      texts: times(() => run(prose, sentences)),
    })),
    { name: "need", texts: need },
    { name: "need of several sentences", texts: need.filter((text) => /[.!?…;]\s+\S/.test(text)) },
    { name: "need, 1 harmless", texts: need.map((text) => among(text, harmless, 0, 1)) },
    { name: "2 harmless, need, 2 harmless", texts: need.map((text) => among(text, harmless, 2, 2)) },
    ...(prose.length > 0
      ? [{ name: "2 of prose, need, 2 of prose", texts: need.map((text) => among(text, prose, 2, 2)) }]
      : []),
    { name: "4 harmless, need, 4 harmless", texts: need.map((text) => among(text, harmless, 4, 4)) },
  ];
}
