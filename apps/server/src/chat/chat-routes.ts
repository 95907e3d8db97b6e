import { characters, type ReplyPurpose } from "@archive-of-minds/core";
import { createChatHandler } from "@archive-of-minds/core/server";
import { Hono, type Context } from "hono";
import type { Budgets } from "../budgets/budgets";
import { limitLongBody, type Uploads } from "../http/read-json";
import type { ServerEnv } from "../http/server-env";
import { describeError, type Logger } from "../log";
import { deadlines } from "../proxies/deadlines";
import type { Timers } from "../proxies/timers";
import type { ChatModels } from "./chat-models";

const LONGEST_BODY_BYTES = 8 * 1024 * 1024;
/** The length limit of a reply, in tokens. */
const MOST_REPLY_TOKENS = 4096;

export interface ChatDependencies {
  readonly models: ChatModels;
  readonly budgets: Budgets;
  readonly timers: Timers;
  /** How long a model may give no sign of life, in milliseconds. */
  readonly modelSilenceMs: number;
  /** Every key and agent id of the server; they are removed from what a model or an error says. */
  readonly secrets: readonly string[];
  readonly log: Logger;
  /** The quota for request bodies. */
  readonly uploads: Uploads;
}

/** `POST /`: one reply of a character, as an event stream. Needs a session. */
export function chatRoutes(dependencies: ChatDependencies): Hono<ServerEnv> {
  const { models, budgets, timers, modelSilenceMs, secrets, log, uploads } = dependencies;
  /** The context of each request to the handler. */
  const contexts = new WeakMap<Request, Context<ServerEnv>>();
  const modelFor = (purpose: ReplyPurpose) => models.of(purpose)?.model ?? null;

  const handle = createChatHandler({
    characters,
    models: modelFor,
    meter: {
      async reserve({ model, inputTokens, outputTokens }, request) {
        const c = contexts.get(request);
        if (c === undefined) throw new Error("The request came by another way.");
        const asked = models.all.find((each) => each.model === model);
        const reservation =
          asked?.isFree === true
            ? await budgets.freeReply(c)
            : await budgets.reply(c, { inputTokens, outputTokens, thinkingTokens: asked?.thinkingTokens ?? 0 });
        // The model is sent the messages and the picture, so they stay in memory until it has answered.
        const upload = c.get("keepUpload")?.();
        return {
          settle(usage) {
            upload?.release();
            reservation.settle(usage);
          },
        };
      },
    },
    secrets,
    mostReplyTokens: MOST_REPLY_TOKENS,
    mostBodyBytes: LONGEST_BODY_BYTES,
    longestReplyMs: deadlines.total,
    modelSilenceMs,
    keepAliveMs: deadlines.keepAlive,
    unreadMs: deadlines.visitor,
    timers,
    onStall(request) {
      log.info("client reads nothing");
      contexts.get(request)?.env.outgoing?.destroy();
    },
    onError: (error, _request, { name }) => log.warn("reply failed", { ...describeError(error), model: name }),
  });

  return new Hono<ServerEnv>().post("/", limitLongBody(LONGEST_BODY_BYTES, uploads), (c) => {
    const { url, headers, signal } = c.req.raw;
    const contentType = headers.get("content-type") ?? "";
    const body = c.get("body") ?? "";
    const request = new Request(url, { method: "POST", headers: { "content-type": contentType }, body, signal });
    contexts.set(request, c);
    return handle(request);
  });
}
