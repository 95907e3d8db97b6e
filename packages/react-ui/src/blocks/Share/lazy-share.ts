import { lazyPart } from "../../shared/lazy-part";

export const fetchShareDialog = () => import("./ShareDialog");

export const ShareDialog = lazyPart(fetchShareDialog, (part) => part.ShareDialog);
