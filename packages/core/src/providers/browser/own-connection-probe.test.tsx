import { afterEach, expect, it, vi } from "vitest";
import { createOwnConnectionProbe } from "./own-connection-probe";

const { signal } = new AbortController();
afterEach(() => vi.restoreAllMocks());

it("listens for a moment, asks the archive, and needs no more", async () => {
  const stream = new AudioContext().createMediaStreamDestination().stream;
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(stream);
  const fetch = vi.fn(async () => Response.json({}));
  const probe = createOwnConnectionProbe({ fetch });
  const results = [];
  for (const step of ["microphone", "server", "websocket", "mediaRoom", "relay"] as const)
    results.push(await probe.check(step, { signal }));
  expect(results).toEqual(["passed", "passed", "notNeeded", "notNeeded", "notNeeded"]);
  expect([stream.getTracks().map(({ readyState }) => readyState), fetch.mock.calls]).toEqual([
    ["ended"],
    [["/api/health", { signal }]],
  ]);
});

it("reports what fails", async () => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("No.", "NotAllowedError"));
  await expect(createOwnConnectionProbe().check("microphone", { signal })).rejects.toMatchObject({
    name: "VoiceAgentError",
    reason: "notAllowed",
  });
  await expect(
    createOwnConnectionProbe({ fetch: () => Promise.reject(new TypeError("Offline")) }).check("server", { signal }),
  ).rejects.toMatchObject({ reason: "network" });
  await expect(
    createOwnConnectionProbe({ fetch: async () => new Response(null, { status: 503 }) }).check("server", { signal }),
  ).rejects.toMatchObject({ reason: "network", message: "The archive answered with status 503." });
});
