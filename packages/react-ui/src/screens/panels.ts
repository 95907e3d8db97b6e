import { fetchVoice } from "../blocks/Voice/lazy-voice";
import { fetchedPart } from "../shared/fetched-part";

// Few visitors open these, and not at first: they are loaded on demand.
const fetchMemoryPanel = () => import("../blocks/MemoryPanel/MemoryPanel");
const fetchQRDialog = () => import("../primitives/QRDialog/QRDialog");
const fetchLive = () => import("../blocks/Live");

export const MemoryPanel = fetchedPart(fetchMemoryPanel, (part) => part.MemoryPanel);
export const QRDialog = fetchedPart(fetchQRDialog, (part) => part.QRDialog);
export const LiveDesk = fetchedPart(fetchLive, (part) => part.LiveDesk);
export const ModeSwitch = fetchedPart(fetchLive, (part) => part.ModeSwitch);

/** Fetches the panels in advance, so that they open at once, also without a network. */
export function fetchPanels(): void {
  // A failure is shown when the panel is opened.
  void Promise.allSettled([fetchMemoryPanel(), fetchQRDialog(), fetchVoice()]);
}
