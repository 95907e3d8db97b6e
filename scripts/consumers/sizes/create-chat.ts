import { createChat } from "@archive-of-minds/core";
import { echo } from "./echo";

const chat = createChat({ providers: { languageModel: echo } });
chat.on("reply.finished", ({ message }) => console.log(message.text));
