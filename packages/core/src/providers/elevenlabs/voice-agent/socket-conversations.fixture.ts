import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { VoiceAgentReport, VoiceAgentRequest } from "../../../contracts";
import { createElevenLabsVoiceAgent, type ElevenLabsVoiceAgentOptions } from "./elevenlabs-voice-agent";
import { createResourceTracker } from "./resource-tracker";
import { createRemote, createVendorPage } from "./vendor-page.fixture";

/** Below this level, nothing is heard. */
export const SILENCE = 10 ** (-60 / 20);
export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const until = (isSo: () => unknown) => vi.waitFor(isSo, { timeout: 60_000, interval: 10 });
export const BrowserSocket = globalThis.WebSocket;

/** Conversations with the vendor's agents over a websocket, each test in a new page; for use at the top of a test file. */
export function inVendorPage() {
  const remote = createRemote();
  const signedUrl = `${String(remote.socketUrl)}?agent_id=tesla`;
  const resourceTracker = createResourceTracker();
  const create = (options: Partial<ElevenLabsVoiceAgentOptions> = {}) =>
    createElevenLabsVoiceAgent({
      client: () => import("@elevenlabs/client"),
      agents: ["tesla"],
      fetch: async () => Response.json({ transport: "websocket", path: "/conversation" }),
      resourceTracker,
      ...options,
    });

  let page: ReturnType<typeof createVendorPage>;
  let begun: AbortController[] = [];
  beforeAll(async () => {
    await userEvent.click(document.body);
    await import("@elevenlabs/client");
  });
  beforeEach(async () => {
    page = createVendorPage();
    await remote.behave("silent");
  });
  afterEach(async () => {
    for (const abort of begun) abort.abort();
    begun = [];
    await page.close();
  });

  return {
    remote,
    signedUrl,
    create,
    /** The page of the running test. */
    get page() {
      return page;
    },

    /** No microphone, no sound and no connection is left. */
    isLeft: () =>
      until(async () =>
        expect([page.held(), (await remote.all()).filter(({ ended }) => !ended).length]).toEqual([[0, 0, 0], 0]),
      ),

    async begin(asked: Partial<VoiceAgentRequest> = {}, options: Partial<ElevenLabsVoiceAgentOptions> = {}) {
      const said: VoiceAgentReport[] = [];
      const abort = new AbortController();
      begun.push(abort);
      const controls = await create(options).connect(
        { characterId: "tesla", pass: { transport: "websocket", signedUrl }, ...asked },
        { signal: abort.signal, report: (report) => void said.push(report) },
      );
      return {
        controls,
        said,
        abort,
        ofType: (type: VoiceAgentReport["type"]) => said.filter((report) => report.type === type),
      };
    },
  };
}
