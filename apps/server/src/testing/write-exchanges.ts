import { runProgram, type SourceProcess } from "./run-source";

export interface WriterOptions {
  readonly databaseUrl: string;
  /** The visitor of the exchanges; their ids are this and a number. */
  readonly visitorId: string;
  readonly from: number;
  readonly count: number;
  /** The number of concurrent clients. */
  readonly clients: number;
  /** The number of wrong codes that are stored beside the exchanges. */
  readonly guesses: number;
  /** How long a failed write is retried. */
  readonly giveUpAfterMs: number;
}

/** Starts a process that writes exchanges. */
export function writeExchanges(
  options: Pick<WriterOptions, "databaseUrl" | "visitorId" | "count"> & Partial<WriterOptions>,
): Promise<SourceProcess> {
  return runProgram("exchange-writer", [
    JSON.stringify({ from: 0, clients: 8, guesses: 0, giveUpAfterMs: 0, ...options } satisfies WriterOptions),
  ]);
}

/** The numbers of the acknowledged exchanges. */
export function acknowledgedBy(writer: SourceProcess): readonly number[] {
  return writer.lines.filter((line) => /^\d+$/.test(line)).map(Number);
}
