import { describe, expect, it } from "vitest";
import { SpeechError } from "../contracts";
import { createAutoSpeechSynthesizer } from "../providers/browser/audio/auto-speech-synthesizer";
import { createTestChat, createFakeSpeechSynthesizer } from "@archive-of-minds/testing";
import { open } from "./voice.fixture";

describe("a downloadable voice", () => {
  it("is offered, downloaded on request, and used from then on", async () => {
    const voice = createFakeSpeechSynthesizer({ availability: "downloadable" });
    let arrive = () => {};
    const voiceDownload = {
      totalBytes: 100,
      download: ({
        onProgress,
      }: {
        onProgress?: (progress: { loaded: number; total: number; bytesPerSecond: number }) => void;
      }) =>
        new Promise<void>((resolve) => {
          onProgress?.({ loaded: 40, total: 100, bytesPerSecond: 10 });
          arrive = () => {
            voice.setAvailability("ready");
            resolve();
          };
        }),
    };
    const { chat, until } = await open({ voiceDownload }, voice);
    expect(chat.getSnapshot().matches({ voiceOffer: "offered" })).toBe(true);
    chat.send({ type: "voice.download" });
    expect(chat.getSnapshot().context.voiceDownload.progress?.progress).toEqual({
      loaded: 40,
      total: 100,
      bytesPerSecond: 10,
    });
    arrive();
    await until(
      (snapshot) => snapshot.matches({ voiceOffer: "none" }) && snapshot.context.voice.status?.availability === "ready",
    );
  });

  it("is not offered again after it was declined", async () => {
    const voiceDownload = {
      totalBytes: 100,
      download: () => Promise.reject(new SpeechError("network", "No connection")),
    };
    const { chat, settingsStore, until } = await open(
      { voiceDownload },
      createFakeSpeechSynthesizer({ availability: "downloadable" }),
    );
    chat.send({ type: "voice.download" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "failed" }));
    expect(chat.getSnapshot().context.voiceDownload.failure?.reason).toBe("network");
    chat.send({ type: "voice.decline" });
    expect([chat.getSnapshot().matches({ voiceOffer: "none" }), settingsStore.read("aom.voiceDeclined")]).toEqual([
      true,
      "true",
    ]);
    const again = await open(
      { voiceDownload, settings: { "aom.voiceDeclined": "true" } },
      createFakeSpeechSynthesizer({ availability: "downloadable" }),
    );
    expect(again.chat.getSnapshot().matches({ voiceOffer: "none" })).toBe(true);
  });

  it("shows no failed download for a character that has another voice", async () => {
    const voiceDownload = {
      totalBytes: 100,
      download: () => Promise.reject(new SpeechError("network", "No connection")),
    };
    const { chat, until, voice } = await open(
      { voiceDownload },
      createFakeSpeechSynthesizer({ availability: "downloadable" }),
    );
    chat.send({ type: "voice.download" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "failed" }));
    voice.setAvailability("ready");
    chat.send({ type: "character.select", characterId: "ben" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "none" }));
    voice.setAvailability("downloadable");
    chat.send({ type: "character.select", characterId: "ada" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
  });
});

describe("a downloadable voice beside a ready one", () => {
  const voiceDownload = {
    totalBytes: 100,
    download: () => Promise.reject(new SpeechError("network", "No connection")),
  };
  async function standIn(settings: Record<string, string> = {}) {
    const system = createFakeSpeechSynthesizer({ name: "System voice", kind: "system", speaks: true });
    const own = createFakeSpeechSynthesizer({ name: "Built-in voice", availability: "downloadable" });
    let wanted = () => settings["aom.voiceEngine"] ?? null;
    const speechSynthesizer = createAutoSpeechSynthesizer([system, own], {
      orderFor: (voice) => (voice === "ben" || wanted() === "Built-in voice" ? [own, system] : [system, own]),
    });
    const test = await createTestChat({ speechSynthesizer, voiceDownload, settings });
    wanted = () => test.settingsStore.read("aom.voiceEngine");
    await test.ready();
    await test.until(({ context }) => context.voice.status !== null);
    const offer = () => test.chat.getSnapshot().value.voiceOffer;
    const canFetch = () => test.chat.getSnapshot().can({ type: "voice.download" });
    return { ...test, offer, canFetch };
  }

  it("is offered once it is chosen, while the ready one still speaks", async () => {
    const { chat, until, offer, canFetch } = await standIn();
    expect([chat.getSnapshot().context.voice.status, offer(), canFetch()]).toEqual([
      { availability: "ready", engine: { name: "System voice", kind: "system" } },
      "none",
      false,
    ]);
    chat.send({ type: "setting.change", name: "voiceEngine", value: "Built-in voice" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
    expect(chat.getSnapshot().context.voice.status).toEqual({
      availability: "ready",
      engine: { name: "System voice", kind: "system" },
      downloadable: { name: "Built-in voice", kind: "builtIn" },
    });
    chat.send({ type: "setting.change", name: "voiceEngine", value: "System voice" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "none" }));
    expect(canFetch()).toBe(false);
  });

  it("is offered for a character that it suits better", async () => {
    const { chat, until } = await standIn();
    chat.send({ type: "character.select", characterId: "ben" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
  });

  it("can be downloaded after “Not now”, and is offered again when it is chosen", async () => {
    const { chat, until, offer, canFetch, settingsStore } = await standIn({ "aom.voiceEngine": "Built-in voice" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
    chat.send({ type: "voice.decline" });
    expect([offer(), canFetch(), settingsStore.read("aom.voiceDeclined")]).toEqual(["none", true, "true"]);
    chat.send({ type: "setting.change", name: "voiceEngine", value: "Built-in voice" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
    expect(settingsStore.read("aom.voiceDeclined")).toBeNull();
    chat.send({ type: "voice.decline" });
    chat.send({ type: "voice.download" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "failed" }));
  });
});
