import type { Fact, Stance } from "./corpus";

/** By the id of a fact or a stance: narrower questions, each with the one sentence that answers it. */
type Details = Readonly<Record<string, readonly (readonly [question: string, answer: string])[]>>;

/** Facts or stances with their narrower questions. */
export const withDetails = <T extends Fact | Stance>(items: readonly T[], details: Details): readonly T[] =>
  items.map((item) => {
    const own = details[item.id] ?? [];
    return {
      ...item,
      questions: [...own.map(([question]) => question), ...item.questions],
      details: own.map(([, answer]) => answer),
    };
  });
