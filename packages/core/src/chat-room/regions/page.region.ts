import { chatRoomSetup } from "../chat-room.setup";

/** Whether the visitor can see the page. A room that is heard continues while the page is hidden. */
export const pageRegion = chatRoomSetup.createStateConfig({
  initial: "revealed",
  states: {
    revealed: { on: { "page.conceal": "concealed" } },
    concealed: { on: { "page.reveal": "revealed" } },
  },
});
