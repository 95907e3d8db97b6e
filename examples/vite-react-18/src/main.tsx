import { createChat } from "@archive-of-minds/core";
import { createBrowserMemoryStore } from "@archive-of-minds/core/providers/browser";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import { CharacterChat } from "@archive-of-minds/react-ui";
import "@archive-of-minds/react-ui/styles.css";
import { createRoot } from "react-dom/client";

const languageModel = createBuiltInLanguageModel({ corpora: builtInCorpora });
const chat = createChat({ providers: { languageModel, memoryStore: createBrowserMemoryStore() } });

createRoot(document.body).render(<CharacterChat chat={chat} fill="window" shortcuts="page" />);
