import type { ServerCapabilities } from "@archive-of-minds/core/providers/backend";

/** Without a server the product still works, with its built-in model. */
export const keyless: ServerCapabilities = {
  languageModels: { reply: null, room: null },
  takesPictures: true,
  voices: [],
  speechModel: null,
  speechSettings: {},
  replyFirstWordSeconds: 30,
  agents: [],
  liveAgents: false,
  accessCodeHint: null,
  publicUrl: null,
};
