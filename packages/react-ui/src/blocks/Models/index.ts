export { ModelsNotice } from "./ModelsNotice";
export { RepliesDialog } from "./RepliesDialog";
export { RepliesEntry } from "./RepliesEntry";
