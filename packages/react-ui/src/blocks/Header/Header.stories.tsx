import type { TestChat } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { ChatProvider } from "../../providers/ChatProvider";
import { chatStory, playground, withProps } from "../../stories/story-kit";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Header, type HeaderProps } from "./Header";

const meta: Meta = { title: "Conversation/Header", component: Header as never };
export default meta;

const everywhere: HeaderProps = { onOpenChatRoom: () => {}, onOpenQRCode: () => {}, onToggleMemory: () => {} };

const header = (props: HeaderProps, characterId = "tesla", act: (test: TestChat) => unknown = () => {}) => {
  const shown = chatStory(
    { settings: { "aom.character": characterId }, texts: "characters" },
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
  );
  // A header without the product's own button for the memory does not show whether it is open.
  return props.onToggleMemory && !props.slots?.memory
    ? withProps(shown, { isMemoryOpen: props.isMemoryOpen === true }, memoryControl)
    : shown;
};

const memoryControl = {
  isMemoryOpen: {
    name: "Memory is open",
    description: "Whether the button closes the memory panel.",
    control: "boolean",
  },
} as const;

/** The header of a site without a Chat Room, a QR code or a memory. */
export const Bare = header({});
/** The header of a site without a Chat Room. */
export const WithoutChatRoom = header({ onOpenQRCode: () => {}, onToggleMemory: () => {} });
/** The header with all its buttons. */
export const WithChatRoom = header(everywhere);
/** The header with the longest name and title. */
export const LongestNames = header(everywhere, "cheesemaster");
/** The memory panel is open; the button closes it. */
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
/** A reply is awaited; another character cannot be chosen. */
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
