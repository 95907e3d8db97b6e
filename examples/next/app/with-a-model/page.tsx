"use client";

import { createChat } from "@archive-of-minds/core";
import { createBackendLanguageModel } from "@archive-of-minds/core/providers/backend";
import { createBrowserMemoryStore } from "@archive-of-minds/core/providers/browser";
import { CharacterChat } from "@archive-of-minds/react-ui";
import "@archive-of-minds/react-ui/styles.css";

const languageModel = createBackendLanguageModel();
const chat = createChat({ providers: { languageModel, memoryStore: createBrowserMemoryStore() } });

export default function Page() {
  return <CharacterChat chat={chat} fill="window" shortcuts="page" />;
}
