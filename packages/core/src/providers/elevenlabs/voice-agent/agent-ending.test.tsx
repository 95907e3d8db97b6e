import { describe, expect, it, vi } from "vitest";
import { exampleCharacter, propertyRuns } from "@archive-of-minds/testing";
import type { AgentBehaviour } from "@archive-of-minds/testing/servers";
import { createLiveConversation } from "../../../voice-agent/create-live-conversation";
import audioConcatProcessor from "@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline";
import rawAudioProcessor from "@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline";
import { BrowserSocket, inVendorPage, until, wait } from "./socket-conversations.fixture";

const given = inVendorPage();
const { remote, signedUrl, create, begin, isLeft } = given;
/** 20 in a row; 200 in the long tier. */
const SESSIONS = propertyRuns(200);

describe("ending", () => {
  const endings: readonly (readonly [AgentBehaviour, object])[] = [
    ["close-1011", { reason: "error", message: "The server met an error.", closeCode: 1011 }],
    [
      "max-duration",
      { reason: "agent", message: "The conversation reached its longest duration.", because: "longest" },
    ],
  ];
  it.each(endings)("is reported with its reason: %s", async (behaviour, ending) => {
    vi.spyOn(console, "error").mockReturnValue();
    const { ofType } = await begin();
    if (behaviour === "close-1011") await remote.control("closes", 1011, "The server met an error.");
    else
      await remote.control("send", {
        type: "error",
        error_event: {
          error_type: "max_duration_exceeded",
          message: "The conversation reached its longest duration.",
          code: 1008,
        },
      });
    await until(() => expect(ofType("ended")).toEqual([{ type: "ended", ...ending }]));
    await isLeft();
  });

  it("is the agent’s when it ends the call with its own tool", async () => {
    const { ofType } = await begin();
    await remote.control("send", {
      type: "agent_tool_response",
      agent_tool_response: { tool_name: "end_call", tool_call_id: "tool_1", tool_type: "system", is_error: false },
    });
    await until(() => expect(ofType("ended")).toEqual([{ type: "ended", reason: "agent", message: "" }]));
    await isLeft();
  });

  it("reports a broken or closed socket without a reason", async () => {
    const one = await begin();
    await remote.control("breaks");
    await until(() =>
      expect(one.ofType("ended")).toEqual([
        {
          type: "ended",
          reason: "error",
          message: "The connection was closed due to a socket error.",
          closeCode: 1006,
        },
      ]),
    );
    const two = await begin();
    await remote.control("closes", 1011, "");
    await until(() =>
      expect(two.ofType("ended")).toEqual([
        { type: "ended", reason: "error", message: "The connection was closed by the server.", closeCode: 1011 },
      ]),
    );
    await isLeft();
  });

  it("is also reported when it comes before the caller holds the conversation", async () => {
    await remote.behave("close-1011");
    const listen = given.page.listen.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
    // The client requests it twice: for permission before it connects, and for sound once it has.
    given.page.listen.mockImplementationOnce(listen).mockImplementationOnce(async () => {
      await until(async () => expect((await remote.last()).ended).not.toBeNull());
      await wait(50);
      return listen();
    });
    const { said, ofType } = await begin();
    expect(said).toEqual([]);
    await until(() =>
      expect(ofType("ended")).toEqual([
        { type: "ended", reason: "error", message: "The server met an error.", closeCode: 1011 },
      ]),
    );
    await isLeft();
  });

  it("closes the conversation normally", async () => {
    for (const asked of [{}, { textOnly: true }]) {
      const { controls } = await begin(asked);
      controls.end();
      await until(async () =>
        expect((await remote.last()).ended).toEqual({ code: 1000, reason: "User ended conversation" }),
      );
    }
  });

  it("releases everything, many times in one page", async () => {
    let wakeLocks = 0;
    const agent = {
      ...create({ workletPaths: { rawAudioProcessor, audioConcatProcessor } }),
      authorise: async () => ({ transport: "websocket", signedUrl }) as const,
    };
    const wakeLock = () => {
      wakeLocks += 1;
      return () => void (wakeLocks -= 1);
    };
    for (let time = 0; time < SESSIONS; time += 1) {
      const live = createLiveConversation({
        character: exampleCharacter("tesla"),
        providers: { voiceAgent: agent, wakeLock },
      });
      live.send({ type: "agent.start" });
      // Some are cancelled while they still connect.
      if (time % 10 > 0)
        await vi.waitFor(
          () =>
            expect([live.getSnapshot().context.connection.failure, live.getSnapshot().hasTag("connected")]).toEqual([
              null,
              true,
            ]),
          { timeout: 60_000, interval: 10 },
        );
      if (time % 2 === 0) live.send({ type: "agent.stop" });
      live.stop();
    }
    await isLeft();
    await until(() => expect([given.page.workers(), wakeLocks, globalThis.WebSocket]).toEqual([0, 0, BrowserSocket]));
  });
});
