import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createElevenLabsVoiceAgent } from "./elevenlabs-voice-agent";
import { createResourceTracker } from "./resource-tracker";
import { createRemote, createVendorPage } from "./vendor-page.fixture";

// After fifteen seconds, the vendor's client gives up a media room that makes no offer.

const remote = createRemote("room");
const BrowserSocket = globalThis.WebSocket;
let page: ReturnType<typeof createVendorPage>;
beforeAll(async () => {
  localStorage.setItem("loglevel:livekit", "SILENT");
  await userEvent.click(document.body);
  await remote.behave("no-offer");
});
beforeEach(() => {
  page = createVendorPage();
});
afterEach(() => page.close());

const connect = (signal: AbortSignal) =>
  createElevenLabsVoiceAgent({
    client: () => import("@elevenlabs/client"),
    agents: ["tesla"],
    transport: "webrtc",
    resourceTracker: createResourceTracker(),
  }).connect(
    { characterId: "tesla", pass: { transport: "webrtc", conversationToken: "token", roomUrl: remote.roomUrl } },
    { signal, report: () => {} },
  );
const isLeft = () =>
  vi.waitFor(async () => {
    expect([page.held(), (await remote.all()).filter(({ ended }) => !ended).length]).toEqual([[0, 0, 0], 0]);
    expect([globalThis.WebSocket, navigator.mediaDevices.getUserMedia]).toEqual([BrowserSocket, page.listen]);
  }, 60_000);

it("fails as a network failure when the room makes no offer", async () => {
  await expect(connect(new AbortController().signal)).rejects.toMatchObject({
    name: "VoiceAgentError",
    reason: "network",
  });
  await isLeft();
});

it("releases the microphone and the sockets of a cancelled attempt", async () => {
  const abort = new AbortController();
  const connecting = connect(abort.signal);
  await vi.waitFor(() => expect(globalThis.WebSocket).not.toBe(BrowserSocket), 60_000);
  abort.abort();
  await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
  await isLeft();
});
