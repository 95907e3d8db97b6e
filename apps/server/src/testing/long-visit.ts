import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Behaviour } from "@archive-of-minds/testing/servers";
import { WebSocket } from "ws";
import { canaries, createTestProxyServer, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import { eventually } from "../proxies/testing/eventually";

/** What a visitor says, types, shows and imports; none of it may be logged. All of it contains CANARY in some encoding. */
export const visitorData = {
  code: "CANARY-TYPED-CODE",
  rightCode: "CANARY-RIGHT-CODE",
  message: "CANARY-MESSAGE of a visitor",
  system: "CANARY-SYSTEM prompt",
  spoken: "CANARY-SPOKEN words",
  frame: "CANARY-FRAME of a live conversation",
  header: "CANARY-HEADER",
  query: "CANARY-QUERY",
  path: "canary-path",
  image: Buffer.from("CANARY-IMAGE ".repeat(200)),
} as const;

interface LoggedAnswer {
  readonly asked: string;
  readonly isPrivate: boolean;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Everything that a whole visit leaves behind. */
export interface LongVisit {
  readonly answers: readonly LoggedAnswer[];
  /** The hosts and ports that were connected to, except the server itself. */
  readonly connectedTo: ReadonlySet<string>;
  /** The only hosts that may be called. */
  readonly vendors: ReadonlySet<string>;
  readonly logLines: readonly string[];
  /** What was printed outside the log. */
  readonly printed: readonly string[];
  /** Values of the visitor's cookies. */
  readonly cookies: readonly string[];
  /** The requests the vendors received. */
  readonly asked: readonly string[];
  /** The bytes on the disk afterwards. */
  readonly stored: string;
}

/** Behaviours of a vendor that lead to different log lines and answers. */
const behaviours: readonly Behaviour[] = [
  "reply",
  "400",
  "401",
  "429",
  "500",
  "529",
  "html",
  "garbage",
  "reset",
  "cut",
  "error-with-200",
  "huge-error",
  "wrong-type",
  "gzip",
  "redirect",
  "redirect-elsewhere",
  "no-content",
];

/** Records each connection that this process opens. */
function watchConnections(): { readonly connectedTo: Set<string>; stop(): void } {
  const connectedTo = new Set<string>();
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = args.flat() as [unknown];
    const target =
      typeof first === "object" && first !== null
        ? (first as { host?: string; port?: number | string; path?: string })
        : { port: first as number, host: args[1] as string };
    connectedTo.add(target.path ?? `${target.host ?? "localhost"}:${target.port}`);
    return (connect as (...all: unknown[]) => Socket).apply(this, args);
  } as typeof connect;
  return { connectedTo, stop: () => void (Socket.prototype.connect = connect) };
}

function watchPrinting(): { readonly printed: string[]; stop(): void } {
  const printed: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) => [stream, stream.write] as const);
  for (const [stream, write] of streams) {
    stream.write = ((...args: Parameters<typeof write>) => {
      printed.push(String(args[0]));
      return write.apply(stream, args);
    }) as typeof write;
  }
  return { printed, stop: () => streams.forEach(([stream, write]) => void (stream.write = write)) };
}

/** Everything a visitor can do and everything that can fail, over real sockets with all vendors. */
export async function makeLongVisit(): Promise<LongVisit> {
  const site = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(site, "index.html"), "<!doctype html><title>Archive of Minds</title>");
  const connections = watchConnections();
  const printing = watchPrinting();
  const server = await createTestProxyServer({ config: { accessCode: visitorData.rightCode, staticDir: site } });
  const { url, stop } = await server.listen();
  try {
    const visit = createVisit(url, server);
    await asStranger(visit);
    await unlock(visit);
    await remember(visit);
    await ask(visit);
    await converse(visit);
    await leaveAndLock(visit);
    await whileTheStoreFails(visit);
    await stop(0);
    const own = new URL(url);
    const vendors = new Set(Object.values(server.vendors).map((vendor) => new URL(vendor.url).host));
    return {
      answers: visit.answers,
      connectedTo: new Set(
        [...connections.connectedTo].filter(
          (place) => ![`localhost:${own.port}`, `127.0.0.1:${own.port}`, `::1:${own.port}`].includes(place),
        ),
      ),
      vendors,
      logLines: [...server.logLines],
      printed: printing.printed,
      cookies: [...visit.allCookies],
      asked: Object.values(server.vendors).flatMap(({ requests }) => requests.map(({ rawBody }) => rawBody)),
      stored: await readAll(server.folder),
    };
  } finally {
    connections.stop();
    printing.stop();
    await server.close();
    await rm(site, { recursive: true });
  }
}

async function readAll(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    names.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), "latin1")),
  );
  return files.join("\n");
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Disconnects once the vendor has been called. */
  readonly leaveAt?: Promise<unknown>;
}

interface Visit {
  readonly server: TestProxyServer;
  readonly url: string;
  readonly answers: LoggedAnswer[];
  readonly cookies: Map<string, string>;
  readonly allCookies: Set<string>;
  ask(path: string, asking?: Asking): Promise<LoggedAnswer>;
}

const usual = {
  "user-agent": visitorData.header,
  referer: `http://localhost/?${visitorData.header}`,
  "accept-language": visitorData.header,
  "x-forwarded-for": visitorData.header,
  "x-api-key": visitorData.header,
  authorization: visitorData.header,
  "x-request-id": visitorData.header,
};

function createVisit(url: string, server: TestProxyServer): Visit {
  const answers: LoggedAnswer[] = [];
  const cookies = new Map<string, string>();
  const allCookies = new Set<string>();
  const cookieLine = () =>
    [...cookies, ["other", "CANARY-COOKIE"]].map(([name, value]) => `${name}=${value}`).join("; ");

  return {
    server,
    url,
    answers,
    cookies,
    allCookies,
    ask: (path, { method = "GET", headers = {}, body, leaveAt } = {}) =>
      new Promise((resolve) => {
        const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
        const type = body === undefined ? {} : { "content-type": "application/json" };
        const outgoing = request(`${url}${path}`, {
          method,
          headers: { ...usual, ...type, cookie: cookieLine(), ...headers },
        });
        const gone = (
          how: string,
          response?: { statusCode?: number | undefined; headers: LoggedAnswer["headers"] },
          part = "",
        ) => {
          const answer = {
            asked: `${method} ${path}`,
            isPrivate: path.startsWith("/api/"),
            status: response?.statusCode ?? 0,
            headers: response?.headers ?? {},
            body: response === undefined ? how : part,
          };
          if (response !== undefined) answers.push(answer);
          resolve(answer);
        };
        outgoing.on("error", () => gone("broken off"));
        outgoing.on("response", (response) => {
          let part = "";
          for (const line of response.headers["set-cookie"] ?? []) {
            const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
            if (value === "") cookies.delete(name);
            else cookies.set(name, value);
            if (value !== "") allCookies.add(value);
          }
          response.setEncoding("latin1");
          response.on("data", (chunk: string) => (part += chunk));
          response.on("error", () => {});
          response.on("close", () => gone("", response, part));
        });
        void leaveAt?.then(() => outgoing.destroy());
        outgoing.end(text);
      }),
  };
}

async function asStranger({ ask }: Visit): Promise<void> {
  await ask("/");
  await ask(`/?text=${visitorData.query}`);
  await ask("/assets/missing.js");
  await ask(`/api/health?${visitorData.query}`);
  await ask("/api/config");
  await ask(`/api/nothing/${visitorData.path}?${visitorData.query}`);
  await ask(`/api/${visitorData.path}`, { method: "PROPFIND" });
  await ask(`/api/memory/${visitorData.path}`);
  await ask("/api/chat", { method: "POST", body: { messages: visitorData.message } });
  await ask("/api/voice-agent/conversation");
  await ask("/api/csp-reports", {
    method: "POST",
    body: {
      "csp-report": {
        "effective-directive": "img-src",
        "blocked-uri": `https://pictures.example/${visitorData.path}?${visitorData.query}`,
      },
    },
  });
  await ask("/api/csp-reports", { method: "POST", body: visitorData.message });
}

async function unlock({ ask }: Visit): Promise<void> {
  const post = (body: unknown, headers = {}) =>
    ask(`/api/access?${visitorData.query}`, { method: "POST", body, headers });
  await post({ code: visitorData.code });
  await post(`{"code":"${visitorData.code}`);
  await post({ code: [visitorData.code] });
  await post({ code: visitorData.code.repeat(1_000) });
  await post({ code: visitorData.code }, { "content-type": "text/plain" });
  await post({ code: visitorData.rightCode }, { origin: "https://canary.example" });
  await post({ code: visitorData.rightCode });
}

async function remember({ ask }: Visit): Promise<void> {
  const exchange = {
    characterId: "tesla",
    userMessage: visitorData.message,
    assistantMessage: visitorData.spoken,
    sessionId: null,
    hasImage: true,
    exchangeId: "one",
    image: visitorData.image.toString("base64"),
  };
  const log = (changes: object) => ask("/api/memory/log", { method: "POST", body: { ...exchange, ...changes } });
  await log({});
  await log({ exchangeId: visitorData.message });
  await log({ characterId: visitorData.message });
  await log({ userMessage: visitorData.message.repeat(4_000) });
  await log({ userMessage: visitorData.message.repeat(40_000) });
  await ask(`/api/memory/tesla?limit=${visitorData.query}`);
  await ask(`/api/memory/${visitorData.path}`);
  await ask(`/api/memory/${encodeURIComponent(visitorData.message)}`);
  await ask("/api/memory/tesla", { method: "DELETE" });
}

const base64 = visitorData.image.toString("base64");
const questionFor = (purpose: string) => ({
  characterId: "tesla",
  purpose,
  system: visitorData.system,
  messages: [{ role: "user", content: visitorData.message }],
  image: { jpegBase64: base64 },
});
const questions = [
  { vendor: "openAI", path: "/api/chat", body: questionFor("reply") },
  { vendor: "anthropic", path: "/api/chat", body: questionFor("room") },
  { vendor: "elevenLabs", path: "/api/elevenlabs/v1/text-to-speech/faust/stream", body: { text: visitorData.spoken } },
] as const;

async function ask({ ask: send, server }: Visit): Promise<void> {
  for (const { vendor, path, body } of questions) {
    const standIn = server.vendors[vendor];
    const post = (changes: object, query = "") =>
      send(`${path}${query}`, { method: "POST", body: { ...body, ...changes } });
    for (const behaviour of behaviours) {
      standIn.setBehaviour(behaviour);
      await post({});
    }
    standIn.setBehaviour("reply");
    await post({ stream: false });
    await post({ model: visitorData.message, model_id: visitorData.message });
    await post({ messages: visitorData.message, text: [visitorData.message] });
    await post({}, `?output_format=${visitorData.query}`);
    await send(path.replace("faust", visitorData.path), { method: "POST", body });

    standIn.setBehaviour("hang");
    const before = standIn.requests.length;
    await send(path, { method: "POST", body, leaveAt: eventually(() => standIn.requests.length > before) });
    await eventually(() => standIn.openConnections() === 0);
    standIn.setBehaviour("reply");
  }
}

async function converse({ ask: send, server, url, cookies }: Visit): Promise<void> {
  const { elevenLabs } = server.vendors;
  for (const transport of ["websocket", "webrtc", visitorData.message]) {
    for (const characterId of ["flux", "cheesemaster", visitorData.message])
      await send("/api/voice-agent/session", {
        method: "POST",
        body: { characterId, transport, source: visitorData.header },
      });
  }
  elevenLabs.setBehaviour("redirect-elsewhere");
  await send("/api/voice-agent/session", { method: "POST", body: { characterId: "flux", transport: "webrtc" } });
  elevenLabs.setBehaviour("reply");
  const upgrade = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.alloc(16).toString("base64"),
  };
  await send("/api/voice-agent/conversation?character=flux", {
    headers: { ...upgrade, origin: "https://canary.example" },
  });
  await send("/api/voice-agent/conversation?character=nobody", { headers: { ...upgrade, origin: url } });
  await send("/api/voice-agent/conversation?character=flux", { headers: { origin: url } });

  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const open = () =>
    new WebSocket(
      `${url.replace("http", "ws")}/api/voice-agent/conversation?character=flux&source=${visitorData.query}`,
      ["convai"],
      { headers: { ...usual, cookie, origin: url } },
    );
  const begin = JSON.stringify({
    type: "conversation_initiation_client_data",
    conversation_config_override: { agent: { prompt: { prompt: visitorData.system } } },
  });
  // The host in a vendor's signed address is ignored.
  elevenLabs.setSignedOrigin("ws://127.0.0.1:1");
  for (const [nth, agentBehaviour] of (
    ["silent", "kill", "close-1008", "bad-frame", "refuse-302", "first-not-metadata"] as const
  ).entries()) {
    elevenLabs.setAgentBehaviour(agentBehaviour);
    const page = open();
    page.on("error", () => {});
    const closed = new Promise((resolve) => page.on("close", resolve));
    page.on("open", () => page.send(begin));
    if (nth === 0) {
      const agent = await elevenLabs.conversation(1);
      page.send(JSON.stringify({ type: "user_message", text: visitorData.frame }));
      await agent.heard("user_message");
      agent.says(visitorData.frame);
      agent.send({ type: "debug", text: `${canaries.agents.flux} ${canaries.elevenLabs}` });
      page.send(`not JSON: ${visitorData.frame}`);
    }
    await closed;
  }
}

async function leaveAndLock({ ask: send, server }: Visit): Promise<void> {
  const [question] = questions;
  server.vendors.openAI.setBehaviour("hang-midway");
  const running = send(question.path, { method: "POST", body: question.body });
  await eventually(() => server.vendors.openAI.openConnections() === 1);
  await send("/api/access", { method: "DELETE" });
  await running;
  server.vendors.openAI.setBehaviour("reply");
  await send("/api/memory/tesla");
  await send(question.path, { method: "POST", body: question.body });
}

async function whileTheStoreFails({ ask: send, server }: Visit): Promise<void> {
  await send("/api/access", { method: "POST", body: { code: visitorData.rightCode } });
  server.breakLedger();
  for (const { path, body } of questions) await send(path, { method: "POST", body });
  server.breakSessions();
  for (const { path, body } of questions) await send(path, { method: "POST", body });
  await send("/api/memory/tesla");
  await nextTurn();
}
