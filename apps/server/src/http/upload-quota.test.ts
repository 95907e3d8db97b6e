import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestProxyServer, routes, type Route, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import { eventually } from "../proxies/testing/eventually";
import type { TestVisitor } from "../testing/test-visitor";
import { createUploadQuota, type UploadQuota } from "./upload-quota";

const MB = 1024 * 1024;
const [openAI, , speech] = routes as [Route, Route, Route];
const longBody = JSON.stringify(openAI.body).padEnd(7 * MB);

describe("the upload quota", () => {
  const sizes = { total: 100, reserve: 20, small: 5, ofOneAddress: 50, smallOfOneAddress: 10, ofOneVisitor: 40 };
  let quota: UploadQuota;
  beforeEach(() => {
    quota = createUploadQuota(sizes);
  });
  const open = (visitorId: string, address = "home") => quota.open({ visitorId, address });
  const outcome = (work: () => void) => {
    try {
      work();
      return "taken";
    } catch (error) {
      return (error as { type: string }).type;
    }
  };

  it("limits one visitor, and gets everything back", () => {
    const [first, second] = [open("anna"), open("anna")];
    expect([30, 10, 1].map((bytes) => outcome(() => first.take(bytes)))).toEqual(["taken", "taken", "limit_reached"]);
    expect(outcome(() => second.take(1))).toBe("limit_reached");
    first.release();
    first.release();
    expect(outcome(() => second.take(40))).toBe("taken");
  });

  it("limits all visitors of one address together, and no others", () => {
    expect(outcome(() => open("anna").take(40))).toBe("taken");
    expect([
      outcome(() => open("ben").take(11)),
      outcome(() => open("ben").take(10)),
      outcome(() => open("carl").take(6)),
    ]).toEqual(["limit_reached", "taken", "limit_reached"]);
    expect(outcome(() => open("dora", "elsewhere").take(30))).toBe("taken");
  });

  it("keeps a reserve for small bodies, limited for each address", () => {
    expect([
      outcome(() => open("anna").take(40)),
      outcome(() => open("ben", "elsewhere").take(40)),
      outcome(() => open("carl", "third").take(6)),
    ]).toEqual(["taken", "taken", "overloaded"]);
    const small = (address: string) =>
      [1, 2, 3].map((number) => outcome(() => open(`${address}-${number}`, address).take(5)));
    expect([small("home"), small("elsewhere"), small("third")]).toEqual([
      ["taken", "taken", "limit_reached"],
      ["taken", "taken", "limit_reached"],
      ["overloaded", "overloaded", "overloaded"],
    ]);
  });

  it("counts a body that grows with the long ones, and no longer with the small ones", () => {
    const growing = open("anna");
    expect([
      outcome(() => growing.take(5)),
      outcome(() => open("ben").take(5)),
      outcome(() => open("carl").take(5)),
    ]).toEqual(["taken", "taken", "limit_reached"]);
    growing.take(1);
    expect(outcome(() => open("carl").take(5))).toBe("taken");
    growing.release();
    expect(outcome(() => open("dora").take(40))).toBe("taken");
  });

  it("takes nothing when it refuses", () => {
    const body = open("anna");
    expect([outcome(() => body.take(41)), outcome(() => body.take(40))]).toEqual(["limit_reached", "taken"]);
  });
});

describe("long bodies", () => {
  let server: TestProxyServer;
  afterEach(() => server.close());
  const headers = { "content-type": "application/json" };
  const ask = (visitor: TestVisitor, init: RequestInit) =>
    visitor.fetch(openAI.path, { method: "POST", headers, ...init });

  it("are refused beyond two of one visitor until the vendor answers, and accepted from others", async () => {
    server = await createTestProxyServer();
    const [visitor, other] = [await server.unlockedVisitor(), await server.unlockedVisitor()];
    server.vendors.openAI.setBehaviour("hang");
    const leaving = new AbortController();
    const waiting = [1, 2].map(async () => {
      const response = await ask(visitor, { body: longBody, signal: leaving.signal });
      return response.text();
    });
    await eventually(() => server.vendors.openAI.requests.length === 2);
    const refused = await ask(visitor, { body: longBody });
    expect([
      refused.status,
      refused.headers.get("retry-after"),
      refused.headers.get("x-should-retry"),
      await refused.json(),
    ]).toEqual([
      429,
      "1",
      "false",
      { error: { type: "limit_reached", message: "Too many long requests are running at once; wait for one to end." } },
    ]);
    server.vendors.openAI.setBehaviour("reply");
    expect([
      (await ask(other, { body: longBody })).status,
      (await visitor.post(speech.path, speech.body)).status,
    ]).toEqual([200, 200]);
    leaving.abort();
    await Promise.all(waiting);
    expect((await ask(visitor, { body: longBody })).status).toBe(200);
  });

  it("are refused over a real connection too, with a reason", async () => {
    server = await createTestProxyServer();
    const { url } = await server.listen();
    const cookie = await server.cookie();
    const send = (signal?: AbortSignal) =>
      fetch(`${url}${openAI.path}`, {
        method: "POST",
        headers: { ...headers, cookie },
        body: longBody,
        ...(signal && { signal }),
      });
    server.vendors.openAI.setBehaviour("hang");
    const leaving = new AbortController();
    const waiting = [1, 2].map(() =>
      send(leaving.signal).then(
        (response) => response.text().catch(() => ""),
        () => "",
      ),
    );
    await eventually(() => server.vendors.openAI.requests.length === 2);
    const refused = await send();
    expect([refused.status, ((await refused.json()) as { error: { type: string } }).error.type]).toEqual([
      429,
      "limit_reached",
    ]);
    leaving.abort();
    await Promise.all(waiting);
    server.vendors.openAI.setBehaviour("reply");
    await expect.poll(async () => (await send()).status).toBe(200);
  });

  it("of which a hundred come at once use memory within the quota only", async () => {
    server = await createTestProxyServer();
    const visitor = await server.unlockedVisitor();
    const chunk = new Uint8Array(MB / 4).fill(32);
    let held = 0;
    let mostHeld = 0;
    const leaving = new AbortController();
    const statuses: number[] = [];
    for (let number = 0; number < 100; number += 1) {
      let left = 28;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            // The end never comes.
            if (left === 0) return new Promise(() => {});
            left -= 1;
            held += chunk.length;
            mostHeld = Math.max(mostHeld, held);
            controller.enqueue(chunk);
            return undefined;
          },
        },
        { highWaterMark: 0 },
      );
      const init: RequestInit & { duplex: "half" } = {
        body,
        duplex: "half",
        signal: leaving.signal,
        headers: { ...headers, "transfer-encoding": "chunked" },
      };
      const answered = ({ status }: Response) => {
        held -= (28 - left) * chunk.length;
        statuses.push(status);
      };
      void ask(visitor, init).then(answered, () => {});
    }
    await eventually(() => statuses.length >= 90);
    // Of 700 MB; each sent one chunk before it was refused.
    expect([new Set(statuses), mostHeld <= 16 * MB + 100 * chunk.length]).toEqual([new Set([429]), true]);
    leaving.abort();
  });
});

describe("long answers", () => {
  let server: TestProxyServer;
  afterEach(() => server.close());

  it("that one client requests and does not read use memory within the quota only", async () => {
    server = await createTestProxyServer();
    const { url } = await server.listen();
    const cookie = await server.cookie();
    const text = "\u0001".repeat(65_536);
    const headers = { cookie, "content-type": "application/json" };
    for (let number = 0; number < 3; number += 1) {
      const body = JSON.stringify({ characterId: "tesla", userMessage: text, assistantMessage: text });
      expect((await fetch(`${url}/api/memory/log`, { method: "POST", headers, body })).status).toBe(200);
    }
    const requestLong = async () =>
      (await fetch(`${url}${openAI.path}`, { method: "POST", headers, body: longBody })).status;
    expect(await requestLong()).toBe(200);
    const request = `GET /api/memory/tesla HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`;
    const open = () => {
      const connection = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
      connection.pause().write(request.repeat(14));
      return connection;
    };
    const isRefused = async () => {
      for (let tries = 0; tries < 20; tries += 1) if ((await requestLong()) === 429) return true;
      return false;
    };
    let greedy = open();
    // The machine's own buffers take some of the answers, and at times all that were begun before the quota was full.
    await expect
      .poll(async () => {
        if (await isRefused()) return true;
        greedy.destroy();
        greedy = open();
        return false;
      })
      .toBe(true);
    greedy.destroy();
    await expect.poll(requestLong).toBe(200);
  });
});
