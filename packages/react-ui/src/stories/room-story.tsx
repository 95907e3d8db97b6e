import { characters as theFive } from "@archive-of-minds/core";
import { createTestChatRoom, type TestChatRoom, type TestChatRoomOptions } from "@archive-of-minds/testing";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { EXAMPLE_MODEL, story } from "./story-kit";

/** A story of the Chat Room: a real chart with fake providers, brought into its state by the visitor's actions. */
export function roomStory(options: TestChatRoomOptions, act: (test: TestChatRoom) => unknown = () => {}) {
  return story(
    async ({ inspect }) => {
      const test = createTestChatRoom({
        characters: theFive,
        modelName: EXAMPLE_MODEL,
        participants: ["tesla", "hypatia", "flux"],
        ...options,
        ...(inspect && { inspect }),
      });
      await act(test);
      return test;
    },
    ({ room }) => [room],
    ({ room }) => <ChatRoomScreen room={room} onClose={() => {}} agents={options.agents} />,
  );
}
