import { createChat } from "@archive-of-minds/core";
import { createBrowserMemoryStore } from "@archive-of-minds/core/providers/browser";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import { CharacterChat } from "@archive-of-minds/react-ui";
import "@archive-of-minds/react-ui/styles.css";

// Outside React: a session outlives the components that show it.
const languageModel = createBuiltInLanguageModel({ corpora: builtInCorpora });
const chat = createChat({ providers: { languageModel, memoryStore: createBrowserMemoryStore() } });

export const Chat = () => <CharacterChat chat={chat} landmark="region" headingLevel={2} />;
