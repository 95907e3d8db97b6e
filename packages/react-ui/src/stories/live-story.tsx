import { characters as theFive } from "@archive-of-minds/core";
import {
  createTestChat,
  createTestLiveConversation,
  type FakeConversation,
  type TestLiveConversation,
  type TestLiveConversationOptions,
} from "@archive-of-minds/testing";
import { tesla } from "@archive-of-minds/core";
import { CharacterChat } from "../screens/CharacterChat";
import { MediaPage } from "./media-page";
import { exampleConversation, story } from "./story-kit";

/** A story of a live conversation: a real chart with a fake agent, brought into its state by the visitor's actions. */
export function liveStory(
  options: TestLiveConversationOptions,
  act: (test: TestLiveConversation) => unknown = () => {},
) {
  return story(
    async () => {
      const live = createTestLiveConversation({ character: tesla, ...options });
      const test = await createTestChat({ characters: theFive, messages: exampleConversation });
      await test.ready();
      await act(live);
      return { live, test };
    },
    ({ live }) => [live.live],
    ({ live, test }) => (
      <MediaPage>
        <CharacterChat
          fill="window"
          shortcuts="page"
          chat={test.chat}
          live={{ startsOn: true, open: () => live.live }}
        />
      </MediaPage>
    ),
  );
}

/** A story of a conversation that is under way. */
export function underWay(act: (conversation: FakeConversation, test: TestLiveConversation) => unknown = () => {}) {
  return liveStory({}, async (test) => act(await test.begin(), test));
}
