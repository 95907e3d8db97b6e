import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { SourceProcess } from "./run-source";

/** The address a started server prints. */
export const addressOf = async (started: SourceProcess) =>
  (await started.line(/^Archive of Minds on http/)).replace("Archive of Minds on ", "");

/** Unlocks with the default code, and returns the cookies. */
export async function unlock(address: string): Promise<string> {
  const response = await fetch(`${address}/api/access`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"code":"archive"}',
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Requests a reply and waits for its first words. */
export async function beginReply(address: string, cookie?: string): Promise<IncomingMessage> {
  const headers = { cookie: cookie ?? (await unlock(address)), "content-type": "application/json" };
  const outgoing = request(`${address}/api/chat`, { method: "POST", headers });
  outgoing.end(
    JSON.stringify({ characterId: "tesla", purpose: "room", messages: [{ role: "user", content: "Hello" }] }),
  );
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.on("error", () => {});
  let text = "";
  while (!text.includes("event: delta")) text += String((await once(response, "data"))[0]);
  return response;
}
