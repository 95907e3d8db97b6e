import type { Visit } from "./visit";
import { visitorData } from "./visitor-data";

/** Everything that is open without a session. */
export async function asStranger({ ask }: Visit): Promise<void> {
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

/** Wrong codes in every form, and the right one. */
export async function unlock({ ask }: Visit): Promise<void> {
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

/** The memory service. */
export async function remember({ ask }: Visit): Promise<void> {
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
