import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LanguageModel, LanguageModelErrorReason, ReplyRequest } from "../contracts";
import type { Behaviour, StandIn } from "@archive-of-minds/testing/servers";

interface RemoteOptions {
  readonly apiKey?: string;
  readonly fetch?: typeof fetch;
  readonly maxRetries?: number;
  readonly timeoutMs?: number;
}

export interface RemoteRepliesUnderTest {
  readonly name: string;
  readonly reply: string;
  /** What the first half of the reply begins with. */
  readonly begins: string;
  /** The message where there is no key, and where a reply fails. */
  readonly noKey: RegExp;
  readonly failed: RegExp;
  start(reply: string): Promise<StandIn>;
  create(standIn: StandIn, options: RemoteOptions): LanguageModel;
}

/** The common behaviour of providers that call a vendor through its SDK: keys, retries, connections and invalid responses. */
export function describeRemoteReplies({
  name,
  reply,
  begins,
  noKey,
  failed,
  start,
  create,
}: RemoteRepliesUnderTest): void {
  describe(`replies by ${name}, as by any vendor`, () => {
    let standIn: StandIn;
    beforeEach(async () => {
      standIn = await start(reply);
    });
    afterEach(() => standIn.close());

    const hello: ReplyRequest = { messages: [{ role: "user", content: "Hello." }] };
    const signal = () => new AbortController().signal;
    const model = (options: RemoteOptions = {}) => create(standIn, { maxRetries: 0, ...options });
    const read = async (options?: RemoteOptions) => {
      let text = "";
      let error: unknown;
      try {
        for await (const piece of model(options).stream(hello, { signal: signal() }))
          if (typeof piece === "string") text += piece;
      } catch (thrown) {
        error = thrown;
      }
      return { text, error };
    };

    it("sends no request with an empty key", async () => {
      const { error } = await read({ apiKey: "" });
      expect(error).toMatchObject({ reason: "missingKey", message: expect.stringMatching(noKey) });
      expect(standIn.requests).toEqual([]);
    });

    it("tries again after as long as the vendor asks for", async () => {
      standIn.setRetryAfter("0.01");
      standIn.setBehaviour(["429", "429", "reply"]);
      expect(await read({ maxRetries: 2 })).toEqual({ text: reply, error: undefined });
      expect(standIn.requests).toHaveLength(3);
    });

    it.each([
      ["in seconds", () => "60", 60_000],
      ["as a date", () => new Date(Date.now() + 90_000).toUTCString(), 60_001],
    ])("does not wait a minute for the vendor, told %s", async (_case, retryAfter, least) => {
      standIn.setRetryAfter(retryAfter());
      standIn.setBehaviour("429");
      const { error } = await read({ maxRetries: 2 });
      expect(error).toMatchObject({ reason: "rateLimited", status: 429, retryAfterMs: expect.any(Number) });
      expect((error as { retryAfterMs: number }).retryAfterMs).toBeGreaterThanOrEqual(least);
      expect(standIn.requests).toHaveLength(1);
    });

    it("ends at once when it is aborted between two tries", async () => {
      standIn.setRetryAfter("50");
      standIn.setBehaviour("429");
      const abort = new AbortController();
      const first = model({ maxRetries: 2 }).stream(hello, { signal: abort.signal })[Symbol.asyncIterator]().next();
      await vi.waitFor(() => expect(standIn.requests).toHaveLength(1), 60_000);
      abort.abort();
      await expect(first).rejects.toMatchObject({ name: "AbortError" });
    });

    it.each(["hang", "hang-after-headers", "slow"] as const)(
      'closes the connection when it is aborted while the vendor does "%s"',
      async (behaviour) => {
        standIn.setBehaviour(behaviour);
        const abort = new AbortController();
        const pieces = model().stream(hello, { signal: abort.signal })[Symbol.asyncIterator]();
        const next = pieces.next();
        await vi.waitFor(() => expect(standIn.openConnections()).toBe(1), 60_000);
        abort.abort();
        await expect(next.then(() => pieces.next())).rejects.toMatchObject({ name: "AbortError" });
        await vi.waitFor(() => expect(standIn.openConnections()).toBe(0), 60_000);
      },
    );

    it("closes the connection when the reader leaves", async () => {
      standIn.setBehaviour("slow");
      for await (const _ of model().stream(hello, { signal: signal() })) break;
      await vi.waitFor(() => expect(standIn.openConnections()).toBe(0), 60_000);
    });

    it("gives up on a response that starts and then stops", async () => {
      standIn.setBehaviour("hang-after-headers");
      expect((await read({ timeoutMs: 50 })).error).toMatchObject({ reason: "timeout" });
    });

    it.each<[Behaviour, LanguageModelErrorReason, string]>([
      ["html", "invalid", ""],
      ["cut-clean", "cutOff", begins],
      ["error-event", "overloaded", begins],
      ["422", "invalid", ""],
      ["500", "overloaded", ""],
      ["529", "overloaded", ""],
    ])('reports the response "%s" as %s', async (behaviour, reason, half) => {
      standIn.setBehaviour(behaviour);
      const { text, error } = await read();
      expect(error).toMatchObject({ reason, message: expect.stringMatching(failed) });
      expect([text.slice(0, half.length), text === ""]).toEqual([half, half === ""]);
    });

    it.each([
      ["a web page", new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } })],
      ["half a JSON", new Response('{"choices": [', { headers: { "content-type": "application/json" } })],
      ["another JSON", Response.json({ message: "hello" })],
      ["nothing", new Response(null, { status: 204 })],
      [
        "a web page that says not found",
        new Response("<h1>Where?</h1>", { status: 404, headers: { "content-type": "text/html" } }),
      ],
    ])("does not treat %s as a reply", async (_case, response) => {
      const fetch = async () => response.clone();
      expect((await read({ fetch })).error).toMatchObject({ reason: "invalid" });
      await expect(model({ fetch }).complete(hello, { signal: signal() })).rejects.toMatchObject({ reason: "invalid" });
    });
  });
}
