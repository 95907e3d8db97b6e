import type { ReplyPurpose, WallClock } from "@archive-of-minds/core";
import { Hono } from "hono";
import { createAccessCookies } from "./access/access-cookies";
import { accessRoutes } from "./access/access-routes";
import { createCodeCheck } from "./access/code-check";
import { createSessions } from "./access/sessions";
import { visitorRoutes } from "./access/visitor-routes";
import { createLedgerBudgets } from "./budgets/ledger-budgets";
import { capabilities } from "./capabilities";
import { createChatModels, loadModels } from "./chat/chat-models";
import { checkModels } from "./chat/check-models";
import { chatRoutes } from "./chat/chat-routes";
import { retiredRoutes } from "./chat/retired-routes";
import { createUpstreamFetch } from "./chat/upstream-fetch";
import { characterRoutes } from "./characters/character-routes";
import { SECOND, systemClock } from "./clock";
import type { ServerConfig } from "./config";
import { DOCS_PATH, docsSite } from "./docs-site";
import { answerError } from "./http/answer-error";
import { cspReportRoutes } from "./http/csp-reports";
import { ApiError, errorBody } from "./http/api-error";
import { requestLog } from "./http/request-log";
import { warnAboutUntrustedProxy } from "./http/untrusted-proxy";
import { requireSameOrigin } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import type { ServerEnv } from "./http/server-env";
import { createStoreProbe } from "./http/store-probe";
import { createUploadQuota, type UploadQuota } from "./http/upload-quota";
import { silentLogger, type Logger } from "./log";
import { memoryRoutes } from "./memory/memory-routes";
import { deadlines } from "./proxies/deadlines";
import { createUpstreamClient } from "./proxies/upstream-client";
import { createRunningReplies } from "./proxies/running-replies";
import { speechRoutes } from "./proxies/speech-routes";
import type { Budgets } from "./budgets/budgets";
import { systemTimers, type Timers } from "./proxies/timers";
import { isAllowedHost } from "./start-up-guard";
import { staticSite } from "./static-site";
import type { Store } from "./store/store";
import { configuredVendors } from "./vendors/vendors";
import { createLiveConversations } from "./voice-agent/live-conversations";
import { voiceAgentRoutes } from "./voice-agent/voice-agent-routes";

export interface ServerDependencies {
  readonly config: ServerConfig;
  readonly store: Store;
  /** Signs cookies; with it one can pass for any visitor. */
  readonly sessionSecret: string;
  readonly clock?: WallClock;
  readonly log?: Logger;
  /** The timers of proxies and live conversations. */
  readonly timers?: Timers;
  /** Left out, the store's ledger within the configured limits. */
  readonly budgets?: Budgets;
  /** How often a model that fails is asked again; left out, twice. */
  readonly modelRetries?: number;
  /** Whether the servers of models are asked at once which models they list, and a model file is loaded; left out, with the first question. */
  readonly checksModels?: boolean;
  /** Left out, the default for an ordinary machine. */
  readonly uploadQuota?: UploadQuota;
}

/**
 * The whole product as one application: the API, the docs and the site.
 *
 * @example
 * const app = createServer({ config: readConfig({}), store: await createLibsqlStore('file::memory:'), sessionSecret: 'for this test' })
 * const response = await app.request('/api/health')
 */
export function createServer(dependencies: ServerDependencies): Hono<ServerEnv> {
  const { config, store, sessionSecret, clock = systemClock, log = silentLogger, timers = systemTimers } = dependencies;
  const { publicUrl, trustProxy, accessCode } = config;
  const https = publicUrl?.startsWith("https:") ?? false;
  const cookies = createAccessCookies({ https, secret: sessionSecret, previousSecret: config.previousSessionSecret });
  const replies = createRunningReplies();
  const onEnd = (sessionId: string) => {
    conversations.endSession(sessionId);
    replies.endSession(sessionId);
  };
  const sessions = createSessions({ store: store.sessions, cookies, secret: sessionSecret, clock, onEnd });
  const conversations = createLiveConversations({
    store: store.liveConversations,
    isSessionAlive: sessions.isAlive,
    clock,
    log,
  });
  const checkCode = createCodeCheck({ accessCode, store: store.wrongCodes, secret: sessionSecret, clock });

  const vendors = configuredVendors(config);
  const secrets = vendors.flatMap((vendor) => vendor.secrets);
  const replySilenceMs = config.replyFirstWordSeconds * SECOND + deadlines.afterClient;
  const upstreamClient = createUpstreamClient(
    vendors.flatMap(({ baseURL }) => baseURL ?? []),
    timers,
    replySilenceMs,
  );
  const budgets =
    dependencies.budgets ??
    createLedgerBudgets({
      ledger: store.ledger,
      limits: config.limits,
      clock,
      secret: sessionSecret,
      trustProxy,
      log,
      timers,
    });
  const uploads = { quota: dependencies.uploadQuota ?? createUploadQuota(), trustProxy, timers };
  const proxies = {
    upstreamClient,
    budgets,
    timers,
    secrets,
    log,
    uploads,
  };
  const models = createChatModels(config, {
    fetchOf: (vendor) => createUpstreamFetch({ upstreamClient, vendor, firstByteMs: replySilenceMs, timers, log }),
    retries: dependencies.modelRetries,
    firstWordMs: config.replyFirstWordSeconds * SECOND,
    timers,
    log,
  });
  if (dependencies.checksModels === true) {
    void checkModels(models.all, log, timers);
    loadModels(models, log, config.unusedModelFile);
  }
  const nameOf = (purpose: ReplyPurpose) => models.of(purpose)?.model.name ?? null;
  const probe = createStoreProbe(store, timers);

  const api = new Hono<ServerEnv>()
    .use(requestLog(log))
    .use(warnAboutUntrustedProxy({ trustProxy, log }))
    .use(requireSameOrigin({ publicUrl, trustProxy }))
    .get("/health", async (c) => c.json({ status: "ok", store: (await probe.isWorking()) ? "ok" : "failing" }))
    .get("/config", (c) =>
      c.json(
        capabilities(
          config,
          { reply: nameOf("reply"), room: nameOf("room") },
          {
            takesPictures: models.of("reply")?.model.takesPictures !== false,
          },
        ),
      ),
    )
    .route("/characters", characterRoutes())
    .route("/csp-reports", cspReportRoutes({ clock, log, trustProxy }))
    .route(
      "/access",
      accessRoutes({ sessions, checkCode, trustProxy, isAllowedHost: (hostname) => isAllowedHost(hostname, config) }),
    )
    .use("/memory/*", sessions.require)
    .use("/visitor", sessions.require)
    .use("/chat", sessions.require, replies.track)
    .use("/elevenlabs/*", sessions.require, replies.track)
    .use("/voice-agent/*", sessions.require)
    .route("/memory", memoryRoutes({ conversations: store.conversations, budgets, clock, uploads }))
    .route("/visitor", visitorRoutes({ store, sessions }))
    .route("/chat", chatRoutes({ models, budgets, timers, modelSilenceMs: replySilenceMs, secrets, log, uploads }))
    .route("/openai", retiredRoutes())
    .route("/anthropic", retiredRoutes())
    .route("/elevenlabs", speechRoutes(config.elevenLabs, proxies))
    .route(
      "/voice-agent",
      voiceAgentRoutes(config.elevenLabs, {
        ...proxies,
        limits: config.agentLimits,
        publicUrl,
        trustProxy,
        conversations,
      }),
    )
    .all("*", () => {
      throw new ApiError(404, "not_found", "There is no such address.");
    });

  const app = new Hono<ServerEnv>();
  app.notFound((c) =>
    c.json(errorBody("not_found", "There is no such address."), 404, { "cache-control": "no-store" }),
  );
  app.onError(answerError(log, probe.invalidate));
  return app
    .use(securityHeaders({ https, pageSockets: vendors.flatMap(({ pageSockets }) => pageSockets) }))
    .route("/api", api)
    .route(DOCS_PATH, docsSite(config.docsDir))
    .route("/", staticSite(config.staticDir));
}
