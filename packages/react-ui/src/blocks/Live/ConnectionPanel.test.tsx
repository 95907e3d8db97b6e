import { createConnectionCheck, VoiceAgentError, type VoiceAgentErrorReason } from "@archive-of-minds/core";
import { createFakeConnectionProbe, createTestChat, createTestLiveConversation } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { CharacterChat } from "../../screens/CharacterChat";
import { MediaPage } from "../../stories/media-page";
import { ConnectionPanel } from "./ConnectionPanel";

it.each<[VoiceAgentErrorReason, string]>([
  ["network", "Try another network, or switch to text: a firewall or an extension may close the connection."],
  ["auth", "Switch to text, or tell the person who runs this archive: the live service does not work here now."],
  ["notAuthorised", "Switch to text, or tell the person who runs this archive: the live service is not set up."],
  ["unavailable", "Try again later, or switch to text: the live service is not available. Your connection works."],
])("does not blame the visitor’s network for a failure of the vendor: %s", async (reason, advice) => {
  const check = createConnectionCheck({
    probe: createFakeConnectionProbe({ websocket: new VoiceAgentError(reason, "Closed.") }),
  });
  check.send({ type: "check.start" });
  await render(<ConnectionPanel check={check} open onClose={() => {}} />);
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Live connection" }))
    .toHaveTextContent(`Live connection Does not work${advice}`);
});

it("reports that no relay is known", async () => {
  const check = createConnectionCheck({ probe: createFakeConnectionProbe({ relay: "unknown" }) });
  check.send({ type: "check.start" });
  await render(<ConnectionPanel check={check} open onClose={() => {}} />);
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Way round a strict network" }))
    .toHaveTextContent("Way round a strict network Cannot be checked");
});

it("is offered after a failure, and checks the agent of the selected character", async () => {
  const asked: string[] = [];
  const { live, agent } = createTestLiveConversation();
  const test = await createTestChat();
  await test.ready();
  const openCheck = ({ id }: { readonly id: string }) => {
    asked.push(id);
    return createConnectionCheck({ probe: createFakeConnectionProbe() });
  };
  await render(
    <CharacterChat
      fill="window"
      shortcuts="page"
      chat={test.chat}
      live={{ startsOn: true, open: () => live, openCheck }}
    />,
    {
      wrapper: MediaPage,
    },
  );
  const start = page.getByRole("button", { name: "Start Conversation" });
  await expect.element(start).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Check my connection" })).not.toBeInTheDocument();
  await start.click();
  (await agent.nextConversation()).refuse("network");
  await page.getByRole("button", { name: "Check my connection" }).click();
  await expect.element(page.getByRole("dialog", { name: "Check my connection" })).toBeVisible();
  expect(asked).toEqual(["ada"]);
});
