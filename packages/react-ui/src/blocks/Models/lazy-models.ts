import { lazyPart } from "../../shared/lazy-part";

// Loaded only where there are models to choose from.
const fetchModels = () => import(".");

export const ModelsNotice = lazyPart(fetchModels, (part) => part.ModelsNotice);
export const RepliesDialog = lazyPart(fetchModels, (part) => part.RepliesDialog);
export const RepliesEntry = lazyPart(fetchModels, (part) => part.RepliesEntry);
