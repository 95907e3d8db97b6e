import {
  createChat,
  tesla,
  type ChatActorRef,
  type LanguageModel,
  type MemoryStore,
  type Message,
} from "@archive-of-minds/core";
import { CharacterChat } from "@archive-of-minds/react-ui";
import { createRoot, type Root } from "react-dom/client";

/** The deltas of the reply that is asked for next. */
let source: AsyncIterable<string> = noDeltas();

async function* noDeltas() {}

const languageModel: LanguageModel = {
  name: "Harness",
  kind: "remote",
  stream: () => source,
  complete: () => Promise.reject(new Error("Nothing here asks for a whole reply.")),
};

/** A store that holds the history already, as one does that has been read. */
function preloadedStore(history: readonly Msg[]): MemoryStore {
  const messages: readonly Message[] = history.map(({ id, role, text, createdAt }) => ({
    id,
    conversationId: tesla.id,
    author: role === "user" ? "user" : tesla.id,
    text,
    createdAt: new Date(createdAt).toISOString(),
    hasImage: false,
  }));
  const metadata = { createdAt: new Date(0).toISOString(), totalInteractions: messages.length, lastInteraction: null };
  return {
    remove: () => Promise.resolve(),
    load: () => Promise.resolve({ messages, metadata, durability: "indexedDB" }),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
    clear: () => Promise.resolve(),
    watch: () => () => {},
  };
}

let root: Root;
let chat: ChatActorRef;
let memoryStore: MemoryStore;

window.bench = {
  prepare(history) {
    memoryStore = preloadedStore(history);
  },
  mount() {
    chat = createChat({ characterId: tesla.id, providers: { languageModel, memoryStore } });
    root = createRoot(document.getElementById("root")!);
    root.render(<CharacterChat chat={chat} />);
  },
  startStream(deltas) {
    source = deltas;
    return new Promise((resolve) => {
      const { unsubscribe } = chat.on("reply.finished", () => {
        unsubscribe();
        resolve();
      });
      chat.send({ type: "message.send", text: "go" });
    });
  },
  typeTarget: ".aom-composer textarea",
  unmount() {
    root.unmount();
    chat.stop();
  },
};
