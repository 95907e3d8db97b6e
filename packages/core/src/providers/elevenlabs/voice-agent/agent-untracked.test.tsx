import { describe, expect, it } from "vitest";
import type { VoiceAgentReport } from "../../../contracts";
import { createElevenLabsVoiceAgent } from "./elevenlabs-voice-agent";
import { BrowserSocket, inVendorPage, until } from "./socket-conversations.fixture";

const given = inVendorPage();
const { remote, signedUrl, isLeft } = given;

describe("without a resource tracker", () => {
  const inForeignPage = () =>
    createElevenLabsVoiceAgent({ client: () => import("@elevenlabs/client"), agents: ["tesla"] });
  const connect = (abort: AbortController, report: (said: VoiceAgentReport) => void = () => {}) =>
    inForeignPage().connect(
      { characterId: "tesla", pass: { transport: "websocket", signedUrl } },
      { signal: abort.signal, report },
    );
  const globals = () => [globalThis.WebSocket, navigator.mediaDevices.getUserMedia];

  it("does not change the page’s globals during a conversation", async () => {
    const own = [BrowserSocket, given.page.listen];
    const abort = new AbortController();
    const said: VoiceAgentReport[] = [];
    const connecting = connect(abort, (report) => void said.push(report));
    await until(() => expect(given.page.listen).toHaveBeenCalled());
    expect(globals()).toEqual(own);
    const controls = await connecting;
    expect(globals()).toEqual(own);
    await remote.control("hears", "What is light?");
    await until(() => expect(said).toContainEqual({ type: "userTranscript", text: "What is light?", isFinal: true }));
    controls.end();
    await isLeft();
    expect(globals()).toEqual(own);
  });

  it("reports a lost microphone, and opens another when it is unmuted", async () => {
    const said: VoiceAgentReport[] = [];
    const controls = await connect(new AbortController(), (report) => void said.push(report));
    given.page.detachAudioElement();
    await until(() => expect(said).toContainEqual(expect.objectContaining({ problem: "noMicrophone" })));
    controls.setMuted(false);
    await until(() => expect([given.page.held()[0], controls.inputLevel() > 0.01]).toEqual([1, true]));
    controls.end();
    await isLeft();
  });

  it("ends a cancelled attempt as soon as the server answers or closes", async () => {
    await remote.behave("no-metadata");
    const abort = new AbortController();
    const connecting = connect(abort);
    await until(async () => expect((await remote.all()).at(-1)?.ended).toBeNull());
    abort.abort();
    await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
    await remote.control("closes", 4408, "The voice agent did not begin in time.");
    await isLeft();
  });
});
