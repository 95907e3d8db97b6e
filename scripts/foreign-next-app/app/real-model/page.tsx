"use client";

import { createChat } from "@archive-of-minds/core";
import { createBackendLanguageModel } from "@archive-of-minds/core/providers/backend";
import { CharacterChat } from "@archive-of-minds/react-ui";

const chat = createChat({ providers: { languageModel: createBackendLanguageModel() } });

export default function Page() {
  return <CharacterChat chat={chat} />;
}
