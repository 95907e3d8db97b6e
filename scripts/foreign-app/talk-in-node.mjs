// The headless package alone, in bare Node: no React, no DOM.
import { createChat } from "@archive-of-minds/core";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";

if (typeof window !== "undefined") throw new Error("This is no bare Node.");
const chat = createChat({ providers: { languageModel: createBuiltInLanguageModel({ corpora: builtInCorpora }) } });
const answered = new Promise((resolve, reject) => {
  chat.on("reply.finished", ({ message }) => resolve(message.text));
  chat.on("reply.failed", ({ failure }) => reject(new Error(failure.message)));
});
const ask = ({ unsubscribe }) => {
  if (!chat.getSnapshot().can({ type: "message.send", text: "Who are you?" })) return;
  unsubscribe();
  chat.send({ type: "message.send", text: "Who are you?" });
};
const subscription = chat.subscribe(() => ask(subscription));
process.stdout.write(`in bare Node: ${await answered}\n`);
chat.stop();
