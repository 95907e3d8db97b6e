import { forwardRef } from "react";
import type { ChatActorRef } from "@archive-of-minds/core";
import { ChatProvider } from "../providers/ChatProvider";
import { MainScreen, type MainScreenProps } from "./MainScreen";

export interface CharacterChatProps extends MainScreenProps {
  /** Made with `createChat`, outside React. */
  readonly chat: ChatActorRef;
}

/**
 * The whole conversation screen in one component.
 *
 * @example
 * const chat = createChat({ providers: { languageModel } })
 * const App = () => <CharacterChat chat={chat} />
 */
export const CharacterChat = forwardRef<HTMLDivElement, CharacterChatProps>(function CharacterChat(
  { chat, ...screen },
  ref,
) {
  return (
    <ChatProvider chat={chat}>
      <MainScreen {...screen} ref={ref} />
    </ChatProvider>
  );
});
