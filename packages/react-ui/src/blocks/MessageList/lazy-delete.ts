import { lazyPart } from "../../shared/lazy-part";

export const fetchDeleteDialog = () => import("./DeleteDialog");

export const DeleteDialog = lazyPart(fetchDeleteDialog, (part) => part.DeleteDialog);
