/** Loaded as one module, only where there are live agents. */
export { LiveDesk } from "./LiveDesk";
export { ModeSwitch } from "./ModeSwitch";
