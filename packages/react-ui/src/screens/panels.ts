import { fetchListParts } from "../blocks/MessageList/lazy-list-parts";
import { fetchSettings } from "../blocks/Settings/lazy-settings";
import { fetchVoice } from "../blocks/Voice/lazy-voice";
import { fetchAhead, lazyPart } from "../shared/lazy-part";

// Few visitors open these, and not at first: they are loaded on demand.
const fetchMemoryPanel = () => import("../blocks/MemoryPanel/MemoryPanel");
const fetchQRDialog = () => import("../primitives/QRDialog/QRDialog");
const fetchLive = () => import("../blocks/Live");
const fetchNotices = () => import("./ControlNotices");
const fetchReplyNotices = () => import("../blocks/Notices/reply-notices");
const fetchVoiceOnlyView = () => import("./VoiceOnlyView");

export const ControlNotices = lazyPart(fetchNotices, (part) => part.ControlNotices);
export const MemoryPanel = lazyPart(fetchMemoryPanel, (part) => part.MemoryPanel);
export const QRDialog = lazyPart(fetchQRDialog, (part) => part.QRDialog);
export const PictureNotice = lazyPart(fetchReplyNotices, (part) => part.PictureNotice);
export const ReplyNotice = lazyPart(fetchReplyNotices, (part) => part.ReplyNotice);
export const LiveView = lazyPart(fetchLive, (part) => part.LiveView);
export const VoiceOnlyView = lazyPart(fetchVoiceOnlyView, (part) => part.VoiceOnlyView);
export const ModeSwitch = lazyPart(fetchLive, (part) => part.ModeSwitch);

/** Fetches the panels in advance, so that they open at once, also without a network. */
export function fetchPanels(): void {
  // A failure is shown when the panel is opened.
  void Promise.allSettled([
    fetchAhead(fetchNotices),
    fetchAhead(fetchReplyNotices),
    fetchAhead(fetchMemoryPanel),
    fetchAhead(fetchQRDialog),
    fetchAhead(fetchVoice),
    fetchAhead(fetchVoiceOnlyView),
    fetchAhead(fetchSettings),
    fetchAhead(fetchListParts),
  ]);
}
