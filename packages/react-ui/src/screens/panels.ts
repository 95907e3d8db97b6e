import { fetchedPart } from "../shared/fetched-part";
import { importPart } from "../shared/import-part";

// Few visitors open these, and nobody at first.
const fetchMemoryPanel = importPart(() => import("../components/MemoryPanel/MemoryPanel"));
const fetchQRDialog = importPart(() => import("../components/QRDialog/QRDialog"));

export const MemoryPanel = fetchedPart(fetchMemoryPanel, (part) => part.MemoryPanel);
export const QRDialog = fetchedPart(fetchQRDialog, (part) => part.QRDialog);

// Only where there is a camera, and then at once.
const fetchCamera = importPart(() => import("../components/Camera"));

export const CameraMenu = fetchedPart(fetchCamera, (part) => part.CameraMenu);
export const CameraPanel = fetchedPart(fetchCamera, (part) => part.CameraPanel);
export const CameraSettings = fetchedPart(fetchCamera, (part) => part.CameraSettings);

const fetchLive = importPart(() => import("../components/Live"));

export const LiveDesk = fetchedPart(fetchLive, (part) => part.LiveDesk);
export const ModeSwitch = fetchedPart(fetchLive, (part) => part.ModeSwitch);

// Only where somebody is heard or listened to, or wants to be.
const fetchVoice = importPart(() => import("./voice-parts"));

export const VoiceChoices = fetchedPart(fetchVoice, (part) => part.VoiceChoices);
export const VoiceNotices = fetchedPart(fetchVoice, (part) => part.VoiceNotices);

/** Fetches the panels before they are wanted, so that they open at once, and without a network. */
export function fetchPanels(): void {
  // That it cannot be done now is told to those who open one.
  void Promise.allSettled([fetchMemoryPanel(), fetchQRDialog(), fetchVoice()]);
}
