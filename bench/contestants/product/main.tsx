// `<CharacterChat>` with its stylesheet, as a team embeds it: built outside this repository, from the packed packages.
import {
  createChat,
  tesla,
  type ChatActorRef,
  type LanguageModel,
  type MemoryStore,
  type Message,
} from "@archive-of-minds/core";
import { CharacterChat } from "@archive-of-minds/react-ui";
import "@archive-of-minds/react-ui/styles.css";
import { createRoot, type Root } from "react-dom/client";

/** The deltas of the next reply. */
let source: AsyncIterable<string> = noDeltas();

async function* noDeltas() {}

const languageModel: LanguageModel = {
  name: "Harness",
  kind: "remote",
  stream: () => source,
  complete: () => Promise.reject(new Error("The bench asks for no whole reply.")),
};

const toMessage = ({ id, role, text, createdAt }: Msg): Message => ({
  id,
  conversationId: tesla.id,
  author: role === "user" ? "user" : tesla.id,
  text,
  createdAt: new Date(createdAt).toISOString(),
  hasImage: false,
});

/** A store with the history already read. It hands the history over once, so that the heap holds no second list. */
function preloadedStore(history: readonly Msg[]): MemoryStore {
  let messages: readonly Message[] = history.map(toMessage);
  const metadata = { createdAt: new Date(0).toISOString(), totalInteractions: messages.length, lastInteraction: null };
  return {
    remove: () => Promise.resolve(),
    load() {
      const loaded = messages;
      messages = [];
      return Promise.resolve({ messages: loaded, metadata, durability: "indexedDB" });
    },
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
      // The harness has typed a text.
      document.querySelector<HTMLButtonElement>(".aom-composer button[type=submit]")!.click();
    });
  },
  typeTarget: ".aom-composer textarea",
  unmount() {
    root.unmount();
    chat.stop();
  },
};
