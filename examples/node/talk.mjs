import { createChat } from "@archive-of-minds/core";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";

const languageModel = createBuiltInLanguageModel({ corpora: builtInCorpora });
const chat = createChat({ providers: { languageModel }, characterId: "hypatia" });

chat.on("reply.finished", ({ message }) => {
  console.log(message.text);
  chat.stop();
});
chat.on("reply.failed", ({ failure }) => console.warn(failure.reason));
chat.send({ type: "message.send", text: "What is a cone?" });
