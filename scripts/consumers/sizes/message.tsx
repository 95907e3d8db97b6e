import type { Message as ChatMessage } from "@archive-of-minds/core";
import { Message } from "@archive-of-minds/react-ui";
import { createRoot } from "react-dom/client";

const message: ChatMessage = {
  id: "message-1",
  conversationId: "tesla",
  author: "tesla",
  text: "A wave.",
  createdAt: "2026-01-01T12:00:00.000Z",
  hasImage: false,
};

createRoot(document.body).render(<Message message={message} characterName="Tesla" />);
