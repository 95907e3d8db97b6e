export { SettingsDialog } from "./SettingsDialog";
export { SettingsEntry } from "./SettingsEntry";
