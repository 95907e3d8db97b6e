import { runProgram, type SourceProcess } from "./run-source";

export interface WriterOrders {
  readonly databaseUrl: string;
  /** Whose exchanges are written; their ids are this and a number. */
  readonly visitorId: string;
  readonly from: number;
  readonly count: number;
  /** How many write at once. */
  readonly clients: number;
  /** With how many of them a wrong code is typed. */
  readonly guesses: number;
  /** How long a write that fails is tried again. */
  readonly giveUpAfterMs: number;
}

/** Begins to write exchanges from a process of its own. */
export function writeExchanges(
  orders: Pick<WriterOrders, "databaseUrl" | "visitorId" | "count"> & Partial<WriterOrders>,
): Promise<SourceProcess> {
  return runProgram("exchange-writer", [
    JSON.stringify({ from: 0, clients: 8, guesses: 0, giveUpAfterMs: 0, ...orders } satisfies WriterOrders),
  ]);
}

/** The numbers of the acknowledged exchanges. */
export function acknowledgedBy(writer: SourceProcess): readonly number[] {
  return writer.lines.filter((line) => /^\d+$/.test(line)).map(Number);
}
