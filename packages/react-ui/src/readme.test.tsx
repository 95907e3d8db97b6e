import { createChat, createChatRoom } from "@archive-of-minds/core";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import { App } from "virtual:example/packages/react-ui/README.md/1.tsx";
import { SupportPane } from "virtual:example/packages/react-ui/README.md/2.tsx";
import { OwnScreen } from "virtual:example/packages/react-ui/README.md/3.tsx";
import { OwnRoom } from "virtual:example/packages/react-ui/README.md/4.tsx";
import { OwnCall } from "virtual:example/packages/react-ui/README.md/5.tsx";
import { German } from "virtual:example/packages/react-ui/README.md/6.tsx";
import { createFakeCameraDevice, createTestCamera, createTestLiveConversation } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { paintedCamera } from "./stories/painted-camera";

const languageModel = () => createBuiltInLanguageModel({ corpora: builtInCorpora });
const newChat = () => createChat({ providers: { languageModel: languageModel() } });
const newRoom = () => createChatRoom({ providers: { languageModel: languageModel() } });

it.each([
  ["the whole screen", () => <App />, "Send"],
  ["parts in a layout of one’s own", () => <SupportPane chat={newChat()} />, "Send"],
  ["a screen of one’s own", () => <OwnScreen chat={newChat()} />, "Send"],
  ["a Chat Room of one’s own", () => <OwnRoom room={newRoom()} />, "Send"],
  [
    "words of one’s own",
    () => (
      <German>
        <SupportPane chat={newChat()} />
      </German>
    ),
    "Senden",
  ],
])("the README’s example of %s answers a message", async (_, example, send) => {
  const screen = await render(example());
  await screen.getByRole("textbox", { name: "Message" }).fill("Why alternating current?");
  await userEvent.click(screen.getByRole("button", { name: send, exact: true }));
  await expect.element(screen.getByRole("article").nth(1)).toHaveTextContent(/\w{3,}.*\./);
  await screen.unmount();
});

it("the README’s example of a live conversation with a camera connects, shows what is said, and ends", async () => {
  const { live, agent, pass } = createTestLiveConversation();
  const { camera } = createTestCamera({ cameraDevice: paintedCamera(createFakeCameraDevice()) });
  const screen = await render(<OwnCall chat={newChat()} camera={camera} live={live} />);
  await screen.getByRole("button", { name: "Camera: off" }).click();
  await expect.element(screen.getByLabelText("You")).toBeVisible();
  await screen.getByRole("button", { name: "Talk" }).click();
  const conversation = await agent.nextConversation();
  conversation.open();
  await expect.element(screen.getByRole("button", { name: "Mute", exact: true })).toBeVisible();
  conversation.say({ type: "agentResponse", id: 1, text: "Good evening." });
  await pass(1_500);
  await expect.element(screen.getByRole("article")).toHaveTextContent("Good evening.");
  await screen.getByRole("button", { name: "End" }).click();
  await expect.element(screen.getByRole("button", { name: "Talk" })).toBeVisible();
  await screen.unmount();
});
