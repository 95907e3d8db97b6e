/** Loaded as one module, only where there are live agents. */
export { LiveView } from "./LiveView";
export { ModeSwitch } from "./ModeSwitch";
