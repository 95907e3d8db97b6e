import * as v from "valibot";
import { ConfigError } from "./config-error";

// How environment variables are read: each function makes the schema of one variable, whose error names it.

/** The variables that have a value. */
export type GivenVariables = Readonly<Record<string, string>>;

/** The values of some variables. Throws a `ConfigError` with one sentence that names the variable to change. */
export function readVariables<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  given: GivenVariables,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (!result.success) throw new ConfigError(result.issues[0].message);
  return result.output;
}

const MODEL_ID = /^[\w.:/@-]{1,100}$/;

export const text = (fallback: string) => v.optional(v.string(), fallback);

export const secret = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(16, `${name} must have at least 16 characters; "openssl rand -base64 32" makes one.`),
    ),
  );

/** Goes into a header, where pasted quotation marks or line breaks would make every request fail. */
export const vendorKey = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\x21-\x7e]+$/, `${name} must be printable ASCII without spaces, as the vendor shows it.`),
    ),
  );

/** What the screen calls a model. */
export const modelName = (name: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, `${name} must have at most 60 characters.`)));

export const modelId = (name: string) => v.pipe(v.string(), v.regex(MODEL_ID, `${name} must be one model id.`));

export const modelIds = (name: string, fallback: readonly string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((id) => id.trim())),
      v.everyItem((id) => MODEL_ID.test(id), `${name} must be model ids separated by commas.`),
    ),
    fallback.join(","),
  );

export const wholeNumber = (name: string, min: number, max: number, fallback: number) => {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, sentence),
      v.transform(Number),
      v.minValue(min, sentence),
      v.maxValue(max, sentence),
    ),
    String(fallback),
  );
};

export const decimal = (name: string, min: number, max: number) => {
  const sentence = `${name} must be a number from ${min} to ${max}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d(\.\d{1,4})?$/, sentence),
      v.transform(Number),
      v.minValue(min, sentence),
      v.maxValue(max, sentence),
    ),
  );
};

/** Whether it is an http or https address without a user name, a query or a fragment. */
export function isPlainUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.search === "" &&
    url.hash === ""
  );
}

export const vendorUrl = (name: string, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(isPlainUrl, `${name} must be an http or https address without a user name, a query or a fragment.`),
      v.transform((value) => value.replace(/(?<!\/)\/+$/, "")),
    ),
    fallback,
  );

const isSocketUrl = (value: string) => /^wss?:/.test(value) && isPlainUrl(value.replace(/^ws/, "http"));

export const socketUrl = (name: string, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(isSocketUrl, `${name} must be a wss or ws address without a user name, a query or a fragment.`),
    ),
    fallback,
  );

export const vendorId = (name: string, what: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,100}$/, `${name} must be one ${what} id.`)));

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  fallback: Values[number],
) => v.optional(v.picklist(values, `${name} must be one of ${values.join(", ")}.`), fallback);

/** `1` or `0`; `undefined` if it is not set. */
export const flag = (name: string) => v.optional(v.picklist(["0", "1"], `${name} must be 1 or 0.`));

/** `1` or `0`, which it also is if it is not set. */
export const switchedOn = (name: string) => v.optional(v.picklist(["0", "1"], `${name} must be 1 or 0.`), "0");
