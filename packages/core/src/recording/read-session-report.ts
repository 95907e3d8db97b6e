import * as v from "valibot";
import { REPORT_FORMAT, REPORT_VERSION, type Recorded, type RecordedState, type SessionReport } from "./session-report";

const Json: v.GenericSchema<Recorded> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(Json), v.record(v.string(), Json)]),
);
const State: v.GenericSchema<RecordedState> = v.lazy(() => v.union([v.string(), v.record(v.string(), State)]));
const Event = v.objectWithRest({ type: v.string() }, Json);

const Report = v.object({
  format: v.literal(REPORT_FORMAT),
  version: v.literal(REPORT_VERSION),
  about: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  hasWords: v.boolean(),
  duration: v.number(),
  dropped: v.number(),
  machine: v.string(),
  root: v.string(),
  actors: v.array(
    v.object({ id: v.string(), name: v.string(), machine: v.string(), parent: v.nullable(v.string()), value: State }),
  ),
  events: v.array(
    v.object({
      at: v.number(),
      actor: v.string(),
      event: Event,
      value: State,
      status: v.picklist(["active", "done", "error", "stopped"]),
      sent: v.array(v.object({ to: v.string(), event: Event })),
    }),
  ),
  jobs: v.array(
    v.object({
      at: v.number(),
      actor: v.string(),
      job: v.string(),
      status: v.picklist(["done", "error", "stopped"]),
      duration: v.nullable(v.number()),
      error: v.exactOptional(Json),
    }),
  ),
});

/**
 * Reads the text of a saved report and checks it.
 *
 * @throws Error that names the first field that is not as it should be.
 */
export function readSessionReport(text: string): SessionReport {
  const result = v.safeParse(Report, parse(text));
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  const field = path?.map(({ key }) => String(key)).join(".") ?? "";
  throw new Error(
    `This is no session report of version ${REPORT_VERSION}${field && `: \`${field}\``}: ${message} Pass the text of a file that was saved from record(…).report().`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("This is no session report: it is not JSON. Pass the text of the whole file.");
  }
}
