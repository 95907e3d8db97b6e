import { createModels, type ModelsActorRef } from "@archive-of-minds/core";
import type { createProviders } from "./providers";

type Providers = Awaited<ReturnType<typeof createProviders>>;

/** The models of the chat and of the Chat Room, with one choice for both. */
export function openModels({ chat, room }: Providers): ModelsActorRef {
  return createModels({ languageModels: [chat.languageModel, room.languageModel], settingsStore: chat.settingsStore });
}
