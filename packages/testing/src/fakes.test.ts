import { expect, it } from "vitest";
import { createCodeAccessVerifier, AccessError } from "@archive-of-minds/core";
import { describeAccessVerifierContract } from "./contracts/access-verifier-contract";
import { describeConversationLogContract } from "./contracts/conversation-log-contract";
import { describeReplyLockContract } from "./contracts/reply-lock-contract";
import { createFakeAccessVerifier } from "./fake-access-verifier";
import { createFakeConversationLog } from "./fake-conversation-log";
import { createFakeReplyLock } from "./fake-reply-lock";
import { createFakeVoiceAgent } from "./fake-voice-agent";

describeConversationLogContract("The fake", () => {
  const log = createFakeConversationLog();
  return { log, breakDown: log.breakDown, recover: log.recover, lock: log.lock, unlock: log.unlock };
});

describeAccessVerifierContract("The fake", () => {
  const verifier = createFakeAccessVerifier("archive");
  return {
    verifier,
    rightCode: "archive",
    breakDown: () => verifier.failWith(new AccessError("unreachable", "Broken by the test.")),
    recover: () => verifier.failWith(null),
  };
});

describeAccessVerifierContract(
  "The comparison in the browser",
  () => ({ verifier: createCodeAccessVerifier(" archive "), rightCode: "archive" }),
  "page",
);

describeReplyLockContract("The fake", (count) => {
  const lock = createFakeReplyLock();
  return Array.from({ length: count }, () => lock.page());
});

it("holds verdicts back until the test releases them", async () => {
  const verifier = createFakeAccessVerifier();
  verifier.hold();
  const controller = new AbortController();
  const kept = verifier.verify("archive", { signal: new AbortController().signal });
  const left = verifier.verify("archive", { signal: controller.signal });
  controller.abort();
  await expect(left).rejects.toMatchObject({ name: "AbortError" });
  verifier.release();
  expect([await kept, verifier.attempts]).toEqual(["granted", ["archive", "archive"]]);
});

it("opens no aborted live conversation", async () => {
  const agent = createFakeVoiceAgent();
  const abort = new AbortController();
  const connecting = agent.connect(
    { characterId: "ada", pass: { transport: "local" } },
    { signal: abort.signal, report: () => {} },
  );
  abort.abort();
  await expect(connecting).rejects.toMatchObject({ name: "VoiceAgentError", reason: "unknown" });
  await expect(
    agent.connect({ characterId: "ada", pass: { transport: "local" } }, { signal: abort.signal, report: () => {} }),
  ).rejects.toMatchObject({ reason: "unknown" });
  expect(agent.conversations.length).toBe(1);
});
