import { describe, expect, it } from "vitest";
import { memoryLimits, type MemoryReader, memoryFileText } from "@archive-of-minds/core";
import { exampleMessage } from "../example-message";

/** What every reader of exported memories must do. */
export function describeMemoryReaderContract(name: string, create: (now: () => number) => MemoryReader): void {
  describe(`${name} as a memory reader`, () => {
    const NOON = Date.parse("2026-01-01T12:00:00.000Z");
    const reader = create(() => NOON);
    const read = (source: Blob | string, onProgress?: (share: number) => void) =>
      reader.read(source, {
        characterId: "ada",
        signal: new AbortController().signal,
        ...(onProgress && { onProgress }),
      });
    const messages = Array.from({ length: 1_201 }, (_, index) =>
      exampleMessage(index, { author: index % 2 === 0 ? "user" : "ada" }),
    );
    const metadata = {
      createdAt: "2025-12-01T00:00:00.000Z",
      totalInteractions: 700,
      lastInteraction: exampleMessage(1_200).createdAt,
    };
    const text = memoryFileText({ characterId: "ada", memory: { messages, metadata }, exportedAt: NOON });

    it("reads all of a file and of a text, in order", async () => {
      const expected = { character: "ada", messages, metadata };
      expect(await read(text)).toEqual(expected);
      expect(await read(new Blob([text]))).toEqual(expected);
    });

    it("reports its progress up to the end", async () => {
      const shares: number[] = [];
      await read(new Blob([text]), (share) => shares.push(share));
      expect([shares.at(-1), shares.toSorted((a, b) => a - b)]).toEqual([1, shares]);
    });

    it("reports its progress while a large file is read from the disk", async () => {
      const shares: number[] = [];
      await read(new Blob([text, " ".repeat(8_000_000)]), (share) => shares.push(share));
      expect(shares.filter((share) => share < 0.5).length).toBeGreaterThan(2);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    });

    it("reads messages that cross the border of two parts of a file", async () => {
      const long = memoryFileText({
        characterId: "tesla",
        memory: { messages: [exampleMessage(1, { text: "…💡".repeat(100_000) })], metadata },
        exportedAt: NOON,
      });
      expect((await read(new Blob([long]))).messages).toEqual([exampleMessage(1, { text: "…💡".repeat(100_000) })]);
    });

    it("reports what is wrong, and with which message", async () => {
      await expect(read('{"conversations": [')).rejects.toMatchObject({
        name: "MemoryReadError",
        reason: "notJson",
        at: null,
      });
      await expect(read(new Blob(['{"conversations": {}}']))).rejects.toMatchObject({ reason: "wrongFormat" });
      await expect(
        read('{"conversations": [{"role": "system", "content": "x", "timestamp": "2026-01-01"}]}'),
      ).rejects.toMatchObject({ reason: "badMessage", at: 1 });
      await expect(read(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00])]))).rejects.toMatchObject({
        reason: "notJson",
      });
    });

    it("refuses a file that is too large without reading it", async () => {
      const file = new Blob([text]);
      Object.defineProperty(file, "size", { value: memoryLimits.bytes + 1 });
      await expect(read(file)).rejects.toMatchObject({ reason: "tooLarge" });
    });

    it("stops when it is aborted", async () => {
      const abort = new AbortController();
      const reading = reader.read(new Blob([text]), { characterId: "ada", signal: abort.signal });
      abort.abort();
      await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    });
  });
}
