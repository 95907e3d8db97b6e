import type { ChatActorRef } from '@archive-of-minds/core'
import { ChatProvider } from '../providers/ChatProvider'
import type { HeaderProps } from '../components/Header/Header'
import { MainScreen } from './MainScreen'

export interface CharacterChatProps extends HeaderProps {
  /** Made with `createChat`, outside React. */
  readonly chat: ChatActorRef
}

/**
 * The whole conversation screen in one component.
 *
 * @example
 * const chat = createChat({ providers: { languageModel } })
 * const App = () => <CharacterChat chat={chat} />
 */
export function CharacterChat({ chat, ...header }: CharacterChatProps) {
  return (
    <ChatProvider chat={chat}>
      <MainScreen {...header} />
    </ChatProvider>
  )
}
