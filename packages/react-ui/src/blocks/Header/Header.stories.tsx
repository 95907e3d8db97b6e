import type { TestChat } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { ChatProvider } from "../../providers/ChatProvider";
import { chatStory, playground, withProps } from "../../stories/story-kit";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Header, type HeaderProps } from "./Header";

const meta: Meta = { title: "Conversation/Header", component: Header as never };
export default meta;

const everywhere: HeaderProps = { onOpenChatRoom: () => {}, onOpenQRCode: () => {}, onToggleMemory: () => {} };

const header = (props: HeaderProps, characterId = "tesla", act: (test: TestChat) => unknown = () => {}) =>
  withProps(
    chatStory(
      { settings: { "aom.character": characterId } },
      async (test) => {
        await test.ready();
        await act(test);
      },
      ({ chat }, { isMemoryOpen }) => (
        <ChatProvider chat={chat}>
          <div className="aom" style={characterColours(chat.getSnapshot().context.character)}>
            <Header {...props} isMemoryOpen={isMemoryOpen === true} />
          </div>
        </ChatProvider>
      ),
    ),
    { isMemoryOpen: props.isMemoryOpen === true },
  );

export const Bare = header({});
export const WithoutChatRoom = header({ onOpenQRCode: () => {}, onToggleMemory: () => {} });
export const WithChatRoom = header(everywhere);
export const LongestNames = header(everywhere, "cheesemaster");
export const MemoryOpen = header({ ...everywhere, isMemoryOpen: true });
/** An embedding site's header: no product, no QR code, a button of its own. */
export const OfAnotherSite = header({
  ...everywhere,
  slots: {
    product: null,
    qrCode: null,
    memory: (onPress) => (
      <button type="button" className="aom-button" onClick={onPress}>
        Archive
      </button>
    ),
    end: <a href="#help">Help</a>,
  },
});
export const ReplyAwaited = header(everywhere, "tesla", (test) => test.visitorSays("Good evening"));

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Bare,
  WithoutChatRoom,
  WithChatRoom,
  LongestNames,
  MemoryOpen,
  OfAnotherSite,
  ReplyAwaited,
});
