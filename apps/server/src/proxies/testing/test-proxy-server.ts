import {
  startAnthropicStandIn,
  startElevenLabsStandIn,
  startOpenAIStandIn,
  type ElevenLabsStandIn,
  type ElevenLabsStandInOptions,
  type StandIn,
  type StandInOptions,
} from "@archive-of-minds/testing/servers";
import type { AnthropicEffort } from "@archive-of-minds/core/providers/anthropic";
import type { OpenAIEffort } from "@archive-of-minds/core/providers/openai";
import type { Hono } from "hono";
import type { Limits } from "../../budgets/limits";
import type { ServerConfig } from "../../config";
import type { ServerEnv } from "../../http/server-env";
import { listen, type Listening } from "../../listen";
import { createLogger } from "../../log";
import { createServer, type ServerDependencies } from "../../server";
import { StoreError } from "../../store/store";
import { createBlockingStore } from "../../testing/blocking-store";
import { exampleConfig } from "../../testing/example-config";
import { createTestServer } from "../../testing/test-server";
import { createTestVisitor, type TestVisitor } from "../../testing/test-visitor";

/** Keys that only their vendor may receive. */
export const canaries = {
  openAI: "sk-CANARY_OPENAI_0123456789",
  anthropic: "CANARY_ANTHROPIC_0123456789",
  elevenLabs: "sk_CANARY_ELEVENLABS_0123456789",
  agents: {
    tesla: "agent_CANARY_TESLA",
    hypatia: "agent_CANARY_HYPATIA",
    faust: "agent_CANARY_FAUST",
    flux: "agent_CANARY_FLUX",
  },
} as const;

export const voices = {
  hypatia: "voiceHypatia",
  faust: "voiceFaust",
  flux: "voiceFlux",
  cheesemaster: "voiceCheese",
} as const;

/** The whole server with a stand-in for every vendor, over real sockets. */
export interface TestProxyServer {
  readonly app: Hono<ServerEnv>;
  readonly vendors: { readonly openAI: StandIn; readonly anthropic: StandIn; readonly elevenLabs: ElevenLabsStandIn };
  /** Everything that was logged. */
  readonly logLines: string[];
  /** The folder of its database. */
  readonly folder: string;
  visitor(): TestVisitor;
  /** A visitor with a session. */
  unlockedVisitor(): Promise<TestVisitor>;
  /** Serves it on a real socket; later calls return the same one. */
  listen(): Promise<Listening>;
  /** Another server over the same database, as in a second process: the two share only the database. */
  listenBeside(): Promise<Listening>;
  /** The `Cookie` line of a new visitor with a session. */
  cookie(): Promise<string>;
  /** Blocks all calls to the store until the returned function is called. */
  blockStore(): () => void;
  /** The number of calls to the store. */
  callsToStore(): number;
  /** Makes the ledger fail, as when its database is gone. */
  breakLedger(): void;
  /** Makes settling fail until the returned function is called. */
  breakSettling(): () => void;
  /** Takes the next reservation but loses its answer, as when a connection breaks. */
  loseAnswer(): void;
  /** Makes reading sessions fail. */
  breakSessions(): void;
  close(): Promise<void>;
}

interface TestProxyServerOptions extends Pick<ServerDependencies, "timers" | "budgets" | "clock" | "uploadQuota"> {
  readonly config?: Partial<ServerConfig>;
  readonly standIns?: StandInOptions;
  readonly elevenLabs?: ElevenLabsStandInOptions;
  /** The configured models of Anthropic; the stand-in knows `claude-test` only. */
  readonly models?: readonly string[];
  /** The models' effort; left out, no parameter is sent. */
  readonly efforts?: { readonly openAI?: OpenAIEffort; readonly anthropic?: AnthropicEffort };
  /** How often a model that fails is asked again; left out, never. */
  readonly modelRetries?: number;
  /** The model of the speech vendor; left out, the default. */
  readonly speechModel?: string;
}

export async function createTestProxyServer(options: TestProxyServerOptions = {}): Promise<TestProxyServer> {
  const {
    config,
    standIns,
    elevenLabs,
    models = ["claude-test"],
    efforts = {},
    speechModel = "eleven_flash_v2_5",
    modelRetries = 0,
    ...dependencies
  } = options;
  const vendors = {
    openAI: await startOpenAIStandIn({ delays: 0, apiKey: canaries.openAI, models: ["gpt-test"], ...standIns }),
    anthropic: await startAnthropicStandIn({
      delays: 0,
      apiKey: canaries.anthropic,
      models: ["claude-test"],
      ...standIns,
    }),
    elevenLabs: await startElevenLabsStandIn({
      delays: 0,
      apiKey: canaries.elevenLabs,
      needsSignature: true,
      voices: Object.values(voices),
      agents: Object.values(canaries.agents),
      ...standIns,
      ...elevenLabs,
    }),
  };
  const server = await createTestServer();
  const { store, ...holding } = createBlockingStore(server.store);
  let isLedgerBroken = false;
  let isAnswerLost = false;
  const { ledger } = store;
  const reserve: typeof ledger.reserve = async (reservation) => {
    if (isLedgerBroken) throw new StoreError("The database failed.", null);
    const refusal = await ledger.reserve(reservation);
    if (!isAnswerLost) return refusal;
    isAnswerLost = false;
    throw new StoreError("The database failed.", null);
  };
  let isSettlingBroken = false;
  const settle: typeof ledger.settle = async (settlements) => {
    if (isSettlingBroken) throw new StoreError("The database failed.", null);
    return ledger.settle(settlements);
  };
  let areSessionsBroken = false;
  const { sessions } = store;
  const find: typeof sessions.find = async (tokenHash) => {
    if (areSessionsBroken) throw new StoreError("The database failed.", null);
    return sessions.find(tokenHash);
  };
  const logLines: string[] = [];
  const serve = () =>
    createServer({
      ...dependencies,
      modelRetries,
      config: exampleConfig({
        openai: {
          apiKey: canaries.openAI,
          baseURL: `${vendors.openAI.url}/v1`,
          model: "gpt-test",
          ...(efforts.openAI !== undefined && { effort: efforts.openAI }),
        },
        anthropic: {
          apiKey: canaries.anthropic,
          baseURL: vendors.anthropic.url,
          models,
          ...(efforts.anthropic !== undefined && { effort: efforts.anthropic }),
        },
        elevenLabs: {
          apiKey: canaries.elevenLabs,
          baseURL: vendors.elevenLabs.url,
          livekitUrl: "wss://livekit.test",
          model: speechModel,
          voices,
          agents: canaries.agents,
        },
        limits: boundless,
        ...config,
      }),
      store: { ...store, ledger: { ...ledger, reserve, settle }, sessions: { ...sessions, find } },
      sessionSecret: "a secret of the tests",
      log: createLogger((line) => logLines.push(line)),
    });
  const app = serve();
  let listening: Listening | null = null;
  const beside: Listening[] = [];
  const visitor = () => createTestVisitor(app);
  const unlockedVisitor = async () => {
    const unlocked = visitor();
    await unlocked.unlock();
    return unlocked;
  };

  return {
    app,
    vendors,
    logLines,
    folder: server.folder,
    visitor,
    unlockedVisitor,
    listen: async () => (listening ??= await listen(app, { host: "127.0.0.1", port: 0 })),
    async listenBeside() {
      const another = await listen(serve(), { host: "127.0.0.1", port: 0 });
      beside.push(another);
      return another;
    },
    async cookie() {
      const { cookies } = await unlockedVisitor();
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    ...holding,
    breakLedger: () => void (isLedgerBroken = true),
    breakSettling() {
      isSettlingBroken = true;
      return () => void (isSettlingBroken = false);
    },
    loseAnswer: () => void (isAnswerLost = true),
    breakSessions: () => void (areSessionsBroken = true),
    async close() {
      await Promise.all([...beside, ...(listening === null ? [] : [listening])].map((server) => server.stop(0)));
      await Promise.all(Object.values(vendors).map((vendor) => vendor.close()));
      await server.close();
    },
  };
}

const most = { visitor: 999_999_999, address: 999_999_999, site: 999_999_999 };
/** Limits that no test reaches. */
const boundless: Limits = {
  sendsAnHour: 999_999_999,
  exchangesAnHour: 999_999_999,
  sendsAtOnce: 999_999_999,
  tokensADay: most,
  speechCharactersADay: most,
  agentMinutesADay: most,
};

export interface Route {
  readonly name: keyof TestProxyServer["vendors"];
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A minimal request that reaches each vendor. */
export const routes: readonly Route[] = [
  {
    name: "openAI",
    path: "/api/chat",
    body: { characterId: "tesla", purpose: "reply", messages: [{ role: "user", content: "Hello" }] },
  },
  {
    name: "anthropic",
    path: "/api/chat",
    body: { characterId: "tesla", purpose: "room", messages: [{ role: "user", content: "Hello" }] },
  },
  { name: "elevenLabs", path: "/api/elevenlabs/v1/text-to-speech/faust/stream", body: { text: "Good evening." } },
];
