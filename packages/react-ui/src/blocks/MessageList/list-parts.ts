export { DeleteDialog } from "./DeleteDialog";
export { HiddenMessages } from "./HiddenMessages";
export { JumpToNewest } from "./JumpToNewest";
