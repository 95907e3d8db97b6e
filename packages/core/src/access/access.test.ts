import { describe, expect, it } from "vitest";
import { AccessError, type AccessVerdict, type AccessVerifier } from "../contracts";
import * as timings from "../shared/timings";
import { createTestAccess } from "@archive-of-minds/testing";

function startAccess(verify: AccessVerifier["verify"], settings: Readonly<Record<string, string>> = {}) {
  return createTestAccess({ accessVerifier: { verify }, settings });
}

const says = (verdict: AccessVerdict) => () => Promise.resolve(verdict);

describe("access", () => {
  it("starts locked, or open when a code was right before", async () => {
    await startAccess(says("granted")).until("locked");
    await startAccess(says("granted"), { "aom.auth": "true" }).until("granted");
  });

  it("opens with the right code, emits the event, and stores the access", async () => {
    const { access, until, settingsStore } = startAccess(says("granted"));
    const news: string[] = [];
    access.on("access.granted", ({ type }) => news.push(type));
    await until("locked");
    access.send({ type: "code.submit", code: "archive" });
    await until("granted");
    expect([news, settingsStore.read("aom.auth")]).toEqual([["access.granted"], "true"]);
  });

  it("shows a wrong code for 820 ms and then takes another", async () => {
    const { access, clock, until } = startAccess(says("denied"));
    await until("locked");
    access.send({ type: "code.submit", code: "sesame" });
    await until("denied");
    clock.increment(timings.accessDenial - 1);
    expect(access.getSnapshot().value).toBe("denied");
    clock.increment(1);
    expect(access.getSnapshot().value).toBe("locked");
  });

  it("does not verify a blank code", async () => {
    const { access, until } = startAccess(() => Promise.reject(new Error("asked")));
    await until("locked");
    access.send({ type: "code.submit", code: "  " });
    expect(access.getSnapshot().value).toBe("locked");
  });

  it("shows why the code could not be checked, and allows a retry", async () => {
    let verdict: () => Promise<AccessVerdict> = () =>
      Promise.reject(new AccessError("tooManyAttempts", "Slow down", { retryAfterMs: 9000 }));
    const { access, until } = startAccess(() => verdict());
    await until("locked");
    access.send({ type: "code.submit", code: "archive" });
    await until("unavailable");
    expect(access.getSnapshot().context.failure).toEqual({ reason: "tooManyAttempts", retryAfterMs: 9000 });
    verdict = says("granted");
    access.send({ type: "code.submit", code: "archive" });
    await until("granted");
    expect(access.getSnapshot().context.failure).toBeNull();
  });

  it("times out for a verifier that never answers", async () => {
    const { access, clock, until } = startAccess(() => new Promise(() => {}));
    await until("locked");
    access.send({ type: "code.submit", code: "archive" });
    clock.increment(timings.accessVerdict);
    expect([access.getSnapshot().value, access.getSnapshot().context.failure]).toEqual([
      "unavailable",
      { reason: "timeout" },
    ]);
  });

  it("locks again when the session ends, and deletes the stored access", async () => {
    const { access, until, settingsStore } = startAccess(says("granted"), { "aom.auth": "true" });
    await until("granted");
    access.send({ type: "session.expired" });
    expect([access.getSnapshot().value, access.getSnapshot().context.expired, settingsStore.read("aom.auth")]).toEqual([
      "locked",
      true,
      null,
    ]);
  });
});
