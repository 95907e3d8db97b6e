import { createLiveConversation, createOwnVoiceAgent, characters, settingKeys, type ChatProviders, type VoiceAgent } from '@archive-of-minds/core'
import type { ServerCapabilities } from '@archive-of-minds/core/providers/backend'
import { holdWakeLock, watchOnline } from '@archive-of-minds/core/providers/browser'
import { createElevenLabsVoiceAgent } from '@archive-of-minds/core/providers/elevenlabs'
import audioConcatProcessor from '@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline'
import rawAudioProcessor from '@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline'
import type { LiveMode } from '@archive-of-minds/react-ui'

/** The vendor's agents where the server has some; otherwise one of the archive's own, for everybody. */
function chooseAgent({ agents }: ServerCapabilities, providers: ChatProviders): VoiceAgent {
  if (agents.length === 0) return createOwnVoiceAgent({ characters, ...providers })
  const agent = createElevenLabsVoiceAgent({
    agents,
    client: () => import('@elevenlabs/client'),
    // The page's policy lets no script in that is made on the spot.
    workletPaths: { rawAudioProcessor, audioConcatProcessor },
  })
  // Some phones make sound only if all is there when the visitor presses.
  void agent.preload().catch(() => {})
  return agent
}

/** Live conversations, which share their memory with the letters. */
export function openLive(config: ServerCapabilities, providers: ChatProviders): LiveMode & { readonly voiceAgent: VoiceAgent } {
  const voiceAgent = chooseAgent(config, providers)
  const { memoryStore, conversationLog, microphoneLock } = providers
  return {
    voiceAgent,
    startsOn: providers.settingsStore?.read(settingKeys.live) !== 'false',
    onChoose: (isLive) => providers.settingsStore?.write(settingKeys.live, isLive ? null : 'false'),
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
