import type { WallClock } from "@archive-of-minds/core";
import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { ApiError } from "../http/api-error";
import { allowUpload, limitLongBody, readJson, type Uploads } from "../http/read-json";
import type { ServerEnv } from "../http/server-env";
import type { UploadAllowance } from "../http/upload-quota";
import type { Budgets } from "../budgets/budgets";
import type { ConversationStore } from "../store/store";
import {
  CharacterId,
  clampLimit,
  enoughListedBytes,
  ExchangeBody,
  longestExchangeBytes,
  PageCursor,
} from "./memory-schemas";

/** The memory service: only the visitor can read and delete their exchanges. Needs a session. */
export function memoryRoutes(deps: {
  readonly conversations: ConversationStore;
  readonly budgets: Pick<Budgets, "exchange">;
  readonly clock: WallClock;
  readonly uploads: Uploads;
}): Hono<ServerEnv> {
  return (
    new Hono<ServerEnv>()
      .post("/log", limitLongBody(longestExchangeBytes, deps.uploads), async (c) => {
        const { exchangeId = randomUUID(), writtenAt, ...exchange } = await readJson(c, ExchangeBody);
        await deps.budgets.exchange(c);
        const isKept = await deps.conversations.log(
          c.get("visitorId"),
          { exchangeId, ...exchange },
          deps.clock.now(),
          writtenAt,
        );
        // It was not stored, so the client must not drop it as logged.
        if (!isKept)
          throw new ApiError(422, "invalid_request", "exchangeId belongs to an exchange with another character.");
        return c.json({ success: true, exchangeId });
      })
      .delete("/", async (c) => c.json({ success: true, deleted: await deps.conversations.clear(c.get("visitorId")) }))
      // The newest exchanges up to `limit` and to the byte limit. `next` is set if older ones exist; sent as `before` it gives
      // those.
      .get("/:characterId", async (c) => {
        const [visitorId, character] = [c.get("visitorId"), characterId(c)];
        const before = pageCursor(c);
        const { exchanges, bytes } = await deps.conversations.measure(
          visitorId,
          character,
          clampLimit(c.req.query("limit")),
          enoughListedBytes,
          before,
        );
        const allowance = allowUpload(c, deps.uploads);
        try {
          allowance.take(bytes);
          const conversations = await deps.conversations.list(visitorId, character, exchanges, before);
          const next = conversations.at(-1)?.exchangeId;
          const hasOlder =
            next !== undefined && (await deps.conversations.measure(visitorId, character, 1, 1, next)).exchanges > 0;
          return c.json({ conversations, ...(hasOlder ? { next } : {}) });
        } finally {
          releaseOnceSent(c, allowance);
        }
      })
      .delete("/:characterId", async (c) => {
        const deleted = await deps.conversations.clear(c.get("visitorId"), characterId(c));
        return c.json({ success: true, deleted });
      })
  );
}

/** A response that is not read stays in memory until its connection closes. */
function releaseOnceSent({ env }: Context<ServerEnv>, allowance: UploadAllowance): void {
  const { outgoing } = env ?? {};
  if (outgoing === undefined || outgoing.destroyed) return allowance.release();
  outgoing.once("close", () => allowance.release());
}

function pageCursor(c: Context): string | undefined {
  const given = c.req.query("before");
  if (given === undefined || v.is(PageCursor, given)) return given;
  throw new ApiError(400, "invalid_request", "before must be the next of an earlier answer.");
}

function characterId(c: Context): string {
  const given = c.req.param("characterId");
  if (!v.is(CharacterId, given))
    throw new ApiError(400, "invalid_request", "characterId must be lower-case letters, digits and hyphens.");
  return given;
}
