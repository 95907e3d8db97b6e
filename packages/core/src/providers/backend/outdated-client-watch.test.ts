import { expect, it, vi } from "vitest";
import { createOutdatedClientWatch } from "./outdated-client-watch";
import { fetchServerConfig } from "./server-capabilities";

const refusal = () => Response.json({ error: { type: "outdatedClient", message: "Reload." } }, { status: 410 });
const watching = (answer: () => Response) => {
  const send = vi.fn(async () => answer());
  return { send, watch: createOutdatedClientWatch(send) };
};

it("reports that the server refuses this release, whichever route says so", async () => {
  const { watch } = watching(refusal);
  const heard = vi.fn();
  watch.subscribe(heard);
  expect(watch.isOutdated()).toBe(false);
  expect(await fetchServerConfig({ fetch: watch.fetch as never })).toBeNull();
  expect([watch.isOutdated(), heard.mock.calls.length]).toEqual([true, 1]);
});

it("sends nothing more once it is refused, and repeats the refusal", async () => {
  const { send, watch } = watching(refusal);
  const bodies: unknown[] = [];
  for (const path of ["/api/openai/v1/chat/completions", "/api/memory/log"]) {
    const { status, json } = await watch.fetch(path, { method: "POST" }).then(async (response) => ({
      status: response.status,
      json: await response.json(),
    }));
    bodies.push([status, json]);
  }
  const body = { error: { type: "outdatedClient", message: "Reload." } };
  expect([bodies, send.mock.calls.length]).toEqual([
    [
      [410, body],
      [410, body],
    ],
    1,
  ]);
});

it.each([
  ["an answer", () => Response.json({ ok: true })],
  ["a resource that is gone", () => Response.json({ error: { type: "not_found" } }, { status: 410 })],
  ["a page of a host", () => new Response("<!doctype html>", { status: 410 })],
  ["the refusal with another status", () => Response.json({ error: { type: "outdatedClient" } }, { status: 400 })],
])("passes %s on as it is", async (_case, answer) => {
  const { send, watch } = watching(answer);
  const expected = answer();
  for (let call = 1; call <= 2; call += 1) {
    const response = await watch.fetch("/api/config");
    expect([response.status, await response.text()]).toEqual([expected.status, await answer().text()]);
  }
  expect([watch.isOutdated(), send.mock.calls.length]).toEqual([false, 2]);
});

it("reports no more to a listener that has left", async () => {
  const { watch } = watching(refusal);
  const heard = vi.fn();
  watch.subscribe(heard)();
  await watch.fetch("/api/config");
  expect(heard).not.toHaveBeenCalled();
});
