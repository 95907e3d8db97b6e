import { createChat } from "@archive-of-minds/core";
import { ChatProvider, useComposer } from "@archive-of-minds/react-ui";
import { createRoot } from "react-dom/client";
import { echo } from "./echo";

function Composer() {
  const { draft, change, send } = useComposer();
  return (
    <form onSubmit={send}>
      <input value={draft} onChange={({ currentTarget }) => change(currentTarget.value)} />
    </form>
  );
}

createRoot(document.body).render(
  <ChatProvider chat={createChat({ providers: { languageModel: echo } })}>
    <Composer />
  </ChatProvider>,
);
