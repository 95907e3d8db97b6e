import { afterEach, describe, expect, it, vi } from "vitest";
import {
  faults,
  startAnthropicStandIn,
  startOpenAIStandIn,
  type Fault,
  type StandIn,
  type StandInOptions,
} from "./index";

const user = { role: "user", content: "Good evening." };
const vendors = [
  {
    name: "OpenAI",
    start: startOpenAIStandIn,
    path: "/v1/chat/completions",
    headers: { authorization: "Bearer key" },
    body: { model: "gpt", messages: [user] },
    wrong: [
      [{ messages: [user] }, "you must provide a model parameter"],
      [{ model: "gpt", messages: [] }, "empty array"],
      [{ model: "gpt", messages: [user], max_token: 5 }, "Unrecognized request argument supplied: max_token"],
      [{ model: "gpt", messages: [{ role: "bot", content: "" }] }, "Invalid value: 'bot'"],
      [{ model: "gpt", messages: [{ role: "user", content: [{ type: "image", source: {} }] }] }, "messages[0].content"],
      [{ model: "gpt", messages: [user], stop: ["1", "2", "3", "4", "5"] }, "Invalid 'stop'"],
      [{ model: "gpt", messages: [user], temperature: 3 }, "Invalid 'temperature'"],
    ],
    textOf: (answer: string) =>
      events(answer)
        .map(({ choices }) => choices?.[0]?.delta?.content ?? "")
        .join(""),
  },
  {
    name: "Anthropic",
    start: startAnthropicStandIn,
    path: "/v1/messages",
    headers: { "x-api-key": "key", "anthropic-version": "2023-06-01" },
    body: { model: "claude", max_tokens: 99, messages: [user] },
    wrong: [
      [{ model: "claude", messages: [user] }, "max_tokens: Field required"],
      [{ model: "claude", max_tokens: 9, messages: [] }, "at least one message is required"],
      [{ model: "claude", max_tokens: 9, messages: [user], stop: ["x"] }, "stop: Extra inputs are not permitted"],
      [
        { model: "claude", max_tokens: 9, messages: [{ role: "system", content: "x" }] },
        "Input should be 'user' or 'assistant'",
      ],
      [
        { model: "claude", max_tokens: 9, messages: [{ role: "assistant", content: "x" }, user] },
        'first message must use the "user" role',
      ],
      [
        { model: "claude", max_tokens: 9, messages: [user, { role: "assistant", content: "x" }] },
        "must end with a user message",
      ],
      [{ model: "claude", max_tokens: 9, messages: [{ role: "user", content: "" }] }, "must have non-empty content"],
      [{ model: "claude", max_tokens: 9, messages: [user], stop_sequences: ["\n"] }, "must contain non-whitespace"],
    ],
    textOf: (answer: string) =>
      events(answer)
        .map(({ delta }) => delta?.text ?? "")
        .join(""),
  },
] as const;

interface AnyEvent {
  readonly choices?: readonly { readonly delta?: { readonly content?: string } }[];
  readonly delta?: { readonly text?: string };
}

function events(answer: string): AnyEvent[] {
  const lines = answer.split("\n").filter((line) => line.startsWith("data: {"));
  return lines.map((line) => JSON.parse(line.slice("data: ".length)) as AnyEvent);
}

describe.each(vendors)("the $name stand-in", ({ start, path, headers, body, wrong, textOf }) => {
  let standIn: StandIn;
  afterEach(() => standIn.close());
  const begin = async (options: StandInOptions = {}) => (standIn = await start({ delays: 0, ...options }));
  const post = (sent: object | string, init: RequestInit = {}) =>
    fetch(standIn.url + path, {
      method: "POST",
      headers,
      body: typeof sent === "string" ? sent : JSON.stringify(sent),
      ...init,
    });

  it("streams the scripted reply in small pieces and records the call", async () => {
    await begin({ reply: "It hums — naïvely, 🜁 always." });
    const response = await post({ ...body, stream: true });
    const answer = await response.text();
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(textOf(answer)).toBe("It hums — naïvely, 🜁 always.");
    expect(standIn.requests).toMatchObject([{ method: "POST", path, headers, body: { ...body, stream: true } }]);
  });

  it("returns the same reply as one body without streaming", async () => {
    await begin({ reply: ({ body: asked }) => `Heard ${JSON.stringify((asked as typeof body).messages[0].content)}.` });
    expect(await (await post(body)).text()).toContain(String.raw`Heard \"Good evening.\".`);
  });

  it.each(wrong.map(([sent, says]) => ({ sent, says })))("refuses a call where $says", async ({ sent, says }) => {
    await begin();
    const response = await post(sent);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({
        error: expect.objectContaining({ type: "invalid_request_error", message: expect.stringContaining(says) }),
      }),
    ]);
  });

  it("refuses a body that is not JSON, a missing key and another path", async () => {
    await begin();
    const statuses = [
      (await post("{")).status,
      (await post(body, { headers: { "content-type": "application/json", "anthropic-version": "2023-06-01" } })).status,
      (await fetch(`${standIn.url}/v1/models`, { headers })).status,
    ];
    expect(statuses).toEqual([400, 401, 404]);
  });

  it("refuses the parameters that its models do not accept", async () => {
    await begin({ refuses: ["temperature"] });
    expect([(await post({ ...body, temperature: 1 })).status, (await post(body)).status]).toEqual([400, 200]);
  });

  it("refuses unknown keys and models with the vendor’s errors", async () => {
    await begin({ apiKey: "right", models: ["gpt", "claude"] });
    const right = {
      ...headers,
      ...("authorization" in headers ? { authorization: "Bearer right" } : { "x-api-key": "right" }),
    };
    const responses = [
      await post(body),
      await post(body, { headers: right }),
      await post({ ...body, model: "other" }, { headers: right }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 200, 404]);
  });

  it("breaks off its answer after any byte, with a reset or without", async () => {
    await begin({ reply: "It hums." });
    const whole = await (await post({ ...body, stream: true })).text();
    standIn.setBehaviour("cut-clean-at-100");
    expect(await (await post({ ...body, stream: true })).text()).toBe(whole.slice(0, 100));
    standIn.setBehaviour("cut-at-100");
    await expect(post({ ...body, stream: true }).then((response) => response.text())).rejects.toThrow("terminated");
  });

  it("answers normally after each of its faults", async () => {
    await begin({ reply: "It hums." });
    for (const fault of Object.keys(faults).filter((name) => !/hang|endless/.test(name)) as Fault[]) {
      standIn.setBehaviour(fault);
      await post({ ...body, stream: true }, { redirect: "manual" })
        .then((response) => response.text())
        .catch(() => undefined);
      standIn.setBehaviour("reply");
      expect([fault, textOf(await (await post({ ...body, stream: true })).text())]).toEqual([fault, "It hums."]);
    }
  });

  it("follows a list of behaviours and repeats the last", async () => {
    await begin({ retryAfter: "7" });
    standIn.setBehaviour(["429", "529", "reply"]);
    const responses = [await post(body), await post(body), await post(body), await post(body)];
    expect(responses.map(({ status }) => status)).toEqual([429, 529, 200, 200]);
    expect(responses[0]?.headers.get("retry-after")).toBe("7");
  });

  it("does not know the first models it is asked for", async () => {
    await begin({ behaviour: "404-first-2-models" });
    const statuses = [];
    for (const model of ["a", "b", "c", "a", "d"]) statuses.push((await post({ ...body, model })).status);
    expect(statuses).toEqual([404, 404, 200, 404, 200]);
  });

  it("breaks off within a sentence, with a reset or without", async () => {
    await begin({ behaviour: "cut" });
    await expect(post({ ...body, stream: true }).then((response) => response.text())).rejects.toThrow("terminated");
    standIn.setBehaviour("cut-clean");
    const answer = await (await post({ ...body, stream: true })).text();
    expect(textOf(answer)).toMatch(/^Ah, you ask what keeps me awake\. .*(?<!I do\.)$/);
    expect(answer).not.toMatch(/\[DONE\]|message_stop/);
  });

  it("sends an error within the stream", async () => {
    await begin({ behaviour: "error-event" });
    const answer = await (await post({ ...body, stream: true })).text();
    expect(answer.trimEnd().split("\n").at(-1)).toContain('"error":{');
  });

  it("counts the waiting callers, and notices a caller that leaves", async () => {
    await begin({ behaviour: ["hang", "hang-after-headers"] });
    const abort = new AbortController();
    const ask = () => post({ ...body, stream: true }, { signal: abort.signal });
    ask().catch(() => undefined);
    await vi.waitFor(() => expect(standIn.requests).toHaveLength(1), 60_000);
    expect([(await ask()).status, standIn.openConnections()]).toEqual([200, 2]);
    abort.abort();
    await vi.waitFor(() => expect(standIn.openConnections()).toBe(0), 60_000);
  });
});
