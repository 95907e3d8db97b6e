// What each session of a page holds, and how it releases it. Each has its own module that reads states and tags only, so
// that a page loads only the code of its own sessions.
export { camera } from "./members/camera";
export { chat } from "./members/chat";
export { chatRoom } from "./members/chat-room";
export { memoryBank } from "./members/memory-bank";
export { voiceAgent } from "./members/voice-agent";
export { yourData } from "./members/your-data";
