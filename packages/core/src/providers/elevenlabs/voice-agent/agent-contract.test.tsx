import { expect } from "vitest";
import { describeVoiceAgentContract } from "@archive-of-minds/testing/contracts";
import { inVendorPage, until } from "./socket-conversations.fixture";

const { remote, signedUrl, create, isLeft } = inVendorPage();

describeVoiceAgentContract("ElevenLabs Agents", () => {
  const agent = create();
  const heard = (text: string) =>
    until(async () => expect((await remote.received("user_message")).map((frame) => frame["text"])).toContain(text));
  return {
    agent: { ...agent, authorise: async () => ({ transport: "websocket", signedUrl }) },
    characterId: "tesla",
    peer: {
      heard,
      answers: (text) => remote.control("says", text, { milliseconds: 200 }),
      startsAnswer: (text) => remote.control("says", text, { milliseconds: 5_000 }),
      isInterrupted: () => remote.control("interrupts"),
      released: isLeft,
    },
    hangUp: () => remote.control("closes", 1000, ""),
    breakOff: () => remote.control("breaks"),
    stall() {
      // All earlier ones were cancelled.
      const tried = remote
        .behave("no-metadata")
        .then(() => until(async () => expect((await remote.all()).some(({ ended }) => ended === null)).toBe(true)));
      return { tried };
    },
    cleanUp: async () => void (await isLeft()),
  };
});
