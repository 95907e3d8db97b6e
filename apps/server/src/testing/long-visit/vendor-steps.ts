import { setImmediate as nextTurn } from "node:timers/promises";
import type { Behaviour } from "@archive-of-minds/testing/servers";
import { eventually } from "../../proxies/testing/eventually";
import type { Visit } from "./visit";
import { visitorData } from "./visitor-data";

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

/** Asks every vendor, with every behaviour of it and with every kind of wrong request. */
export async function askVendors({ ask: send, server }: Visit): Promise<void> {
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

/** Ends the session while a reply is written. */
export async function leaveAndLock({ ask: send, server }: Visit): Promise<void> {
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

/** Everything again while the database fails. */
export async function whileTheStoreFails({ ask: send, server }: Visit): Promise<void> {
  await send("/api/access", { method: "POST", body: { code: visitorData.rightCode } });
  server.breakLedger();
  for (const { path, body } of questions) await send(path, { method: "POST", body });
  server.breakSessions();
  for (const { path, body } of questions) await send(path, { method: "POST", body });
  await send("/api/memory/tesla");
  await nextTurn();
}
