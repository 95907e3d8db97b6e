import { createLiveConversation, createOwnVoiceAgent, characters, type ChatProviders, type VoiceAgent } from '@archive-of-minds/core'
import type { ServerCapabilities } from '@archive-of-minds/core/providers/backend'
import { holdWakeLock, watchOnline } from '@archive-of-minds/core/providers/browser'
import type { LiveMode } from '@archive-of-minds/react-ui'

/** The vendor's agents where the server has some; otherwise one of the archive's own, for everybody. */
async function chooseAgent({ agents }: ServerCapabilities, providers: ChatProviders): Promise<VoiceAgent> {
  void agents
  return createOwnVoiceAgent({ characters, ...providers })
}

/** Live conversations, which share their memory with the letters. */
export async function openLive(config: ServerCapabilities, providers: ChatProviders): Promise<LiveMode> {
  const voiceAgent = await chooseAgent(config, providers)
  const { memoryStore, conversationLog, microphoneLock } = providers
  return {
    startsOn: true,
    open: (character, messages) =>
      createLiveConversation({
        character,
        messages,
        providers: {
          voiceAgent,
          wakeLock: holdWakeLock,
          onOnline: watchOnline,
          ...(memoryStore && { memoryStore }),
          ...(conversationLog && { conversationLog }),
          ...(microphoneLock && { microphoneLock }),
        },
      }),
  }
}
