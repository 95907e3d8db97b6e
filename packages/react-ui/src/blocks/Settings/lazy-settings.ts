import { lazyPart } from "../../shared/lazy-part";

// Loaded when the page is idle, or when the menu is opened.
export const fetchSettings = () => import(".");

export const SettingsDialog = lazyPart(fetchSettings, (part) => part.SettingsDialog);
export const SettingsEntry = lazyPart(fetchSettings, (part) => part.SettingsEntry);
