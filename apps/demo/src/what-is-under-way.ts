import type { ChatRoomSnapshot, ChatSnapshot, VoiceAgentSnapshot } from '@archive-of-minds/core'

/** A reply is written or spoken, or the visitor is recorded. */
export const isChatBusy = (snapshot: ChatSnapshot) => snapshot.hasTag('typing') || snapshot.hasTag('heard') || snapshot.matches({ microphone: 'on' })

/** A live conversation goes on. */
export const isLiveBusy = (snapshot: VoiceAgentSnapshot) => snapshot.matches('live')

/** A discussion goes on, or rests. */
export const isRoomBusy = (snapshot: ChatRoomSnapshot) => !snapshot.matches({ discussion: 'idle' })
