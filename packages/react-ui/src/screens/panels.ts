import { lazy } from 'react'

// Few visitors open these, and nobody at first.
const fetchMemoryPanel = () => import('../components/MemoryPanel/MemoryPanel')
const fetchQRDialog = () => import('../components/QRDialog/QRDialog')

export const MemoryPanel = lazy(async () => ({ default: (await fetchMemoryPanel()).MemoryPanel }))
export const QRDialog = lazy(async () => ({ default: (await fetchQRDialog()).QRDialog }))

// Only where there is a camera, and then at once.
const fetchCamera = () => import('../components/Camera')

export const CameraMenu = lazy(async () => ({ default: (await fetchCamera()).CameraMenu }))
export const CameraPanel = lazy(async () => ({ default: (await fetchCamera()).CameraPanel }))
export const CameraSettings = lazy(async () => ({ default: (await fetchCamera()).CameraSettings }))

const fetchLive = () => import('../components/Live')

export const LiveDesk = lazy(async () => ({ default: (await fetchLive()).LiveDesk }))
export const ModeSwitch = lazy(async () => ({ default: (await fetchLive()).ModeSwitch }))

// Only where somebody is heard or listened to, or wants to be.
const fetchVoice = () => import('./voice-parts')

export const VoiceChoices = lazy(async () => ({ default: (await fetchVoice()).VoiceChoices }))
export const VoiceNotices = lazy(async () => ({ default: (await fetchVoice()).VoiceNotices }))

/** Fetches the panels before they are wanted, so that they open at once, and without a network. */
export function fetchPanels(): void {
  // Whoever opens a panel is told when it cannot be fetched.
  void Promise.allSettled([fetchMemoryPanel(), fetchQRDialog(), fetchVoice()])
}
