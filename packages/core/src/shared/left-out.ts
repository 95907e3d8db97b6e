import type { ConversationLog, SettingsStore } from "../contracts";

/** The default log: everything counts as recorded. */
export const noLog: ConversationLog = {
  health: () => Promise.resolve({ success: true, value: { store: "none" } }),
  log: ({ exchangeId }) => Promise.resolve({ success: true, value: { exchangeId } }),
  list: () => Promise.resolve({ success: true, value: { conversations: [] } }),
  clear: () => Promise.resolve({ success: true, value: { deleted: 0 } }),
  clearAll: () => Promise.resolve({ success: true, value: { deleted: 0 } }),
  forgetVisitor: () => Promise.resolve({ success: true, value: { deleted: 0 } }),
  onDelivered: () => () => {},
};

/** The default settings store: stores nothing. */
export const noSettings: SettingsStore = { read: () => null, write: () => {} };
