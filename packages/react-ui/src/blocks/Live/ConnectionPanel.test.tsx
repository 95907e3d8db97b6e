import { createConnectionCheck, VoiceAgentError, type VoiceAgentErrorReason } from "@archive-of-minds/core";
import { createFakeConnectionProbe, createTestChat, createTestLiveConversation } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { CharacterChat } from "../../screens/CharacterChat";
import { MediaPage } from "../../stories/media-page";
import { ConnectionPanel } from "./ConnectionPanel";

it.each<[VoiceAgentErrorReason, string]>([
  ["network", "A firewall or an extension may be closing the line: try another network, or switch to text."],
  [
    "auth",
    "The live service refused the archive’s key. Ask the person who runs this archive to renew it, or switch to text.",
  ],
  [
    "notAuthorised",
    "The live agent asks for an authorisation that the archive does not have. Ask the person who runs this archive to check the agent’s settings, or switch to text.",
  ],
  [
    "unavailable",
    "The live service is not there just now; your own network is not to blame. Try again in a while, or switch to text.",
  ],
])("does not blame the visitor’s network for a failure of the vendor: %s", async (reason, advice) => {
  const check = createConnectionCheck({
    probe: createFakeConnectionProbe({ websocket: new VoiceAgentError(reason, "Closed.") }),
  });
  check.send({ type: "check.start" });
  await render(<ConnectionPanel check={check} open onClose={() => {}} />);
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Live line" }))
    .toHaveTextContent(`Live line Does not work${advice}`);
});

it("reports that no relay is known", async () => {
  const check = createConnectionCheck({ probe: createFakeConnectionProbe({ relay: "unknown" }) });
  check.send({ type: "check.start" });
  await render(<ConnectionPanel check={check} open onClose={() => {}} />);
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Way round a strict network" }))
    .toHaveTextContent("Way round a strict network None is known that could be tried");
});

it("checks the agent of the selected character", async () => {
  const asked: string[] = [];
  const { live } = createTestLiveConversation();
  const test = await createTestChat();
  await test.ready();
  const openCheck = ({ id }: { readonly id: string }) => {
    asked.push(id);
    return createConnectionCheck({ probe: createFakeConnectionProbe() });
  };
  await render(<CharacterChat chat={test.chat} live={{ startsOn: true, open: () => live, openCheck }} />, {
    wrapper: MediaPage,
  });
  await page.getByRole("button", { name: "Check my connection" }).click();
  await expect.element(page.getByRole("dialog", { name: "Check my connection" })).toBeVisible();
  expect(asked).toEqual(["ada"]);
});
