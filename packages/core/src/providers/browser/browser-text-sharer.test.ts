import { afterEach, describe, expect, it, vi } from "vitest";
import type { MemoryDurability } from "../../contracts";
import { createBrowserStorageMeter } from "./browser-storage-meter";
import { createBrowserTextSharer } from "./browser-text-sharer";

afterEach(() => vi.unstubAllGlobals());

const inBrowser = (navigator: object) => vi.stubGlobal("navigator", navigator);
const clipboard = (refusal?: Error) => {
  const writeText = vi.fn(() => (refusal ? Promise.reject(refusal) : Promise.resolve()));
  return { clipboard: { writeText }, writeText };
};
const share = () => createBrowserTextSharer().share("All that was said.", { title: "Tesla" });

describe("sharing a text", () => {
  it("uses the system’s dialog where there is one", async () => {
    const shared = vi.fn(() => Promise.resolve());
    const { writeText, ...rest } = clipboard();
    inBrowser({ canShare: () => true, share: shared, ...rest });
    expect(await share()).toBe("shared");
    expect([shared.mock.calls, writeText.mock.calls]).toEqual([[[{ title: "Tesla", text: "All that was said." }]], []]);
  });

  it("ends where the visitor cancels", async () => {
    const { writeText, ...rest } = clipboard();
    inBrowser({ canShare: () => true, share: () => Promise.reject(new DOMException("", "AbortError")), ...rest });
    expect([await share(), writeText.mock.calls]).toEqual(["dismissed", []]);
  });

  it.each([
    ["is none", {}],
    ["takes no text", { canShare: () => false, share: () => Promise.reject(new Error("no")) }],
    ["fails", { canShare: () => true, share: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
  ])("goes to the clipboard where that %s", async (_, system) => {
    const { writeText, ...rest } = clipboard();
    inBrowser({ ...system, ...rest });
    expect([await share(), writeText.mock.calls]).toEqual(["copied", [["All that was said."]]]);
  });

  it.each([
    ["refused", clipboard(new DOMException("", "NotAllowedError"))],
    ["unknown", clipboard(new Error("broken"))],
    ["unsupported", {}],
  ])("says that the clipboard is %s", async (reason, browser) => {
    inBrowser(browser);
    await expect(share()).rejects.toMatchObject({ name: "TextShareError", reason });
  });
});

describe("the browser’s storage", () => {
  it("is the browser’s estimate", async () => {
    inBrowser({ storage: { estimate: () => Promise.resolve({ usage: 5, quota: 10 }) } });
    expect(await createBrowserStorageMeter().measure()).toEqual({ usedBytes: 5, totalBytes: 10 });
  });

  it("is counted where the messages are in local storage, and none where they are in the page", async () => {
    inBrowser({ storage: { estimate: () => Promise.resolve({ usage: 5, quota: 10 }) } });
    const messages = (characters: number) =>
      vi.stubGlobal("localStorage", { message: "x".repeat(characters - "message".length) });
    const measured = (durability: MemoryDurability) =>
      createBrowserStorageMeter({ durability: () => durability }).measure();
    messages(1_000);
    expect([await measured("localStorage"), await measured("memory")]).toEqual([
      { usedBytes: 2_000, totalBytes: 5_242_880 },
      null,
    ]);
    messages(3_000_000);
    expect(await measured("localStorage")).toEqual({ usedBytes: 6_000_000, totalBytes: 10_485_760 });
  });

  it.each([
    {},
    { storage: {} },
    { storage: { estimate: () => Promise.resolve({}) } },
    { storage: { estimate: () => Promise.reject(new Error("no")) } },
  ])("is unknown where it says nothing: %o", async (browser) => {
    inBrowser(browser);
    expect(await createBrowserStorageMeter().measure()).toBeNull();
  });
});
