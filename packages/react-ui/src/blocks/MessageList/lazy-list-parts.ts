import { lazyPart } from "../../shared/lazy-part";

// Nobody needs these on the first screen.
export const fetchListParts = () => import("./list-parts");

export const DeleteDialog = lazyPart(fetchListParts, (part) => part.DeleteDialog);
export const HiddenMessages = lazyPart(fetchListParts, (part) => part.HiddenMessages);
export const JumpToNewest = lazyPart(fetchListParts, (part) => part.JumpToNewest);
