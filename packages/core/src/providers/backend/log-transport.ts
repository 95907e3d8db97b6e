import type { Exchange, LoggedExchange, LoggedPage, LogResult } from "../../contracts";
import { outdatedClient } from "../../shared/outdated-client";
import { isRecord } from "../../shared/json";
import { callBackend, type BackendAnswer, type BackendCall, type BackendOptions } from "./call-backend";
import { shortenForLog } from "./shorten-for-log";

/** Why a call failed. */
export interface LogFailure {
  readonly success: false;
  readonly error: string;
  readonly offline: boolean;
  readonly locked: boolean;
  /** The service will never take this exchange, however often it is sent. */
  readonly refused: boolean;
  /** The server no longer serves this release of the page: waiting exchanges are left for the next one. */
  readonly outdated: boolean;
}

export type Attempt<Value> = { readonly success: true; readonly value: Value } | LogFailure;

export const failure = (
  error: string,
  about: Partial<Pick<LogFailure, "offline" | "locked" | "refused" | "outdated">> = {},
): LogFailure => ({
  success: false,
  error,
  offline: about.offline ?? false,
  locked: about.locked ?? false,
  refused: about.refused ?? false,
  outdated: about.outdated ?? false,
});

/** The result type of the contract. */
export function toResult<Value>(attempt: Attempt<Value>): LogResult<Value> {
  if (attempt.success) return attempt;
  const { refused, outdated: _internal, ...result } = attempt;
  return refused ? { ...result, refused } : result;
}

/** The memory service's calls, each tried once. None throws. */
export interface LogTransport {
  health(): Promise<Attempt<{ readonly store: string }>>;
  /** `writtenAt` lets the service find the newer of two versions of one exchange, whichever it receives last. */
  send(exchange: Exchange, writtenAt: number): Promise<Attempt<{ readonly exchangeId: string }>>;
  list(characterId: string, page: { readonly limit?: number; readonly before?: string }): Promise<Attempt<LoggedPage>>;
  clear(characterId: string): Promise<Attempt<{ readonly deleted: number }>>;
  clearAll(): Promise<Attempt<{ readonly deleted: number }>>;
  forgetVisitor(): Promise<Attempt<{ readonly deleted: number }>>;
}

const NEVER_TAKEN = [400, 413, 422];

export function createLogTransport(options: BackendOptions): LogTransport {
  const attempt = async <Value>(
    path: string,
    call: BackendCall,
    read: (body: Readonly<Record<string, unknown>>) => Value | null,
  ): Promise<Attempt<Value>> => {
    let answer: BackendAnswer;
    try {
      answer = await callBackend(options, path, call);
    } catch {
      return failure("The memory service cannot be reached.", { offline: true });
    }
    if (answer.status === 401 && answer.errorType === "session_required")
      return failure("The archive is locked.", { locked: true });
    if (answer.errorType === outdatedClient)
      return failure("The memory service no longer serves this page.", { offline: true, outdated: true });
    if (NEVER_TAKEN.includes(answer.status))
      return failure(`The memory service refused this: ${answer.errorType ?? answer.status}.`, { refused: true });
    const value = answer.status === 200 && isRecord(answer.body) ? read(answer.body) : null;
    return value === null
      ? failure(`The memory service answered with status ${answer.status}.`, { offline: true })
      : { success: true, value };
  };
  const remove = (path: string) =>
    attempt(path, { method: "DELETE" }, ({ success, deleted }) =>
      success === true && typeof deleted === "number" ? { deleted } : null,
    );
  const characterPath = (characterId: string) => `/api/memory/${encodeURIComponent(characterId)}`;

  return {
    health: () =>
      attempt("/api/health", {}, (body) =>
        body["status"] === "ok" && body["store"] === "ok" ? { store: "ok" } : null,
      ),
    send: (exchange, writtenAt) =>
      attempt("/api/memory/log", { method: "POST", body: { ...shortened(exchange), writtenAt } }, (body) =>
        body["success"] === true && typeof body["exchangeId"] === "string" ? { exchangeId: body["exchangeId"] } : null,
      ),
    list: (characterId, page) =>
      attempt(`${characterPath(characterId)}${queryOf(page)}`, {}, ({ conversations, next }) =>
        Array.isArray(conversations)
          ? { conversations: conversations as readonly LoggedExchange[], ...(typeof next === "string" && { next }) }
          : null,
      ),
    clear: (characterId) => remove(characterPath(characterId)),
    clearAll: () => remove("/api/memory"),
    forgetVisitor: () => remove("/api/visitor"),
  };
}

function queryOf({ limit, before }: { readonly limit?: number; readonly before?: string }): string {
  const query = new URLSearchParams({
    ...(limit !== undefined && { limit: String(limit) }),
    ...(before !== undefined && { before }),
  }).toString();
  return query === "" ? "" : `?${query}`;
}

/** Everything is logged: of a text that is longer than the service accepts, its beginning. */
function shortened(exchange: Exchange): Exchange {
  return {
    ...exchange,
    userMessage: shortenForLog(exchange.userMessage),
    assistantMessage: shortenForLog(exchange.assistantMessage),
  };
}
