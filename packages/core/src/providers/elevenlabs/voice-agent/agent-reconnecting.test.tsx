import { describe, it, vi } from "vitest";
import { expectReconnection } from "./reconnecting.fixture";
import { expectUnansweredNotice } from "./unanswered.fixture";
import { inVendorPage } from "./socket-conversations.fixture";

const { remote, signedUrl, create, isLeft } = inVendorPage();

it("shows an agent that does not answer although it is connected, and asks it again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await expectUnansweredNotice({ agent: create(), pass: () => ({ transport: "websocket", signedUrl }), remote });
  await isLeft();
});

describe("reconnecting", () => {
  it.each([
    ["the pass is refused", "silent"],
    ["the pass hangs", "silent"],
    ["the agent’s first word hangs", "no-metadata"],
  ] as const)("takes three seconds at most from the network’s return: %s in between", async (away, behaviour) => {
    await expectReconnection({
      agent: create(),
      pass: () => ({ transport: "websocket", signedUrl }),
      away,
      behaviour,
      remote,
      breakOff: () => remote.control("breaks"),
    });
    await isLeft();
  });
});
