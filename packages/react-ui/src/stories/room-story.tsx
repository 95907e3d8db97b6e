import { characters as theFive } from "@archive-of-minds/core";
import { createTestChatRoom, type TestChatRoom, type TestChatRoomOptions } from "@archive-of-minds/testing";
import type { AnyActorRef } from "xstate";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { story } from "./story-kit";

/** A chart with all charts below it. */
const withChildren = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children = {} } = actor.getSnapshot() as {
    readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  return [actor, ...Object.values(children).flatMap((child) => (child ? withChildren(child) : []))];
};

/** A story of the Chat Room: a real chart with fake providers, brought into its state in the visitor's words. */
export function roomStory(options: TestChatRoomOptions, act: (test: TestChatRoom) => unknown = () => {}) {
  return story(
    async () => {
      const test = createTestChatRoom({ characters: theFive, participants: ["tesla", "hypatia", "flux"], ...options });
      await act(test);
      return test;
    },
    ({ room }) => withChildren(room),
    ({ room }) => <ChatRoomScreen room={room} onClose={() => {}} agents={options.agents} />,
  );
}
