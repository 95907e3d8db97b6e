/** What a log line may hold: numbers and short words. Never a visitor's text, never a key. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Writes one JSON object a line. */
export function createLogger(write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Logger {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
    };
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/** Logs nothing. */
export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/** A word of our own code, such as `notFound`; no text of a vendor or a visitor. */
const WORD = /^[A-Za-z]{1,40}$/;

/**
 * What may be logged about an error: its kind, its reason, its status, its code and where it happened. Not its message, in which a parser or a
 * database may quote a visitor's text.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frame = error.stack?.split("\n").find((line) => /^\s+at /.test(line));
  const { reason, status } = error as { reason?: unknown; status?: unknown };
  const code = codeOf(error);
  return {
    error: error.name,
    ...(typeof reason === "string" && WORD.test(reason) ? { reason } : {}),
    ...(typeof status === "number" ? { status } : {}),
    ...(code === undefined ? {} : { code }),
    ...(frame === undefined ? {} : { at: frame.trim() }),
  };
}

/** The code of an error, or of what caused it: `ECONNREFUSED` says more than that a reply failed. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : codeOf(error.cause);
}
