import type { LanguageModel } from "../contracts";
import { parseJson } from "../shared/json";
import { isOutOfCredit, readErrorBody, statusOfErrorIn, withErrorField } from "./error-body";
import { readRetryAfter, sayLoading } from "./sdk-errors";

/** The common options of both vendors' language models. */
export interface SdkClientOptions {
  /** The absolute address at which the vendor's API answers. */
  readonly baseURL: string;
  /** The vendor's key. Leave it out for a server that needs none, such as one on this machine. */
  readonly apiKey?: string;
  /** Upper bound of a reply, in tokens, where a request names none. */
  readonly maxTokens?: number;
  /** How long to wait for the answer to begin, and then for each next piece, in milliseconds. */
  readonly timeoutMs?: number;
  /** How long a reply may take to its first word, from the call and from each sign of life, in milliseconds; see {@link LanguageModel.firstWordMs}. */
  readonly firstWordMs?: number;
  /** Whether the server loads its models when they are asked, as servers on one's own machine do: its silence is a sign of life. */
  readonly loadsModels?: boolean;
  /** How often a call that got no answer, or 408, 409, 429 or 5xx, is tried again. */
  readonly maxRetries?: number;
  /** Instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A language model whose vendor SDK is loaded with its first call. */
export interface LazyLanguageModel extends LanguageModel {
  /** Loads the SDK ahead of the first call. It never fails; the first call tries again and reports. */
  preload(): Promise<void>;
}

/** The SDKs require a key, even for a server that needs none. */
const noKey = "none";

/** The options that both vendors' clients take alike. */
export function clientOptionsOf({ apiKey = noKey, timeoutMs = 600_000, maxRetries = 2, ...options }: SdkClientOptions) {
  return {
    apiKey,
    baseURL: options.baseURL,
    timeout: timeoutMs,
    maxRetries,
    fetch: createSdkFetch(options.fetch),
    // The SDKs would log text that they cannot parse, which is a visitor's conversation.
    logLevel: "off",
  } as const;
}

/** The longest wait a vendor may ask for between two tries, in milliseconds. */
const longestRetryAfter = 60_000;

/**
 * A `fetch` that gives the SDK errors in the one form it reads, also those that come with the status 200, and stops it from
 * retrying where that is useless: when the vendor asks to wait a minute or more, when the account has no credit.
 */
function createSdkFetch(fetch?: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await (fetch ?? globalThis.fetch)(input, init);
    if (response.status < 400 && !isJson(response)) return response;
    const text = await response.text().catch((error: unknown) => {
      if (response.status >= 400) throw error;
      return null;
    });
    // The answer broke off: the SDK would take an error here for one of the connection, and ask again.
    if (text === null) return new Response(null, { status: response.status, headers: response.headers });
    const { statusText } = response;
    const status = response.status < 400 ? statusOfErrorIn(text) : response.status;
    const headers = new Headers(response.headers);
    if (status === null) return new Response(text, { status: response.status, statusText, headers });
    const body = withErrorField(text);
    if (isFutileToRetry({ status, headers }, body)) headers.set("x-should-retry", "false");
    return new Response(body, { status, statusText, headers });
  };
}

const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("application/json") === true;

/** What a server that runs the model itself says, with the status 500, about a request that it will never take. */
const neverTaken = /must alternate|system role|(?:image|multimodal) input is not supported|does not support/i;

function isFutileToRetry(response: Pick<Response, "status" | "headers">, body: string): boolean {
  const wait = readRetryAfter(response.headers);
  const error = readErrorBody(parseJson(body));
  return (
    (wait !== undefined && wait >= longestRetryAfter) ||
    isOutOfCredit(error) ||
    neverTaken.test(error.message ?? "") ||
    // The caller asks such a server again itself, for longer than the SDK would.
    (response.status === 503 && sayLoading(error.message ?? ""))
  );
}
