import { LanguageModelError, record } from "@archive-of-minds/core";
import { createTestChat, createTestChatRoom, createTestLiveConversation } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { CharacterChat } from "../../screens/CharacterChat";
import { ChatRoomScreen } from "../../screens/ChatRoomScreen";
import { MediaPage } from "../../stories/media-page";
import { exampleConversation, playground, story } from "../../stories/story-kit";
import { ReportProvider } from "./ReportProvider";

const meta: Meta = { title: "Notices/Report", component: ReportProvider as never };
export default meta;

const failure = new LanguageModelError("overloaded", "500 Internal server error", { status: 500 });

async function failedChat() {
  const test = await createTestChat({ messages: exampleConversation });
  const recorder = record(test.chat);
  await test.ready();
  const call = await test.visitorSays("And did it ever fail you?");
  call.fail(failure);
  await test.ready();
  return { chat: test.chat, recorder };
}

async function failedRoom() {
  const test = createTestChatRoom();
  const recorder = record(test.room);
  test.visitorSays("What is light?");
  const call = await test.model.nextCall();
  call.fail(failure);
  await test.untilIn("failed");
  return { room: test.room, recorder };
}

async function failedLive() {
  const { chat, ready } = await createTestChat({ messages: exampleConversation });
  await ready();
  const { live, agent, until } = createTestLiveConversation();
  const recorder = record(live);
  agent.refusePasses("quota");
  live.send({ type: "agent.start" });
  await until((snapshot) => snapshot.matches("failed"));
  return { chat, live, recorder };
}

export const Offered = story(
  failedChat,
  ({ chat }) => [chat],
  ({ chat, recorder }) => (
    <ReportProvider recorder={recorder}>
      <CharacterChat chat={chat} fill="window" shortcuts="page" />
    </ReportProvider>
  ),
);

export const OfferedInTheChatRoom = story(
  failedRoom,
  ({ room }) => [room],
  ({ room, recorder }) => (
    <ReportProvider recorder={recorder}>
      <ChatRoomScreen room={room} onClose={() => {}} />
    </ReportProvider>
  ),
);

export const OfferedInALiveConversation = story(
  failedLive,
  ({ live }) => [live],
  ({ chat, live, recorder }) => (
    <MediaPage>
      <CharacterChat
        chat={chat}
        live={{ startsOn: true, open: () => live, recorderOf: () => recorder }}
        fill="window"
        shortcuts="page"
      />
    </MediaPage>
  ),
);

export const Saved: typeof Offered = {
  ...Offered,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Save a report" }));
    await within(canvasElement).findByText(/The download has started/);
  },
};

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({ Offered, OfferedInTheChatRoom, OfferedInALiveConversation, Saved });
