import type { Recording } from "./recording";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isList = (value: unknown, of: (each: Readonly<Record<string, unknown>>) => boolean) =>
  Array.isArray(value) && value.every((each) => isObject(each) && of(each));
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isState = (value: unknown): boolean => isText(value) || (isObject(value) && Object.values(value).every(isState));

const isChart = (chart: unknown) =>
  isObject(chart) &&
  isText(chart["machine"]) &&
  isList(
    chart["nodes"],
    ({ id, key, parent, type, invokes }) => [id, key, type].every(isText) && isTextOrNull(parent) && isTexts(invokes),
  ) &&
  isList(
    chart["transitions"],
    ({ id, source, event, label, guard, targets }) =>
      [id, source, event, label].every(isText) && isTextOrNull(guard) && isTexts(targets),
  );

const isPosition = ({ at, value, active, status, context }: Readonly<Record<string, unknown>>) =>
  isNumber(at) && isState(value) && isTexts(active) && isText(status) && isObject(context);

function assertRecording(value: unknown): asserts value is Recording {
  if (!isObject(value) || value["version"] !== 1) throw new Error("This is no recording of version 1.");
  const { charts, actors } = value;
  if (!isObject(charts) || !Object.values(charts).every(isChart))
    throw new Error("The charts of this recording are damaged.");
  const isActor = ({ id, name, parent, chart, start, events }: Readonly<Record<string, unknown>>) =>
    [id, name].every(isText) &&
    isTextOrNull(parent) &&
    typeof chart === "string" &&
    Object.hasOwn(charts, chart) &&
    isObject(start) &&
    isPosition(start) &&
    isList(
      events,
      (moment) =>
        isNumber(moment["number"]) &&
        isPosition(moment) &&
        isTexts(moment["transitions"]) &&
        isObject(moment["event"]) &&
        isText(moment["event"]["type"]),
    );
  if (!isList(actors, isActor)) throw new Error("The actors of this recording are damaged.");
}

/**
 * Reads a saved recording.
 *
 * @throws Error if the text is none.
 */
export function readRecording(text: string): Recording {
  const value: unknown = JSON.parse(text);
  assertRecording(value);
  return value;
}
