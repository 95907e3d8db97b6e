import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, visitor } from "./archive";

test("a page on another port of the same host changes nothing, though the browser sends the visitor’s cookies along", async ({
  page,
  context,
  archive,
}) => {
  const { unlock, say, answer } = visitor(page);
  await page.goto(archive.url);
  await unlock();
  await say("Good evening");
  await answer();
  const kept = async () => (await (await page.request.get(`${archive.url}/api/memory/tesla`)).json()).conversations;
  await expect.poll(async () => (await kept()).length).toBe(1);

  const server = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Elsewhere</title>"),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const foreign = await context.newPage();
  await foreign.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const outcomes = await foreign.evaluate(async (url) => {
    const body = JSON.stringify({
      characterId: "tesla",
      userMessage: "forged",
      assistantMessage: "forged",
      hasImage: false,
    });
    const tries: (() => Promise<unknown>)[] = [
      ...["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"].map(
        (type) => () =>
          fetch(`${url}/api/memory/log`, {
            method: "POST",
            mode: "no-cors",
            credentials: "include",
            headers: { "content-type": type },
            body,
          }),
      ),
      () =>
        fetch(`${url}/api/memory/log`, {
          method: "POST",
          credentials: "include",
          headers: { "content-type": "application/json" },
          body,
        }),
      () => fetch(`${url}/api/memory/tesla`, { method: "DELETE", credentials: "include" }),
      () => fetch(`${url}/api/access`, { method: "DELETE", credentials: "include" }),
      () => fetch(`${url}/api/memory/tesla`, { credentials: "include" }).then((response) => response.text()),
      async () => navigator.sendBeacon(`${url}/api/memory/log`, new Blob([body], { type: "application/json" })),
      () =>
        new Promise((resolve) => {
          const socket = new WebSocket(`${url.replace("http", "ws")}/api/voice-agent/conversation`);
          socket.onopen = () => resolve("let in");
          socket.onerror = () => resolve("shut out");
        }),
    ];
    const seen: string[] = [];
    for (const attempt of tries) {
      seen.push(
        await attempt().then(
          (value) => (value instanceof Response ? `${value.type} ${value.status}` : String(value)),
          () => "refused",
        ),
      );
    }
    return seen;
  }, archive.url);
  expect(outcomes.filter((outcome) => /200|let in|forged|conversations/.test(outcome))).toEqual([]);
  expect((await kept()).map(({ userMessage }: { userMessage: string }) => userMessage)).toEqual(["Good evening"]);
  server.close();
});
