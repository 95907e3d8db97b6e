import { parseArgs } from "node:util";

/** The number after `--rounds`. */
export function readRounds(usual: number): number {
  const { values } = parseArgs({ options: { rounds: { type: "string", default: String(usual) } } });
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError("--rounds must be a whole number from 1.");
  return rounds;
}
