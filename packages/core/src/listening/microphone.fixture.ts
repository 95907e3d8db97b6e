import { microphoneStatus } from "../chat/microphone-status";
import { createTestChat, type TestChatOptions } from "@archive-of-minds/testing";

/** A chat that is ready, with what its microphone shows. */
export async function openChat(options: TestChatOptions = {}) {
  const test = await createTestChat(options);
  await test.ready();
  const state = () => test.chat.getSnapshot();
  return {
    ...test,
    status: () => microphoneStatus(state()),
    context: () => state().context,
    sent: () =>
      state()
        .context.memory.messages.filter(({ author }) => author === "user")
        .map(({ text }) => text),
    automate: () => test.chat.send({ type: "turnTaking.automate" }),
    answer: async (text: string) => {
      const call = await test.model.nextCall();
      call.say(text);
      call.finish();
      await test.ready();
    },
  };
}

/** Waits until everything that was promised has happened. */
export const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
