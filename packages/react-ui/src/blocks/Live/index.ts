/** Fetched as one, and only where there are live agents. */
export { LiveDesk } from "./LiveDesk";
export { ModeSwitch } from "./ModeSwitch";
