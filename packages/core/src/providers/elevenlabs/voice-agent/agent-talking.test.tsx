import { describe, expect, it, vi } from "vitest";
import type { ElevenLabsAgentEvent } from "./elevenlabs-voice-agent";
import { inVendorPage, until } from "./socket-conversations.fixture";

const given = inVendorPage();
const { remote, create, begin, isLeft } = given;

describe("talking", () => {
  it("sends sound in chunks of 250 ms", async () => {
    const { controls } = await begin();
    await until(async () => expect((await remote.received("user_audio_chunk")).length).toBeGreaterThan(3));
    const sizes = (await remote.received("user_audio_chunk")).map(
      (frame) => atob(String(frame["user_audio_chunk"])).length,
    );
    // 16,000 samples a second of two bytes each; whole blocks of 128 samples.
    expect(sizes.every((size) => Math.abs(size - 8_000) <= 256)).toBe(true);
    await until(() => expect(controls.inputLevel()).toBeGreaterThan(0));
    controls.end();
    await isLeft();
  });

  it("sends no sound of a conversation that begins muted until it is unmuted", async () => {
    const { controls } = await begin({ isMuted: () => true });
    const isSilent = async () =>
      (await remote.received("user_audio_chunk")).map((frame) => /^\0+$/.test(atob(String(frame["user_audio_chunk"]))));
    await until(async () => expect((await isSilent()).length).toBeGreaterThan(2));
    expect(new Set(await isSilent())).toEqual(new Set([true]));
    controls.setMuted(false);
    await until(async () => expect(await isSilent()).toContain(false));
    controls.end();
    await isLeft();
  });

  it("reports what is heard, said, corrected and rated", async () => {
    const { controls, said } = await begin();
    await remote.control("hears", "What is light?");
    await remote.control("says", "A wave, and more.", { milliseconds: 100 });
    await remote.control("interrupts");
    await remote.control("corrects", "A wave,");
    await remote.control("pings");
    await remote.control("send", {
      type: "archive_notice",
      archive_notice_event: { notice: "silence", seconds_left: 15 },
    });
    await until(() => expect(said.some(({ type }) => type === "problem")).toBe(true));
    expect(said.filter(({ type }) => type !== "mode")).toEqual([
      { type: "userTranscript", text: "What is light?", isFinal: true },
      { type: "agentPart", text: "A wave, and more." },
      // The numbers of its sound.
      { type: "ping" },
      { type: "agentResponse", id: 2, text: "A wave, and more." },
      { type: "interruption" },
      { type: "agentCorrection", id: 3, text: "A wave," },
      { type: "ping" },
      { type: "problem", message: "Nobody speaks: the conversation ends in 15 s.", problem: "silence" },
    ]);
    controls.rate(2, false);
    controls.sendActivity();
    controls.sendContext("A lamp.");
    controls.sendText("And now?");
    await until(async () =>
      expect(await remote.received("user_message")).toEqual([{ type: "user_message", text: "And now?" }]),
    );
    expect((await remote.last()).received.filter((frame) => "type" in frame).slice(1)).toEqual([
      { type: "pong", event_id: 4 },
      { type: "feedback", score: "dislike", event_id: 2 },
      { type: "user_activity" },
      { type: "contextual_update", text: "A lamp." },
      { type: "user_message", text: "And now?" },
    ]);
    controls.end();
    await isLeft();
  });

  it("uses the given tools, and reports others as missing", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { controls } = await begin({
      tools: {
        add: ({ a, b }) => ({ sum: Number(a) + Number(b) }),
        greet: () => "Hello.",
        fail: () => {
          throw new Error("It is broken.");
        },
      },
    });
    for (const [tool, parameters] of [
      ["add", { a: 1, b: 2 }],
      ["greet", {}],
      ["fail", {}],
      ["fly", {}],
    ] as const)
      await remote.control("calls", tool, parameters);
    await until(async () => expect((await remote.received("client_tool_result")).length).toBe(4));
    const results = await remote.received("client_tool_result");
    expect(
      results
        .map((frame) => [frame["tool_call_id"], frame["result"], frame["is_error"]])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ["tool_1", '{"sum":3}', false],
      ["tool_2", "Hello.", false],
      ["tool_3", "Client tool execution failed: It is broken.", true],
      ["tool_4", "Client tool with name fly is not defined on client", true],
    ]);
    controls.end();
    await isLeft();
  });

  it("lets the agent use its own tool only with approval, and reports nothing about tools", async () => {
    const approveTool = vi.fn(({ name }: { readonly name: string }) => name === "look");
    const { controls, said } = await begin({}, { approveTool });
    const call = (name: string, state: string) =>
      remote.control("send", {
        type: "mcp_tool_call",
        mcp_tool_call: {
          service_id: "s1",
          tool_call_id: `call-${name}`,
          tool_name: name,
          parameters: { at: "x" },
          timestamp: "2026-01-01T12:00:00.000Z",
          state,
          approval_timeout_secs: 30,
        },
      });
    await remote.control("send", { type: "asr_initiation_metadata", asr_initiation_metadata_event: { model: "any" } });
    await remote.control("send", {
      type: "mcp_connection_status",
      mcp_connection_status: {
        integrations: [{ integration_id: "s1", integration_type: "mcp_server", is_connected: false, tool_count: 0 }],
      },
    });
    await call("look", "awaiting_approval");
    await call("mail", "awaiting_approval");
    await call("think", "loading");
    await remote.control("send", {
      type: "agent_tool_response",
      agent_tool_response: { tool_name: "look", tool_call_id: "call-look", tool_type: "mcp", is_error: false },
    });
    await remote.control("pings");
    await until(async () =>
      expect(await remote.received("mcp_tool_approval_result")).toEqual([
        { type: "mcp_tool_approval_result", tool_call_id: "call-look", is_approved: true },
        { type: "mcp_tool_approval_result", tool_call_id: "call-mail", is_approved: false },
      ]),
    );
    await until(() => expect(said).toEqual([{ type: "work", work: "begun" }, { type: "ping" }]));
    for (const name of ["look", "mail", "think"]) await call(name, "success");
    await until(() => expect(said.slice(2)).toEqual([{ type: "work", work: "done" }]));
    expect(approveTool.mock.calls).toEqual([
      [{ name: "look", parameters: { at: "x" } }],
      [{ name: "mail", parameters: { at: "x" } }],
    ]);
    controls.end();
    await isLeft();
  });

  it("treats an agent that types as one that works", async () => {
    const { controls, said } = await begin();
    await remote.control("send", { type: "agent_typing", agent_typing_event: { is_typing: true } });
    await remote.control("pings");
    await until(() => expect(said).toEqual([{ type: "work", work: "begun" }, { type: "ping" }]));
    controls.end();
    await isLeft();
  });

  it("reports a lost microphone once, and opens another when it is unmuted", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { controls, ofType } = await begin();
    const gone = { type: "problem", message: "The microphone gives no more sound.", problem: "noMicrophone" };
    await until(async () => expect((await remote.received("user_audio_chunk")).length).toBeGreaterThan(1));
    given.page.detachAudioElement();
    given.page.detachAudioElement();
    expect([ofType("problem"), given.page.held()[0]]).toEqual([[gone], 0]);
    given.page.listen.mockRejectedValueOnce(new DOMException("Requested device not found", "NotFoundError"));
    controls.setMuted(false);
    await until(() => expect(ofType("problem")).toEqual([gone, gone]));
    controls.setMuted(false);
    await until(() => expect([given.page.held()[0], controls.inputLevel() > 0.01]).toEqual([1, true]));
    await until(() => {
      // On a busy machine the new microphone is heard a moment before its loss is watched.
      given.page.detachAudioElement();
      expect(ofType("problem")).toEqual([gone, gone, gone]);
    });
    controls.end();
    await isLeft();
  });

  it("releases a microphone that is granted after the end", async () => {
    const { controls } = await begin();
    given.page.detachAudioElement();
    let give = () => {};
    const listen = given.page.listen.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
    given.page.listen.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (give = resolve));
      return listen();
    });
    vi.spyOn(console, "error").mockReturnValue();
    controls.setMuted(false);
    controls.end();
    give();
    await isLeft();
  });

  it("reports all events for debugging", async () => {
    const events: ElevenLabsAgentEvent[] = [];
    const { controls } = await begin({}, { onEvent: (event) => void events.push(event) });
    await remote.control("scores", 0.9);
    await remote.control("send", { type: "mood", mood_event: {} });
    await remote.control("pings");
    await until(() =>
      expect(
        events.some((event) => event.type === "outgoing" && (event.event as { type?: string }).type === "pong"),
      ).toBe(true),
    );
    controls.end();
    await until(() => expect(events.at(-1)).toEqual({ type: "ended", reason: "user", message: "" }));
    expect(events.find(({ type }) => type === "metadata")).toEqual({
      type: "metadata",
      conversationId: controls.conversationId,
      inputFormat: "pcm_16000",
      outputFormat: "pcm_16000",
    });
    expect(
      events.flatMap((event) => (event.type === "incoming" ? (event.event as { type: string }).type : [])),
    ).toEqual(["vad_score", "mood", "ping"]);
    expect(events.flatMap((event) => (event.type === "status" ? event.status : []))).toEqual([
      "connecting",
      "connected",
      "disconnecting",
      "disconnected",
    ]);
    await isLeft();
  });

  it("plays at the given volume", async () => {
    const { controls } = await begin();
    const heard = [0.25, 7, -1, Number.NaN].map((volume) => {
      controls.setVolume(volume);
      return given.page.gain();
    });
    expect(heard).toEqual([0.25, 1, 0, 1]);
    controls.end();
    await isLeft();
  });

  it("does not report errors of tools to the visitor", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { controls, ofType } = await begin();
    await remote.control("calls", "fly", {});
    await until(async () => expect((await remote.received("client_tool_result")).length).toBe(1));
    await remote.control("send", { type: "error", error_event: { error_type: "overload", message: "Too much." } });
    await until(() => expect(ofType("problem")).toEqual([{ type: "problem", message: "Server error: Too much." }]));
    controls.end();
    await isLeft();
  });

  it("requests the microphone permission, and releases the microphone", async () => {
    await create().askToListen?.({ signal: new AbortController().signal });
    expect(given.page.held()[0]).toBe(0);
    vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state: "prompt" } as PermissionStatus);
    given.page.listen.mockRejectedValueOnce(new DOMException("Permission denied", "NotAllowedError"));
    await expect(create().askToListen?.({ signal: new AbortController().signal })).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason: "notAllowed",
    });
    given.page.listen.mockClear();
    await create({ microphone: "none" }).askToListen?.({ signal: new AbortController().signal });
    expect(given.page.listen).not.toHaveBeenCalled();
  });

  it("finds the output devices", async () => {
    const device = (kind: MediaDeviceKind, deviceId: string, label: string) => ({
      kind,
      deviceId,
      label,
      groupId: "",
      toJSON: () => null,
    });
    vi.spyOn(navigator.mediaDevices, "enumerateDevices").mockResolvedValue([
      device("audiooutput", "default", "Default"),
      device("audioinput", "mic", "Microphone"),
      device("audiooutput", "x", ""),
      device("audiooutput", "h", "Headphones"),
    ]);
    const { controls } = await begin();
    expect(await controls.outputs?.()).toEqual([
      { id: "default", name: "Default" },
      { id: "h", name: "Headphones" },
    ]);
    controls.end();
    await isLeft();
  });

  it("rejects an output device that the browser cannot choose, and offers none", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { setSinkId } = HTMLMediaElement.prototype;
    Reflect.deleteProperty(HTMLMediaElement.prototype, "setSinkId");
    const { controls } = await begin();
    expect(controls.outputs).toBeUndefined();
    await expect(controls.setOutputDevice("other")).rejects.toMatchObject({
      name: "VoiceAgentError",
      reason: "unsupported",
      message: "setSinkId is not supported in this browser",
    });
    HTMLMediaElement.prototype.setSinkId = setSinkId;
    controls.end();
    await isLeft();
  });
});
