// What each session of a page holds, and how it lets go. Each is a module of its own, and reads states and tags only: a page
// does not load what concerns the sessions it has not.
export { camera } from "./members/camera";
export { chat } from "./members/chat";
export { chatRoom } from "./members/chat-room";
export { memoryBank } from "./members/memory-bank";
export { voiceAgent } from "./members/voice-agent";
export { yourData } from "./members/your-data";
