import { characters, LanguageModelError, record } from "@archive-of-minds/core";
import { createTestChat, createTestChatRoom, createTestLiveConversation } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { CharacterChat } from "../../screens/CharacterChat";
import { ChatRoomScreen } from "../../screens/ChatRoomScreen";
import { MediaPage } from "../../stories/media-page";
import { EXAMPLE_MODEL, exampleConversation, playground, story } from "../../stories/story-kit";
import { ReportProvider } from "./ReportProvider";

const meta: Meta = { title: "Notices/Report", component: ReportProvider as never };
export default meta;

const failure = new LanguageModelError("overloaded", "The model is overloaded. Try again later.", { status: 500 });

async function failedChat() {
  const test = await createTestChat({ characters, modelName: EXAMPLE_MODEL, messages: exampleConversation });
  const recorder = record(test.chat);
  await test.ready();
  const call = await test.visitorSays("And did it ever fail you?");
  call.fail(failure);
  await test.ready();
  return { chat: test.chat, recorder };
}

async function failedRoom() {
  const test = createTestChatRoom({ characters, modelName: EXAMPLE_MODEL, participants: ["tesla", "hypatia"] });
  const recorder = record(test.room);
  test.visitorSays("What is light?");
  const call = await test.model.nextCall();
  call.fail(failure);
  await test.untilIn("failed");
  return { room: test.room, recorder };
}

async function failedLive() {
  const { chat, ready } = await createTestChat({ characters, modelName: EXAMPLE_MODEL, messages: exampleConversation });
  await ready();
  const { live, agent, until } = createTestLiveConversation();
  const recorder = record(live);
  agent.refusePasses("quota");
  live.send({ type: "agent.start" });
  await until((snapshot) => snapshot.matches("failed"));
  return { chat, live, recorder };
}

/** A reply failed, and a report of the session can be saved. */
export const Offered = story(
  failedChat,
  ({ chat }) => [chat],
  ({ chat, recorder }) => (
    <ReportProvider recorder={recorder}>
      <CharacterChat chat={chat} fill="window" shortcuts="page" />
    </ReportProvider>
  ),
);

/** A turn of the Chat Room failed, and a report can be saved. */
export const OfferedInTheChatRoom = story(
  failedRoom,
  ({ room }) => [room],
  ({ room, recorder }) => (
    <ReportProvider recorder={recorder}>
      <ChatRoomScreen room={room} onClose={() => {}} />
    </ReportProvider>
  ),
);

/** A live conversation failed, and a report can be saved. */
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

/** The report was saved. */
export const Saved: typeof Offered = {
  ...Offered,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Save a report" }));
    await within(canvasElement).findByText(/The download has started/);
  },
};

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({ Offered, OfferedInTheChatRoom, OfferedInALiveConversation, Saved });
