import type { VoiceControls } from '../../../contracts'
import { toVoiceAgentError } from './agent-failure'
import type { ElevenLabsConversation } from './elevenlabs-client.types'

export interface AgentLine {
  readonly isOver: () => boolean
  readonly leave: () => void
  readonly setVolume: (volume: number) => void
}

/** What may be done with a conversation under way. */
export function controlsOf(conversation: ElevenLabsConversation, { isOver, leave, setVolume }: AgentLine): VoiceControls {
  const whileLive = (act: () => void) => {
    if (!isOver()) act()
  }
  const isVoice = conversation.type === 'voice'
  return {
    conversationId: conversation.getId(),
    sendText: (text) => whileLive(() => conversation.sendUserMessage(text)),
    sendContext: (text) => whileLive(() => conversation.sendContextualUpdate(text)),
    sendActivity: () => whileLive(() => conversation.sendUserActivity()),
    rate: (responseId, liked) => whileLive(() => conversation.sendFeedback(liked, responseId)),
    setVolume: (volume) => whileLive(() => setVolume(volume)),
    setMuted: (isMuted) => whileLive(() => isVoice && conversation.setMicMuted(isMuted)),
    async setOutputDevice(deviceId) {
      if (isOver()) return
      try {
        await conversation.changeOutputDevice?.({ outputDeviceId: deviceId })
      } catch (error) {
        throw toVoiceAgentError(error)
      }
    },
    inputLevel: () => (isOver() ? 0 : conversation.getInputVolume()),
    outputLevel: () => (isOver() ? 0 : conversation.getOutputVolume()),
    end: leave,
  }
}
