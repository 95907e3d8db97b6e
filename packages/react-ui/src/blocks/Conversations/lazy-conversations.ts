import { lazyPart } from "../../shared/lazy-part";

// Loaded when the page is idle, or when the menu is opened.
export const fetchNewConversation = () => import("./NewConversation");

export const NewConversation = lazyPart(fetchNewConversation, (part) => part.NewConversation);
