export { closeChatRoom, createChatRoom } from "@archive-of-minds/core";
export { ChatRoomScreen } from "@archive-of-minds/react-ui";
