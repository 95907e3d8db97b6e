import { LanguageModelError, type LanguageModelErrorReason } from "../../contracts";
import { outdatedClient } from "../../shared/outdated-client";
import { parseJson } from "../../shared/json";
import { errorTypeOf, retryAfterOf } from "./call-backend";

/** The error types of our server. */
const reasons: Readonly<Record<string, LanguageModelErrorReason>> = {
  not_configured: "missingKey",
  session_required: "locked",
  [outdatedClient]: "outdatedClient",
  limit_reached: "limitReached",
  invalid_request: "invalid",
  unknown_character: "invalid",
  body_too_large: "invalid",
};

/** Why the server, or something in its place, answered without a reply. */
export async function readRefusal(response: Response): Promise<LanguageModelError> {
  const { status } = response;
  const type = errorTypeOf(parseJson(await response.text().catch(() => "")));
  const reason = (type === null ? undefined : reasons[type]) ?? reasonOfStatus(status);
  return new LanguageModelError(reason, `The server answered with status ${status}.`, {
    status,
    retryAfterMs: retryAfterOf(response),
  });
}

/** A gateway in front of the server may answer in its place; a page with status 200 is another site. */
function reasonOfStatus(status: number): LanguageModelErrorReason {
  if (status === 401) return "locked";
  if (status === 408) return "timeout";
  if (status === 429) return "rateLimited";
  return status >= 500 ? "unavailable" : "invalid";
}
