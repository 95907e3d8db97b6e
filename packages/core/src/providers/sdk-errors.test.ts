import * as anthropic from "@anthropic-ai/sdk";
import * as openai from "openai";
import { describe, expect, it } from "vitest";
import { LanguageModelError, type LanguageModelErrorReason } from "../contracts";
import { explainFailure, readRetryAfter, VendorErrorEvent } from "./sdk-errors";

const vendors = [
  { name: "OpenAI", sdk: openai, bodyOf: (type: string) => ({ type, message: "So it is." }) },
  {
    name: "Anthropic",
    sdk: anthropic,
    bodyOf: (type: string) => ({ type: "error", error: { type, message: "So it is." } }),
  },
];

const statuses: readonly (readonly [status: number, type: string, reason: LanguageModelErrorReason])[] = [
  [400, "invalid_request_error", "invalid"],
  [401, "authentication_error", "auth"],
  [402, "billing_error", "outOfCredit"],
  [403, "permission_error", "permission"],
  [404, "not_found_error", "notFound"],
  [408, "timeout_error", "timeout"],
  [409, "conflict_error", "invalid"],
  [413, "request_too_large", "invalid"],
  [422, "invalid_request_error", "invalid"],
  [429, "rate_limit_error", "rateLimited"],
  [429, "insufficient_quota", "outOfCredit"],
  [403, "billing_error", "outOfCredit"],
  [500, "api_error", "overloaded"],
  [502, "api_error", "overloaded"],
  [503, "api_error", "overloaded"],
  [504, "timeout_error", "timeout"],
  [529, "overloaded_error", "overloaded"],
];

const phrase = (_: LanguageModelErrorReason, message: string) => message;

describe.each(vendors)("a failure of the $name SDK", ({ name, sdk, bodyOf }) => {
  const explain = (error: unknown, hasText = false) => explainFailure(error, { sdk, phrase, hasText });

  it.each(statuses)("with the status %i and the type %s becomes %s", (status, type, reason) => {
    const error = new sdk.APIError(status, bodyOf(type), undefined, new Headers({ "retry-after": "2" }));
    const failure = explain(error);
    expect(failure).toBeInstanceOf(LanguageModelError);
    expect(failure).toMatchObject({ reason, status, message: "So it is.", retryAfterMs: 2_000, cause: error });
  });

  it.each([
    [new sdk.APIConnectionTimeoutError(), "timeout", "timeout"],
    [new sdk.APIConnectionError({ message: "Connection error." }), "network", "network"],
    [new TypeError("Load failed"), "cutOff", "cutOff"],
    [new SyntaxError("Unexpected token"), "invalid", "invalid"],
    [new Error("something"), "unknown", "cutOff"],
    ["not even an error", "unknown", "cutOff"],
    [new VendorErrorEvent(bodyOf("overloaded_error")), "overloaded", "overloaded"],
    [new VendorErrorEvent(bodyOf("something_new")), "unknown", "cutOff"],
    [new LanguageModelError("invalid", "No."), "invalid", "invalid"],
  ])("such as %s becomes %s before the first piece, and %s after it", (error, before, after) => {
    expect([explain(error), explain(error, true)]).toMatchObject([{ reason: before }, { reason: after }]);
  });

  it("becomes a lack of credit when only its code or its message shows it", () => {
    const body = (error: object) => ("OpenAI" === name ? error : { type: "error", error });
    const quota = new sdk.APIError(
      429,
      body({ type: "requests", code: "insufficient_quota", message: "You exceeded your current quota." }),
      undefined,
      new Headers(),
    );
    const balance = new sdk.APIError(
      400,
      body({ type: "invalid_request_error", message: "Your credit balance is too low to access the Anthropic API." }),
      undefined,
      new Headers(),
    );
    expect([explain(quota), explain(balance)]).toMatchObject([
      { reason: "outOfCredit", status: 429 },
      { reason: "outOfCredit", status: 400 },
    ]);
  });

  it("by an abort stays an abort", () => {
    expect(explain(new sdk.APIUserAbortError())).toMatchObject({ name: "AbortError" });
    expect(explain(new DOMException("Stop.", "AbortError"))).toMatchObject({ name: "AbortError", message: "Stop." });
  });
});

describe("how long a vendor asks to wait", () => {
  const now = Date.parse("2026-01-01T10:00:00Z");
  it.each([
    [{}, undefined],
    [{ "retry-after": "" }, undefined],
    [{ "retry-after": "soon" }, undefined],
    [{ "retry-after": "0" }, 0],
    [{ "retry-after": "-3" }, 0],
    [{ "retry-after": "1.5" }, 1_500],
    [{ "retry-after": "Thu, 01 Jan 2026 10:01:00 GMT" }, 60_000],
    [{ "retry-after": "Thu, 01 Jan 2026 09:00:00 GMT" }, 0],
    [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
    [{ "retry-after-ms": "x", "retry-after": "9" }, 9_000],
  ])("reads %o as %s", (headers, wait) => {
    expect(readRetryAfter(new Headers(headers as Record<string, string>), now)).toBe(wait);
  });
});
