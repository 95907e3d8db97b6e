import { expect, it, vi } from "vitest";
import { createLoadable, fetchOnce } from "./fetch-once";

it("fetches once, however often it is called", async () => {
  const fetch = vi.fn(async () => "text");
  const read = fetchOnce(fetch);
  expect([await read(), await read(), fetch.mock.calls.length]).toEqual(["text", "text", 1]);
});

it("tries again after a failure", async () => {
  const fetch = vi.fn(async () => "text").mockRejectedValueOnce(new Error("offline"));
  const read = fetchOnce(fetch);
  await expect(read()).rejects.toThrow("offline");
  expect(await read()).toBe("text");
});

it("gives a loaded part in the same step, and loads again after a failure", async () => {
  const part = createLoadable(vi.fn(async () => "part").mockRejectedValueOnce(new Error("offline")));
  await expect(part.load()).rejects.toThrow("offline");
  expect(part.value).toBeNull();
  expect([await part.load(), part.value]).toEqual(["part", "part"]);
});
