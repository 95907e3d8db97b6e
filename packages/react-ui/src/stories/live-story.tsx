import {
  createTestChat,
  createTestLiveConversation,
  type FakeConversation,
  type TestLiveConversation,
  type TestLiveConversationOptions,
} from "@archive-of-minds/testing";
import { CharacterChat } from "../screens/CharacterChat";
import { chosenCharacter, textOfLength } from "./controls";
import { MediaPage } from "./media-page";
import { chatControls, chatOptions, exampleConversation, story, withControls } from "./story-kit";

/** A conversation in which everything that is said has the chosen length. */
const ofLength = (conversation: FakeConversation, length: unknown): FakeConversation => ({
  ...conversation,
  say: (report) => conversation.say("text" in report ? { ...report, text: textOfLength(report.text, length) } : report),
});

/** A story of a live conversation: a real chart with a fake agent, brought into its state by the visitor's actions. */
export function liveStory(
  options: TestLiveConversationOptions,
  act: (test: TestLiveConversation) => unknown = () => {},
) {
  return withControls(
    chatControls({ messages: exampleConversation }),
    story(
      async (tools) => {
        const live = createTestLiveConversation({
          character: chosenCharacter(tools.args["character"]),
          ...options,
          ...(tools.inspect && { inspect: tools.inspect }),
        });
        const test = await createTestChat(chatOptions({ messages: exampleConversation }, tools));
        await test.ready();
        const { textLength } = tools.args;
        await act({ ...live, begin: async () => ofLength(await live.begin(), textLength) });
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
    ),
  );
}

/** A story of a conversation that is under way. */
export function underWay(act: (conversation: FakeConversation, test: TestLiveConversation) => unknown = () => {}) {
  return liveStory({}, async (test) => act(await test.begin(), test));
}
